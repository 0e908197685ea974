import { enhanceCarousels } from './carousel.ts';
import { putCookiesFirst, startCookies } from './cookies.ts';
import { startDialogs } from './dialogs.ts';
import { startDownloads } from './downloads.ts';
import { returnToStoredLanguage, startLanguageSwitch } from './language.ts';
import { startLinkedAnchors } from './linked-anchor.ts';
import { startMenus } from './menus.ts';
import { guardTokenPages } from './needs-token.ts';
import { startQuestionFilters } from './question-filters.ts';
import { loadNavigation, startNavigation } from './start-navigation.ts';

const formParts = 'form[data-form], [data-date], [data-notice], [data-answer], [data-my-requests], [data-link]';
const nearing = ['pointerover', 'focusin'];
let formScreens: Promise<typeof import('./form-screens.ts')> | undefined;

/** Scripts that only help to use a page wait until it is seen: on a slow line they would delay what it shows. */
const firstPaint = new Promise<unknown>((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

/** What has to look at the page itself: once at the start, and again after every page that is swapped in. */
function onPage(): void {
  guardTokenPages();
  putCookiesFirst();
  // Once loaded it is told of every page: a form that is left may have to be emptied.
  if (document.querySelector(formParts)) formScreens ??= firstPaint.then(() => import('./form-screens.ts'));
  void formScreens?.then(({ enhanceFormScreen }) => enhanceFormScreen());
  if (document.querySelector('[data-editor-origin]'))
    void import('./live-preview.ts').then(({ followEditor }) => followEditor(onPage));
}

/**
 * The one script of every page. What is in the HTML works without it; this makes it quicker to use. Listeners
 * stand on the document, so they hold for every page that the in-site navigation brings.
 */
if (!returnToStoredLanguage()) {
  enhanceCarousels();
  startMenus();
  keepInViewport();
  startDialogs();
  startCookies();
  startDownloads();
  startLanguageSwitch();
  startLinkedAnchors();
  startQuestionFilters();
  // An application navigates inside of itself; links out of it load the other page.
  if (document.querySelector('[data-application]'))
    void firstPaint
      .then(() => import('#app/application/start-application.ts'))
      .then(({ startApplication }) => startApplication());
  else {
    startNavigation(onPage);
    whenNearLink(() => {
      Promise.all([import('./fetch-ahead.ts'), loadNavigation()]).then(
        ([ahead]) => ahead.startFetchingAhead(),
        // The press itself asks again, and is a full load where that fails, too.
        () => {},
      );
    });
  }
  onPage();
}

/** Once, with the first link that a pointer or the keyboard reaches: who only reads needs none of what it leads to. */
function whenNearLink(load: () => void): void {
  const near = ({ target }: Event) => {
    if (!(target as Element).closest?.('a[href]')) return;
    for (const type of nearing) removeEventListener(type, near);
    load();
  };
  for (const type of nearing) addEventListener(type, near);
}

/**
 * Keeps what was pressed under the finger. Where one opened part closes the one before it, as branches and questions
 * do, a long part that closes above would carry the chosen one out of the window.
 */
function keepInViewport(): void {
  document.addEventListener('click', ({ target }) => {
    const pressed = (target as Element).closest('summary, label, [type=radio]');
    // The parts have opened and closed by the next frame.
    if (pressed) requestAnimationFrame(() => pressed.scrollIntoView({ block: 'nearest' }));
  });
}
