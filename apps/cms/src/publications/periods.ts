import type { Payload } from 'payload';
import { type Departed, departuresOf } from './departures-of.ts';
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
  /** Why it ended, where that had to be decided. */
  departed?: Departed;
};

/** How many acts are read of one subject; older ones stay stored. */
const most = 200;

/** What was online when, of one page, job or global, the newest first (decision 0031). */
export async function periodsOf(payload: Payload, subject: string): Promise<Period[]> {
  const acts = await newestPublications(payload, subject, most);
  const departures = acts.some(({ state }) => state === 'offline') ? await departuresOf(payload, subject) : [];
  return acts.flatMap(({ id, state, at, by, approvedBy, withoutReview }, index) => {
    if (state === 'offline') return [];
    const end = acts[index - 1];
    const departed = end?.state === 'offline' ? departedAt(departures, end.at) : undefined;
    const ended = end && { to: end.at, endedBy: end.by ?? undefined, ...(departed && { departed }) };
    const review = { approvedBy: approvedBy ?? undefined, withoutReview: withoutReview ?? undefined };
    return [{ id, from: at, by: by ?? undefined, ...review, to: undefined, ...ended }];
  });
}

/** What was decided is written in the transaction of the going, moments apart from it. */
const sameActMs = 60_000;

function departedAt(departures: Departed[], at: string): Departed | undefined {
  const apart = (one: Departed) => Math.abs(Date.parse(one.at) - Date.parse(at));
  const [nearest] = departures.filter((one) => apart(one) <= sameActMs).sort((one, other) => apart(one) - apart(other));
  return nearest;
}
