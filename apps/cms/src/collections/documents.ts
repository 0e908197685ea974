import type { CollectionBeforeOperationHook, CollectionConfig } from 'payload';
import { collectionRules } from '../access/rules.ts';
import { adminLanguageOf, label } from '../fields/labels.ts';
import { menuGroups } from '../fields/menu-groups.ts';
import { plainText } from '../fields/text-fields.ts';
import { editionsField, noteEdition } from '../media/document-editions.ts';
import { editionEndpoint } from '../media/edition-endpoint.ts';
import { immutableFileName } from '../media/file-names.ts';
import { newFileReason, noteNewFile, refuseUnseenFile } from '../media/new-file.ts';
import { withPublicAddress } from '../media/picture-address.ts';
import { refuseInfected } from '../media/refuse-infected.ts';
import { refuseRemoteFile } from '../media/refuse-remote-file.ts';
import { leaveOutSameFile, sentFile } from '../media/same-file.ts';
import { incomingUploads, keepUpload, prepareEdit, refuseWithoutStore, removeUpload } from '../media/stored-uploads.ts';
import { filePurgeHooks } from '../purge/file-purge-hooks.ts';
import { refusal } from '../refusal.ts';
import { refuseStaleSave } from '../together/refuse-stale.ts';
import { togetherBar } from '../together/shared-documents.ts';
import { wholeDocument } from '../whole-document.ts';

const purge = filePurgeHooks('documents');

/** Refuses a document that is no PDF inside, whatever its name says (decision D17: PDF by content). */
const refuseOtherThanPdf: CollectionBeforeOperationHook = ({ args, req }) => {
  if (req.file && !isPdf(req.file.data)) {
    const notADocument = label('This file is not a PDF document.', 'هذا الملف ليس مستند PDF.');
    throw refusal(notADocument[adminLanguageOf(req.i18n)], 400);
  }
  if (req.file && !isWhole(req.file.data)) {
    const damaged = label(
      'This PDF is damaged or not complete. Export it again, and upload the new file.',
      'ملف PDF هذا تالف أو غير مكتمل. صدّره من جديد ثم ارفع الملف الجديد.',
    );
    throw refusal(damaged[adminLanguageOf(req.i18n)], 400);
  }
  return args;
};

/** Begun and ended as Payload asks for afterwards, which says so in English alone. */
function isWhole(content: Buffer): boolean {
  const end = content.subarray(-1024).toString('latin1');
  return content.subarray(0, 5).toString('latin1') === '%PDF-' && end.includes('%%EOF') && end.includes('xref');
}

/** A PDF begins with its version, which may stand up to 1 KB into the file. */
function isPdf(content: Buffer): boolean {
  return content.subarray(0, 1024).includes('%PDF-');
}

/** Public PDF documents, such as reports and customer rights. PDF by content, not by name. */
export const documents: CollectionConfig = {
  slug: 'documents',
  labels: { singular: label('Document', 'مستند'), plural: label('Documents', 'المستندات') },
  access: collectionRules(['editor']),
  admin: {
    group: menuGroups.files,
    useAsTitle: 'title',
    defaultColumns: ['title', 'filename', 'updatedAt'],
    listSearchableFields: ['title', 'filename'],
    hideAPIURL: true,
    components: { edit: { beforeDocumentControls: [togetherBar, sentFile] } },
  },
  upload: { staticDir: incomingUploads('documents'), mimeTypes: ['application/pdf'], pasteURL: false },
  hooks: {
    beforeOperation: [
      wholeDocument,
      refuseRemoteFile,
      refuseOtherThanPdf,
      refuseInfected,
      immutableFileName,
      leaveOutSameFile,
      prepareEdit,
      refuseWithoutStore,
    ],
    beforeValidate: [refuseStaleSave],
    beforeChange: [refuseUnseenFile, noteEdition],
    afterChange: [keepUpload, noteNewFile, ...(purge.afterChange ?? [])],
    afterRead: [withPublicAddress],
    afterDelete: [removeUpload, ...(purge.afterDelete ?? [])],
  },
  endpoints: [editionEndpoint],
  fields: [
    plainText('title', label('Title inside the content service', 'العنوان داخل نظام المحتوى')),
    newFileReason,
    editionsField,
    {
      name: 'earlierEditions',
      type: 'ui',
      admin: { disableListColumn: true, components: { Field: '/media/editions-view.tsx#EditionsView' } },
    },
  ],
};
