import type { Payload } from 'payload';
import { newestPublications } from './publication.ts';

/** What stood there from when to when; `to` and `endedBy` are undefined while it stands there. */
export type Period = {
  id: number;
  from: string;
  to?: string;
  by?: string;
  endedBy?: string;
  approvedBy?: string;
  withoutReview?: string;
};

/** How many acts are read of one subject; older ones stay stored. */
const most = 200;

/** What was online when, of one page, job or global, the newest first (decision 0031). */
export async function periodsOf(payload: Payload, subject: string): Promise<Period[]> {
  const acts = await newestPublications(payload, subject, most);
  return acts.flatMap(({ id, state, at, by, approvedBy, withoutReview }, index) => {
    if (state === 'offline') return [];
    const end = acts[index - 1];
    const ended = end && { to: end.at, endedBy: end.by ?? undefined };
    const review = { approvedBy: approvedBy ?? undefined, withoutReview: withoutReview ?? undefined };
    return [{ id, from: at, by: by ?? undefined, ...review, to: undefined, ...ended }];
  });
}
