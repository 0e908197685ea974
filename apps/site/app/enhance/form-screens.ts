import { enhanceAnswer } from './answer-screen.ts';
import { enhanceForms } from './forms.ts';
import { enhanceMyRequests } from './my-requests.ts';
import { showNotices } from './notices.ts';

let emptied: HTMLFormElement | null = null;
addEventListener('pagehide', () => emptied?.reset());

/** Everything that screens with forms need, loaded when the first of them is opened; runs on every page after that. */
export function enhanceFormScreen(): void {
  emptyTheOneThatWasLeft();
  enhanceForms();
  enhanceAnswer();
  enhanceMyRequests();
  showNotices();
  if (document.querySelector('[data-date]')) void import('./date-picker.ts').then(({ enhanceDates }) => enhanceDates());
}

/** Leaving the job application empties it (spec 4); Back then brings an empty form. */
function emptyTheOneThatWasLeft(): void {
  const left = emptied;
  emptied = document.querySelector('form[data-emptied-on-leaving]');
  // The language switch takes the values over first (decision D16).
  if (left && left !== emptied) setTimeout(() => left.reset());
}
