import type { Language } from '@insurer/contract/language.ts';
import type { Payload, PayloadRequest } from 'payload';
import { publicRead } from '../access/rules.ts';
import { titleOnlineLast } from '../title-online-last.ts';

type Reader = { payload: Payload; transactionID?: PayloadRequest['transactionID'] };
export type JobTitle = Partial<Record<Language, string | null>>;

/** What a job is called in every language, as visitors see it or saw it last: never what somebody wrote since. */
export async function jobTitle({ payload, transactionID }: Reader, id: number): Promise<JobTitle | undefined> {
  const { docs } = await payload.find({
    collection: 'jobs',
    where: { and: [{ id: { equals: id } }, { _status: { equals: 'published' } }] },
    select: { title: true },
    locale: 'all',
    limit: 1,
    // Reviewed: published jobs are public.
    ...publicRead,
    ...(transactionID && { req: { transactionID } }),
  });
  const title = docs[0]?.title ?? (await titleOnlineLast({ payload, transactionID }, { collection: 'jobs', id }));
  // In all languages at once, which Payload's types do not tell.
  return title as JobTitle | undefined;
}
