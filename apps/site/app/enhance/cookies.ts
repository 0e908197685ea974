import { storeChoice } from '#app/browser-storage.ts';

/** As in frame/cookie-bar/cookie-bar.tsx, which reads it before the page is rendered. */
const consentName = 'cookie-consent';

/** The cookie bar and its dialog: every choice is kept and settles the matter (COOKIE-08 to COOKIE-10; decision D17, Cookie bar). */
export function startCookies(): void {
  document.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest<HTMLElement>('[data-cookie-choice], .cookie-settings [role=tab]');
    if (button?.dataset.cookieChoice) choose(button, button.dataset.cookieChoice);
    else if (button) selectTab(button);
  });
  document.addEventListener('keydown', (event) => {
    const tab = (event.target as Element).closest<HTMLElement>('.cookie-settings [role=tab]');
    const next = tab && neighbour(tab, event.key);
    if (!next) return;
    event.preventDefault();
    selectTab(next);
    next.focus();
  });
}

/**
 * What lies over the page comes first by keyboard, behind the skip link: in the HTML it stands at the end, where its
 * bytes delay nothing. In a low window it is not fixed, and is seen at the end (cookie-bar.css).
 */
export function putCookiesFirst(): void {
  const [skipLink, bar] = document.querySelectorAll('.skip-link, .cookie-bar:not(:focus-within)');
  if (bar && getComputedStyle(bar).position === 'fixed') skipLink?.after(bar);
}

function choose(button: HTMLElement, choice: string): void {
  const { dataset } = document.documentElement;
  const wasOpen = dataset.cookies === 'open';
  storeChoice(consentName, choice);
  button.closest('dialog')?.close();
  dataset.cookies = 'settled';
  // Whoever came from the footer is there again.
  if (!wasOpen) return;
  // The button is gone: the keyboard goes on at the top of the content.
  document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
}

function selectTab(selected: HTMLElement): void {
  for (const tab of tabsBeside(selected)) {
    const isSelected = tab === selected;
    tab.ariaSelected = String(isSelected);
    tab.tabIndex = isSelected ? 0 : -1;
    const panel = document.getElementById(tab.getAttribute('aria-controls') ?? '');
    if (panel) panel.hidden = !isSelected;
  }
}

const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };

/** The tab that an arrow key leads to; in Arabic the row runs from right to left. */
function neighbour(tab: HTMLElement, key: string): HTMLElement | undefined {
  const step = steps[key];
  const tabs = tabsBeside(tab);
  const forwards = document.documentElement.dir === 'rtl' ? -1 : 1;
  return step ? tabs.at((tabs.indexOf(tab) + step * forwards) % tabs.length) : undefined;
}

function tabsBeside(tab: HTMLElement): HTMLElement[] {
  return [...(tab.closest('[role=tablist]')?.querySelectorAll<HTMLElement>('[role=tab]') ?? [])];
}
