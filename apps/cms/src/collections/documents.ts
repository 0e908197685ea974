import { join } from 'node:path';
import type { CollectionConfig } from 'payload';
import { collectionRules } from '../access/rules.ts';
import { config } from '../config.ts';
import { label } from '../fields/labels.ts';
import { plainText } from '../fields/text-fields.ts';
import { immutableFileName } from '../media/file-names.ts';
import { refuseOtherThanPdf } from '../media/pdf-only.ts';
import { purgeHooks } from '../purge/purge-hooks.ts';

/** Public PDF documents, such as reports and customer rights. PDF by content, not by name. */
export const documents: CollectionConfig = {
  slug: 'documents',
  labels: { singular: label('Document', 'مستند'), plural: label('Documents', 'المستندات') },
  access: collectionRules(['editor']),
  admin: { group: label('Files', 'الملفات'), useAsTitle: 'title', defaultColumns: ['title', 'filename', 'updatedAt'] },
  upload: { staticDir: join(config.dataDir, 'documents'), mimeTypes: ['application/pdf'], pasteURL: false },
  hooks: { beforeOperation: [refuseOtherThanPdf, immutableFileName], ...purgeHooks('*') },
  fields: [plainText('title', label('Title inside the content service', 'العنوان داخل نظام المحتوى'))],
};
