import type { DefaultServerCellComponentProps } from 'payload';
import { label } from './labels.ts';
import { inLanguageOf } from './text-fields.ts';

const words = {
  published: label('Published', 'منشور'),
  changed: label('Published, with a draft', 'منشور، وله مسودة'),
  draft: label('Draft', 'مسودة'),
};

/**
 * Whether visitors see a page or a job of a list: Payload goes by its versions, of which an earlier one that was public makes what is
 * offline look published, and what lies in the trash looks as it did before.
 */
export async function StatusCell({ collectionSlug, i18n, payload, rowData }: DefaultServerCellComponentProps) {
  const where = { id: { equals: rowData.id } };
  type Stored = { id: number; _status?: string; deletedAt?: string | null };
  const stored = await payload.db.findOne<Stored>({ collection: collectionSlug, where });
  const isOnline = stored?._status === 'published' && !stored.deletedAt;
  const status = !isOnline ? 'draft' : rowData._status === 'draft' ? 'changed' : 'published';
  return <span>{inLanguageOf({ i18n }, words[status])}</span>;
}
