import { wordsOf } from '@insurer/contract/search-words.ts';

/** A word as it is compared; and what is left of it without a letter that is joined to it, or belongs to it. */
type Forms = { sure: [string, ...string[]]; guess: string | undefined };
/** What a question says: of a word that was guessed the beginning may be anything. */
type Said = { words: string[]; guesses: Set<string | undefined> };

/** The words of a question with its answer; they do not change while the page is open. */
const known = new WeakMap<Element, Said>();
/** Shorter words (am, is, my) say nothing of what is asked. */
const shortest = 3;
/** What an ending adds at most: of "flooded" and of "laptops" the beginning is looked for. */
const longestEnding = 2;
/**
 * The Arabic article with what is written together with it, as the search knows it (stems.ts, whose words would be in this
 * script). Where less than three letters are left, as of the hand and of my father, it is a part of the word, or as good as one.
 */
const article = /^\u0648?(?:[\u0628\u0641\u0643]?\u0627\u0644|\u0644\u0644)(?=.{3})/;
/** A joined letter without an article. */
const joined = /^[\u0628\u0641\u0643\u0644\u0648](?=.{3})/;
/** "And", which is the first letter of parents, too. */
const and = '\u0648';

/**
 * Shows the questions that say what was typed, letters compared as the site's search compares them, and says how many they
 * are. Every word has to begin one of the question's words, or of those that mean the same, with or without what Arabic
 * writes together with them, or go on with an ending.
 */
export function filterQuestions(input: HTMLInputElement): void {
  const part = input.closest('[data-questions]');
  if (!part) return;
  const typed = wordsOf(input.value)
    .map(({ word }) => formsOf(word))
    .filter(({ sure: [{ length }] }) => length >= shortest);
  const questions = [...part.querySelectorAll<HTMLDetailsElement>('[data-question]')];
  for (const question of questions) question.hidden = !says(question, typed);
  const count = questions.filter(({ hidden }) => !hidden).length;
  announce(part, input.value, { typed: typed.length > 0, count, total: questions.length });
}

function says(question: HTMLElement, typed: readonly Forms[]): boolean {
  const { words, guesses } = known.get(question) ?? saidBy(question);
  const isSaid = (one: string) => guesses.has(one) || words.some((word) => word.startsWith(one) || isEnded(one, word));
  return typed.every(({ sure, guess }) => sure.some(isSaid) || (guess !== undefined && isSaid(guess)));
}

function saidBy(question: HTMLElement): Said {
  const own = wordsOf(textOf(question)).map(({ word }) => formsOf(word));
  const others = wordsOf(question.dataset.question ?? '').map(({ word }) => formsOf(word));
  const said = {
    words: [...own, ...others].flatMap(({ sure }) => sure),
    guesses: new Set(own.map(({ guess }) => guess)),
  };
  known.set(question, said);
  return said;
}

/** Where one element ends a word does, too: behind a question its verdict follows without a blank. */
function textOf(node: Node): string {
  return node instanceof Text ? node.data : [...node.childNodes].map(textOf).join(' ');
}

function isEnded(longer: string, word: string): boolean {
  // A short word with a long ending is another word.
  const ending = word.length > shortest ? longestEnding : 1;
  return word.length >= shortest && longer.length - word.length <= ending && longer.startsWith(word);
}

function formsOf(word: string): Forms {
  const bare = word.replace(article, '');
  if (bare === word) return { sure: [word], guess: joined.test(word) ? word.slice(1) : undefined };
  return { sure: word.startsWith(and) ? [word, bare] : [bare], guess: undefined };
}

function announce(part: Element, asked: string, of: { typed: boolean; count: number; total: number }): void {
  const status = part.querySelector<HTMLElement>('[data-questions-shown]');
  const none = part.querySelector<HTMLElement>('[data-questions-none]');
  const link = none?.querySelector('a');
  if (!status || !none || !link) return;
  const { questionsShown = '', none: noneText = '' } = status.dataset;
  const counted = questionsShown.replace('{count}', String(of.count)).replace('{total}', String(of.total));
  status.textContent = !of.typed ? '' : of.count > 0 ? counted : noneText;
  none.hidden = of.count > 0;
  link.search = new URLSearchParams({ q: asked }).toString();
}
