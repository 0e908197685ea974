import { type CollectionBeforeValidateHook, type PayloadRequest, ValidationError } from 'payload';
import { type Label, label } from './fields/labels.ts';
import { inLanguageOf } from './fields/text-fields.ts';
import { newestPublications } from './publications/publication.ts';

type Row = { id: number; _status?: string; key?: string | null };

export const keyLabel = label('Key in the address', 'المعرّف في العنوان');
const stays = label(
  'The job was public under “{key}”, which stays as it is: links and applications lead there. Duplicate the job for another key.',
  'نُشرت الوظيفة بالمعرّف «{key}» فيبقى كما هو، لأن الروابط وطلبات التوظيف تقود إليه. انسخ الوظيفة إذا أردت معرّفًا آخر.',
);

/**
 * Refuses another key of a job that visitors have had: nothing leads on from its address, in bookmarks, mails and applications. What the
 * service writes by itself, as imports, is not asked.
 * @throws ValidationError at the key
 */
export const keepPublicKey: CollectionBeforeValidateHook = async ({ data, originalDoc, req }) => {
  const id = originalDoc?.id;
  if (!req.user || id === undefined || data?.key === undefined) return data;
  const known = await publicKey(req, id);
  if (!known || data.key === known) return data;
  const said: Label = label(
    stays.en.replace('{key}', () => known),
    stays.ar.replace('{key}', () => known),
  );
  const error = { path: 'key', label: inLanguageOf(req, keyLabel), message: inLanguageOf(req, said) };
  throw new ValidationError({ collection: 'jobs', id, errors: [error], req }, req.t);
};

/** As the job's own row has it, which a draft never changes; none of one that was never online. */
async function publicKey(req: PayloadRequest, id: number | string): Promise<string | undefined> {
  const row = await req.payload.db.findOne<Row>({ collection: 'jobs', where: { id: { equals: id } }, req });
  const wasOnline =
    row?._status === 'published' || (await newestPublications(req.payload, `jobs/${id}`, 1, req)).length > 0;
  return wasOnline ? (row?.key ?? undefined) : undefined;
}
