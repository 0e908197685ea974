import { comparable, wordsOf } from '@insurer/contract/search-words.ts';

/** The words of a question with its answer; they do not change while the page is open. */
const known = new WeakMap<Element, string[]>();
/** Shorter words (am, is, my) say nothing of what is asked. */
const shortest = 3;
/** What an ending adds at most: of "flooded" and of "laptops" the beginning is looked for. */
const longestEnding = 2;
const article = comparable('\u0627\u0644');

/**
 * Shows the questions that say what was typed, letters compared as the site's search compares them, and says how many they
 * are. Every word has to begin one of the question's words, with or without the Arabic article, or go on with an ending.
 */
export function filterQuestions(input: HTMLInputElement): void {
  const part = input.closest('[data-questions]');
  if (!part) return;
  const typed = wordsOf(input.value)
    .map(({ word }) => bare(word))
    .filter(({ length }) => length >= shortest);
  const questions = [...part.querySelectorAll<HTMLDetailsElement>('[data-question]')];
  for (const question of questions) question.hidden = !says(question, typed);
  const count = questions.filter(({ hidden }) => !hidden).length;
  announce(part, input.value, { typed: typed.length > 0, count, total: questions.length });
}

function says(question: Element, typed: readonly string[]): boolean {
  const words = known.get(question) ?? wordsOf(question.textContent).map(({ word }) => bare(word));
  known.set(question, words);
  return typed.every((one) => words.some((word) => word.startsWith(one) || isEnded(one, word)));
}

function isEnded(longer: string, word: string): boolean {
  return word.length >= shortest && longer.length - word.length <= longestEnding && longer.startsWith(word);
}

function bare(word: string): string {
  return word.startsWith(article) && word.length > shortest + 1 ? word.slice(article.length) : word;
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
