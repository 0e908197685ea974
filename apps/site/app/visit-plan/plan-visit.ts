import { addDays, type Day, daysBetween, earlier } from './days.ts';

/**
 * How the visa counts: one entry; several entries, each with the whole stay; or several entries whose days count
 * together. The visa says which, so it is asked.
 */
export const visaKinds = ['single', 'each', 'together'] as const;
type VisaKind = (typeof visaKinds)[number];

/** What the visitor knows; each figure is from the visa, the policy or the visitor. */
export type Visit = {
  kind: VisaKind;
  entry: Day;
  /** The days that the visa allows. */
  stay: number;
  /** Days of earlier visits on a visa of several entries. */
  spent: number;
  /** The day by which the visa wants the visitor out, whatever the stay. */
  visaEnds?: Day;
  /** The days that the policy covers; undefined: as many as the visa allows. */
  cover?: number;
  /** When the visitor wants to leave; undefined: at the end of the stay. */
  leaves?: Day;
};

/** Days in a row, both ends included. */
export type Span = { from: Day; to: Day; days: number };

export type VisitPlan = {
  lastDay: Day;
  /** Undefined where earlier visits have used the cover up. */
  lastCoveredDay?: Day;
  /** The last day on which the extension is asked for in time. */
  extendBy: Day;
  /** The visit is too short for the company's notice: asked for on entry, the extension is late already. */
  short: boolean;
  /** The days in the Kingdom that no policy covers yet. */
  gap?: Span;
  /** The days beyond what the visa allows. */
  extension?: Span;
};

/**
 * The days that matter in a visit. The day of entry is the first day of stay and cover, and the last day is a day of both;
 * cover ends with the stay at the latest, since an extension is a policy of its own.
 *
 * @param notice how many days before the end the company wants to be asked for an extension
 */
export function planVisit(visit: Visit, notice: number): VisitPlan {
  const { kind, entry, stay, cover = stay, visaEnds, leaves } = visit;
  const spent = kind === 'single' ? 0 : visit.spent;
  const allowed = kind === 'together' ? stay - spent : stay;
  const lastDay = earlier(addDays(entry, allowed - 1), visaEnds);
  const coverEnds = earlier(addDays(entry, Math.max(0, cover - spent) - 1), lastDay);
  const inTime = addDays(coverEnds, -notice);
  const until = leaves ?? lastDay;
  return {
    lastDay,
    ...(coverEnds >= entry && { lastCoveredDay: coverEnds }),
    extendBy: inTime < entry ? entry : inTime,
    short: inTime < entry,
    ...spanAfter(coverEnds, until, 'gap'),
    ...spanAfter(lastDay, until, 'extension'),
  };
}

function spanAfter<Name extends string>(last: Day, until: Day, name: Name): Partial<Record<Name, Span>> {
  if (until <= last) return {};
  const span: Span = { from: addDays(last, 1), to: until, days: daysBetween(last, until) };
  return { [name]: span } as Record<Name, Span>;
}
