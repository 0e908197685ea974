import { isSaid, type Said, saidBy, waysToSay } from '#app/search/said-words.ts';

/** What an element says; it does not change while the page is open. */
const known = new WeakMap<Element, Said>();
/** Where a page says what is covered and what is not, beside the questions. */
const sections = [
  ...['checklist', 'single_blog', 'insurance_plans_report', 'card', 'multiple_title', 'single_blog_dropdown', 'faq'],
  'image_blog',
].map((name) => `[data-section=${name}]`);
/** Their parts that are quoted by themselves, each with the words that quote it. */
const parts = { 'li, section': '', details: 'summary', 'tbody tr': 'th' };
const partSelector = Object.keys(parts).join();
/** More would hide the questions. */
const maxPassages = 4;

/**
 * Shows the questions that say what was typed, and what else of the page does, letters and words compared as the site's search
 * compares them, and says how many they are (decision 0039).
 */
export function filterQuestions(input: HTMLInputElement): void {
  const part = input.closest<HTMLElement>('[data-questions]');
  if (!part) return;
  const ways = waysToSay(input.value, groupsOf(part)).filter((words) => words.length > 0);
  const isTyped = ways.length > 0;
  const says = (element: HTMLElement) => !isTyped || ways.some((words) => isSaid(saidIn(element), words));
  const questions = [...part.querySelectorAll<HTMLDetailsElement>('[data-question]')];
  for (const question of questions) question.hidden = !says(question);
  const count = questions.filter(({ hidden }) => !hidden).length;
  const passages = isTyped ? passagesOf(part).filter(says).slice(0, maxPassages) : [];
  quote(part, passages);
  announce(part, input.value, { isTyped, count, total: questions.length, passages: passages.length });
}

function groupsOf({ dataset }: HTMLElement): string[][] {
  return JSON.parse(dataset.questions || '[]') as string[][];
}

function saidIn(element: HTMLElement): Said {
  const said = known.get(element) ?? saidBy(textOf(element), element.dataset.question ?? '');
  known.set(element, said);
  return said;
}

/** Where one element ends a word does, too: behind a question its verdict follows without a blank. */
function textOf(node: Node): string {
  return node instanceof Text ? node.data : [...node.childNodes].map(textOf).join(' ');
}

/** The outermost parts of the page's other sections. */
function passagesOf(part: HTMLElement): HTMLElement[] {
  const all = sections.flatMap((section) => [...document.querySelectorAll<HTMLElement>(section)]);
  return all
    .filter((section) => !section.contains(part))
    .flatMap((section) => [...section.querySelectorAll<HTMLElement>(partSelector)])
    .filter((one) => !one.parentElement?.closest(`[data-section] :is(${partSelector})`));
}

/** Each in its own words, below the heading of its section, which says whether it is covered; it leads there. */
function quote(part: HTMLElement, passages: readonly HTMLElement[]): void {
  const place = part.querySelector<HTMLElement>('[data-passages]');
  if (!place) return;
  place.hidden = passages.length === 0;
  place.querySelector('ul')?.replaceChildren(...passages.map(quotationOf));
}

function quotationOf(passage: HTMLElement): HTMLElement {
  const section = passage.closest('[data-section]');
  const [, summary = ''] = Object.entries(parts).find(([selector]) => passage.matches(selector)) ?? [];
  const words = (summary && passage.querySelector(summary)) || passage;
  const anchor = passage.id ? passage : (passage.querySelector('[id^=place-]') ?? section);
  const link = document.createElement('a');
  link.href = `#${anchor?.id ?? ''}`;
  link.textContent = section?.querySelector('h2, h3, h4')?.textContent ?? '';
  const quotation = document.createElement('q');
  quotation.textContent = wordsIn(words);
  const entry = document.createElement('li');
  entry.append(link, quotation);
  return entry;
}

/** What it says, behind its own heading where it has one. */
function wordsIn(passage: Element): string {
  const heading = textOf(passage.querySelector('h3, h4, h5') ?? new Text()).trim();
  const words = textOf(passage).replace(/\s+/g, ' ').trim();
  const rest = heading && words.startsWith(heading) ? words.slice(heading.length).trim() : '';
  return rest ? `${heading}: ${rest}` : words;
}

type Found = { isTyped: boolean; count: number; total: number; passages: number };

function announce(part: Element, asked: string, { isTyped, count, total, passages }: Found): void {
  const status = part.querySelector<HTMLElement>('[data-questions-shown]');
  const none = part.querySelector<HTMLElement>('[data-questions-none]');
  const link = none?.querySelector('a');
  if (!status || !none || !link) return;
  const { questionsShown = '', none: noneText = '', elsewhere = '' } = status.dataset;
  const counted = questionsShown.replace('{count}', String(count)).replace('{total}', String(total));
  status.textContent = !isTyped ? '' : count > 0 ? counted : passages > 0 ? elsewhere : noneText;
  none.hidden = count > 0;
  link.search = new URLSearchParams({ q: asked }).toString();
}
