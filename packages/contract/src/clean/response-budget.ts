import type { Issue } from '../issue.ts';

/**
 * What is read of one response, in all its texts and lists together: signs that begin a tag or end an element, and entries of
 * lists. A long page of law has some thousands of the first and a hundred of the second; the 5 MB of a response hold more than a
 * million, which would keep the site from everybody else for ten seconds, in each language.
 */
const whole = { tags: 100_000, entries: 5_000 };
const nobodyCounts = { tags: Number.POSITIVE_INFINITY, entries: Number.POSITIVE_INFINITY };

const reasons = {
  tags: 'too much markup: what goes beyond it is shown as its words',
  entries: 'too many entries: what goes beyond them is left out',
};

type Counted = keyof typeof whole;

/** Of the response that is read right now; readers of responses wait for nothing, so there is one at a time. */
let left: Record<Counted, number> = nobodyCounts;
let over = new Set<Counted>();

/**
 * Reads one response with a bound for the markup of all its texts together, what goes beyond it is its words, and for the
 * entries of all its lists together, what goes beyond them is left out.
 *
 * @param issues where it is told
 * @param entries at most, where they are other than those of a page
 */
export function withBudget<Model>(read: () => Model, issues: Issue[] = [], entries = whole.entries): Model {
  [left, over] = [{ ...whole, entries }, new Set()];
  try {
    return read();
  } finally {
    for (const counted of over) issues.push({ path: 'data', reason: reasons[counted] });
    [left, over] = [nobodyCounts, new Set()];
  }
}

/**
 * Takes a text's markup from what is left to its response.
 *
 * @returns how many tags it has
 * @throws RangeError where less is left
 */
export function spendMarkup(html: string): number {
  const tags = html.split('<').length - 1;
  if (tags > left.tags) {
    over.add('tags');
    throw new RangeError('Markup beyond what one response may hold.');
  }
  left.tags -= tags;
  return tags;
}

/** The entries of a list that are left to its response, the first ones. */
export function spendEntries<Entry>(list: readonly Entry[]): readonly Entry[] {
  const taken = list.length > left.entries ? list.slice(0, left.entries) : list;
  if (taken.length < list.length) over.add('entries');
  left.entries -= taken.length;
  return taken;
}
