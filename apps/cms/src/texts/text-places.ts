import type { Payload } from 'payload';
import { publicRead } from '../access/rules.ts';
import { isOpenJob } from '../open-jobs.ts';

/** Where texts are read that stand on no screen of a fixed address, by path on the site; what is missing there is not online. */
export type TextPlaces = { applyForm?: string; quote?: string; coverQuestions?: string };

/** As many pages are looked through: whoever has more of them finds the questions by the page itself. */
const mostPages = 200;

/** The form for a job that is open, the prices of a product and a page with the questions about cover, as they are online. */
export async function textPlaces(payload: Payload): Promise<TextPlaces> {
  // Reviewed: addresses of what is online.
  const [jobs, tables, pages] = await Promise.all([
    payload.find({
      collection: 'jobs',
      where: isOpenJob(),
      sort: '-createdAt',
      ...publicRead,
      limit: 1,
      select: { key: true },
    }),
    payload.find({
      collection: 'rate-tables',
      where: { _status: { equals: 'published' }, validFrom: { less_than_equal: new Date().toISOString() } },
      sort: 'product',
      ...publicRead,
      limit: 1,
      select: { product: true },
    }),
    payload.find({
      collection: 'pages',
      where: { _status: { equals: 'published' } },
      ...publicRead,
      limit: mostPages,
      select: { name: true, sections: true },
    }),
  ]);
  const [job] = jobs.docs;
  const [table] = tables.docs;
  const asking = pages.docs.find(({ sections }) => sections?.some(({ blockType }) => blockType === 'cover_questions'));
  return {
    ...(job && { applyForm: `apply-form/${job.key}` }),
    ...(table && { quote: `quote/${table.product}` }),
    ...(asking && { coverQuestions: asking.name }),
  };
}
