import { announce } from './announce.ts';
import { current, isStillHere, type Key, pageOf } from './current-entry.ts';
import { renewFonts } from './late-fonts.ts';
import { linkedPlace } from './linked-anchor.ts';
import { hideOverlay, showOverlaySoon } from './overlay.ts';
import { type LoadedPage, loadPage } from './page-document.ts';
import { attachPage, detachPage } from './page-swap.ts';

export type VisitOptions = {
  /** `push` makes a new entry, `replace` stands in for the present one. */
  history?: 'push' | 'replace';
  /** What was followed: a form that asked for the next page stands above what it asked for before, to where Back leads. */
  from?: Element & { reset?: () => void };
  /** The pages kept for Back are of no use any more: they are in the wrong language. */
  forgets?: boolean;
  /** Runs between the two pages, with the old one still at hand. */
  onSwap?: (previous: Document) => void;
  /** Stay at this height of the page instead of going to its top. */
  scroll?: number;
  /** The element of the new page that gets the focus instead of its heading. */
  focus?: () => HTMLElement | null;
};
type Kept = { scroll: number; content?: Document };

/** Pages that Back can bring back as they were left; more would only cost memory. */
const keptContents = 5;
/** By the key of their entries of the history; a page that was loaded in full has none. */
const kept = new Map<Key, Kept>();
let running: AbortController | undefined;

/** Shows a page of the site. Never rejects: what fails here is loaded by the browser instead. */
export async function visit(address: string, options: VisitOptions = {}): Promise<void> {
  const { history = 'push', forgets } = options;
  if (forgets) kept.clear();
  const page = await load(address, () => (history === 'push' ? location.assign(address) : location.replace(address)));
  if (!page) return;
  try {
    showLoaded(page, options);
  } catch {
    location.assign(page.address);
  }
}

/** Shows a page that is loaded already, for example as the response to a form. */
export function showLoaded(
  page: LoadedPage,
  { history = 'push', from, onSwap, scroll, focus }: VisitOptions = {},
): void {
  const { lang } = document.documentElement;
  from?.reset?.();
  const left = current.key;
  if (history === 'push') current.key = Math.random().toString(36).slice(2);
  // While the page that is left stands: the browser notes its height with the entry, and goes there by itself on the way back.
  window.history[`${history}State`]({ key: current.key }, '', page.address);
  const previous = leave();
  if (history === 'replace') kept.delete(left);
  else keep(left, previous);
  show(page.content);
  // A page that replaces itself is being read: its letters stay as they are. In another language all are others.
  if (history === 'push' || lang !== document.documentElement.lang) renewFonts();
  if (previous.content) onSwap?.(previous.content);
  arrive(scroll, focus?.());
}

/**
 * Shows the page of the entry to which the browser's Back or Forward led.
 * @throws when that cannot be shown
 */
export async function goBack(key: Key): Promise<void> {
  running?.abort();
  hideOverlay();
  // A step between two places of one page is the browser's.
  if (isStillHere()) return;
  const target = kept.get(key);
  const address = location.href;
  const page = target?.content ? { content: target.content, address } : await load(address, () => location.reload());
  if (!page) return;
  keep(current.key, leave());
  current.key = key;
  // The server may have sent us on, for example to the other language.
  if (page.address !== location.href) history.replaceState({ key }, '', page.address);
  show(page.content);
  arrive(target?.scroll);
}

async function load(address: string, otherwise: () => void): Promise<LoadedPage | undefined> {
  running?.abort();
  const own = new AbortController();
  running = own;
  showOverlaySoon();
  try {
    const page = await loadPage(address, own.signal);
    return own.signal.aborted ? undefined : page;
  } catch {
    if (!own.signal.aborted) otherwise();
    return undefined;
  } finally {
    if (running === own) hideOverlay();
  }
}

/** The browser's own heights stay in force: between two places of one page they are all there is. */
function leave(): Kept {
  return { scroll: scrollY, content: detachPage() };
}

function keep(key: Key, page: Kept): void {
  kept.delete(key);
  kept.set(key, page);
  for (const [oldKey, { scroll }] of [...kept].slice(0, -keptContents)) kept.set(oldKey, { scroll });
}

function show(content: Document): void {
  attachPage(content);
  current.page = pageOf(location.href);
  current.onPage();
}

/** Where the visitor is put: at the place named in the address, at the height where they were, or at the top. */
function arrive(scroll = 0, place?: HTMLElement | null): void {
  const named = linkedPlace();
  if (named) named.place.scrollIntoView();
  else scrollTo({ top: scroll, behavior: 'instant' });
  focusOn(place ?? named?.focus ?? document.querySelector('main h1') ?? document.querySelector('main'));
  place?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  announce(document.title);
}

/** Gives the focus also to what no key reaches, such as a heading, and moves nothing. */
export function focusOn(place: HTMLElement | null): void {
  if (place?.tabIndex === -1) place.setAttribute('tabindex', '-1');
  place?.focus({ preventScroll: true });
}
