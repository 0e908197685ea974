import { isSaid, mostDirect, type Said, saidBy, type Way, waysFound } from '#app/search/said-words.ts';

/** What an element says; it does not change while the page is open. */
const known = new WeakMap<Element, Said>();
/** Where a page says what is covered and what is not, beside the questions. */
const sections = [
  ...['checklist', 'single_blog', 'insurance_plans_report', 'card', 'multiple_title', 'single_blog_dropdown', 'faq'],
  'image_blog',
].map((name) => `[data-section=${name}]`);
/** Their parts that are quoted by themselves, each with the words that quote it. A row of links says nothing of cover. */
const parts = { 'li, section': '', details: 'summary', 'tbody tr:not(:has(.button))': 'th', '.prose p': '' };
const partSelector = Object.keys(parts).join();
/**
 * What stands in a part and is none of its words: what voices alone read, and what leads elsewhere. A clause decides more than one
 * question: that a toothache is covered is no answer to who asks for the dialysis of the same sentence.
 */
const unquoted = '.visually-hidden, .button, .text-link, button, .clause';
/** The groups of an element, parsed once. */
const groupsIn = new WeakMap<Element, string[][]>();

/**
 * Shows the questions that say what was typed, and what else of the page does, letters and words compared as the site's search
 * compares them, and says how many they are (decision 0039).
 */
export function filterQuestions(input: HTMLInputElement): void {
  const part = input.closest<HTMLElement>('[data-questions]');
  if (!part) return;
  const questions = [...part.querySelectorAll<HTMLDetailsElement>('[data-question]')];
  const others = passagesOf(part);
  const isFound = (way: Way) => [...questions, ...others].some((one) => isSaid(saidIn(one), way));
  const ways = waysFound(input.value, groupsOf(part), isFound);
  const isTyped = ways.length > 0;
  for (const question of questions) question.hidden = isTyped && !ways.some((way) => isSaid(saidIn(question), way));
  const count = questions.filter(({ hidden }) => !hidden).length;
  const passages = mostDirect(others, ways, saidIn);
  quote(part, passages);
  announce(part, input.value, { isTyped, count, total: questions.length, passages: passages.length });
}

function groupsOf(part: HTMLElement): string[][] {
  const groups = groupsIn.get(part) ?? (JSON.parse(part.dataset.questions || '[]') as string[][]);
  groupsIn.set(part, groups);
  return groups;
}

function saidIn(element: HTMLElement): Said {
  const said = known.get(element) ?? saidBy(textOf(element), element.dataset.question ?? '');
  known.set(element, said);
  return said;
}

/** Where one element ends a word does, too: behind a question its verdict follows without a blank. */
function textOf(node: Node): string {
  if (node instanceof Element && node.matches(unquoted)) return '';
  return node instanceof Text ? node.data : [...node.childNodes].map(textOf).join(' ');
}

/** The outermost parts of the page's other sections that have a heading, paragraphs behind all that is listed. */
function passagesOf(part: HTMLElement): HTMLElement[] {
  const passages = sections
    .flatMap((section) => [...document.querySelectorAll<HTMLElement>(section)])
    .filter((section) => !section.contains(part) && headingOf(section))
    .flatMap((section) => [...section.querySelectorAll<HTMLElement>(partSelector)])
    .filter(isOutermost);
  return [...passages.filter((one) => !one.matches('p')), ...passages.filter((one) => one.matches('p'))];
}

/** The heading of a section itself, not of one of its parts nor of its text. */
function headingOf(section: Element): HTMLElement | undefined {
  return [...section.querySelectorAll<HTMLElement>('h2, h3, h4')].find(
    (one) => isOutermost(one) && !one.closest('.prose'),
  );
}

function isOutermost(one: Element): boolean {
  return !one.parentElement?.closest(`[data-section] :is(${partSelector})`);
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
  const heading = section && headingOf(section);
  link.textContent = heading ? textOf(heading).trim() : '';
  const quotation = document.createElement('q');
  quotation.textContent = wordsIn(words);
  if (heading) sayLanguage(link, heading);
  sayLanguage(quotation, words);
  const entry = document.createElement('li');
  entry.append(link, quotation);
  return entry;
}

/** A text in the other language says so inside of what is quoted. */
function sayLanguage(element: HTMLElement, of: Element): void {
  const texts = document.createTreeWalker(of, NodeFilter.SHOW_TEXT, ({ textContent }) =>
    textContent?.trim() ? NodeFilter.FILTER_ACCEPT : NodeFilter.FILTER_SKIP,
  );
  const said = (texts.nextNode()?.parentElement ?? of).closest<HTMLElement>('[lang]');
  if (!said) return;
  element.lang = said.lang;
  element.dir = said.dir;
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
  const { questionsShown = '', andElsewhere = '', none: noneText = '', elsewhere = '' } = status.dataset;
  const counted = (passages > 0 ? andElsewhere : questionsShown)
    .replace('{count}', String(count))
    .replace('{total}', String(total))
    .replace('{passages}', String(passages));
  status.textContent = !isTyped ? '' : count > 0 ? counted : passages > 0 ? elsewhere : noneText;
  none.hidden = count > 0;
  link.search = new URLSearchParams({ q: asked }).toString();
}
