import type { Issue } from '../issue.ts';

/**
 * Signs that begin a tag or end an element, in all texts of one response. A long page of law has some thousands; the 5 MB of a
 * response hold more than a million, which would keep the site from everybody else for ten seconds, in each language.
 */
const tagsOfResponse = 100_000;

/** Of the response that is read right now; readers of responses wait for nothing, so there is one at a time. */
let left = Number.POSITIVE_INFINITY;
let isOver = false;

/**
 * Reads one response with a bound for the markup of all its texts together: what goes beyond it is its words.
 *
 * @param issues where it is told
 */
export function withMarkupBudget<Model>(read: () => Model, issues: Issue[] = []): Model {
  [left, isOver] = [tagsOfResponse, false];
  try {
    return read();
  } finally {
    if (isOver) issues.push({ path: 'data', reason: 'too much markup: what goes beyond it is shown as its words' });
    [left, isOver] = [Number.POSITIVE_INFINITY, false];
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
  if (tags > left) {
    isOver = true;
    throw new RangeError('Markup beyond what one response may hold.');
  }
  left -= tags;
  return tags;
}
