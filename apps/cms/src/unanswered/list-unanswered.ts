import type { Language } from '@insurer/contract/language.ts';
import { wordsOf } from '@insurer/contract/search-words.ts';
import type { Payload } from 'payload';
import { daysBefore } from '../riyadh-days.ts';
import { collection } from './count-unanswered.ts';

/** Words that nothing was found for on the site, how often, and on which day last. */
export type Unanswered = { words: string; language: Language; count: number; last: string };

/** The days that the lists look back. */
const shownDays = 30;
/** Rows that are added up at most, the most asked first: enough for weeks of a busy site. */
const maxRows = 5_000;

/**
 * What visitors looked for in vain in the last 30 days, the most asked first. Words that stand among the synonyms by now
 * are left out.
 */
export async function listUnanswered(payload: Payload, now = new Date()): Promise<Unanswered[]> {
  const where = { day: { greater_than: daysBefore(now, shownDays) } };
  const [{ docs }, known] = await Promise.all([
    payload.db.find<Row>({ collection, where, sort: '-count', limit: maxRows, pagination: false }),
    wordsOfSynonyms(payload),
  ]);
  const found = new Map<string, Unanswered>();
  for (const { words, language, count, day } of docs) {
    if (known.has(words)) continue;
    const key = `${language} ${words}`;
    const { count: before = 0, last = day } = found.get(key) ?? {};
    found.set(key, { words, language, count: before + count, last: day > last ? day : last });
  }
  return [...found.values()].sort((one, other) => other.count - one.count || one.words.localeCompare(other.words));
}

type Row = { words: string; language: Language; count: number; day: string };

async function wordsOfSynonyms(payload: Payload): Promise<Set<string>> {
  // Reviewed: what visitors searched for is compared with it, and nothing of it is shown.
  const { synonyms } = await payload.findGlobal({ slug: 'site-settings', depth: 0, overrideAccess: true });
  return new Set((synonyms ?? []).flatMap(({ words }) => (words ?? []).map(comparablePhrase)));
}

/** Where the list of all of them has one, for links. */
export function anchorOf({ language, words }: Pick<Unanswered, 'language' | 'words'>): string {
  return `${language}-${words.replaceAll(' ', '-')}`;
}

/** A phrase as the counts have it. */
export function comparablePhrase(phrase: string): string {
  return wordsOf(phrase)
    .map(({ word }) => word)
    .join(' ');
}
