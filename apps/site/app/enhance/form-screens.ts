import { enhanceAnswer } from './answer-screen.ts';
import { enhanceForms } from './forms.ts';
import { enhanceMyRequests } from './my-requests.ts';
import { showNotices } from './notices.ts';

let current: HTMLFormElement | null = null;
const left = new WeakSet<HTMLFormElement>();
addEventListener('pagehide', () => current?.reset());

/** Everything that screens with forms need, loaded when the first of them is opened; runs on every page after that. */
export function enhanceFormScreen(): void {
  emptyTheOneThatWasLeft();
  enhanceForms();
  enhanceAnswer();
  enhanceMyRequests();
  showNotices();
  if (document.querySelector('[data-date]')) void import('./date-picker.ts').then(({ enhanceDates }) => enhanceDates());
}

/** Leaving the job application empties it (spec 4): where Back brings it again, it comes empty. */
function emptyTheOneThatWasLeft(): void {
  const shown = document.querySelector<HTMLFormElement>('form[data-emptied-on-leaving]');
  if (current && current !== shown) left.add(current);
  // Only now: a form in a page that is not shown takes no reset.
  if (shown && left.delete(shown)) shown.reset();
  current = shown;
}
