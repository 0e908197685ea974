import { current, isStillHere } from './current-entry.ts';
import { formAddress, linkAddress } from './in-site.ts';
import type { VisitOptions } from './navigate.ts';
import { hideOverlay, showOverlaySoon } from './overlay.ts';

type Navigation = typeof import('./navigate.ts');

let loaded: Navigation | undefined;

/**
 * Follows links, filter forms and the browser's Back inside the site without a full load: the loading overlay
 * shows (PAGE-20), the page is swapped, the title is announced and the focus goes to the heading. Whatever is
 * out of the ordinary is left to the browser.
 */
export function startNavigation(onPage: () => void): void {
  current.onPage = onPage;
  document.addEventListener('click', (event) => follow(event, linkAddress(event)));
  document.addEventListener('submit', (event) => follow(event, formAddress(event)));
  // At once: the next step may follow, and the browser puts the window at another height.
  addEventListener('popstate', ({ state }) => {
    if (loaded) loaded.goBack(state?.key).catch(() => location.reload());
    // A window that has shown one page alone has none to put back.
    else if (!isStillHere()) location.reload();
  });
  // A page that comes back from the browser's own cache must not come back covered.
  addEventListener('pageshow', (event) => event.persisted && hideOverlay());
}

/** What shows a page in the place of another: nobody needs it who reads one page alone (decision 0048). */
export async function loadNavigation(): Promise<Navigation> {
  loaded ??= await import('./navigate.ts');
  return loaded;
}

/** Shows a page of the site. Never rejects: what fails here is loaded by the browser instead. */
export async function goTo(address: string, options: VisitOptions): Promise<void> {
  showOverlaySoon();
  try {
    await (await loadNavigation()).visit(address, options);
  } catch {
    location.assign(address);
  }
}

function follow(event: Event, address: string | undefined): void {
  if (address === undefined) return;
  event.preventDefault();
  const from = event.target as Element;
  void goTo(address, { history: address === location.href ? 'replace' : 'push', from });
}
