import { announce } from './announce.ts';
import { enhanceForms } from './forms.ts';
import { enhanceMyRequests } from './my-requests.ts';
import { keepToken } from './request-tokens.ts';
import { showNotices } from './toast.ts';

const emptiedOnLeaving = 'form[data-emptied-on-leaving]';
addEventListener('pagehide', () => document.querySelector<HTMLFormElement>(emptiedOnLeaving)?.reset());

/** Everything that screens with forms need, loaded when the first of them is opened; runs on every page after that. */
export function enhanceFormScreen(): void {
  emptyTheOneThatWasLeft();
  enhanceForms();
  enhanceConfirmation();
  enhanceMyRequests();
  showNotices();
  if (document.querySelector('[data-date]')) void import('./date-picker.ts').then(({ enhanceDates }) => enhanceDates());
}

/**
 * Leaving the job application empties it (APPLY-16): where Back brings it again, it comes empty. Only now, since a form
 * in a page that is not shown takes no reset; page-swap.ts marks it while it is left.
 */
function emptyTheOneThatWasLeft(): void {
  const shown = document.querySelector<HTMLFormElement>(emptiedOnLeaving);
  if (shown?.dataset.left === undefined) return;
  delete shown.dataset.left;
  shown.reset();
}

/** The confirmation: its token goes into the browser's storage, its buttons begin to work (decision D12). */
function enhanceConfirmation(): void {
  const response = document.querySelector<HTMLElement>('[data-answer]');
  if (!response) return;
  takeToken(response);
  const copy = response.querySelector<HTMLButtonElement>('[data-copy]');
  const print = response.querySelector<HTMLButtonElement>('[data-print]');
  if (copy && navigator.clipboard) {
    copy.hidden = false;
    copy.onclick = async () => {
      await navigator.clipboard.writeText(copy.dataset.copy ?? '');
      announce(response.querySelector<HTMLElement>('[data-copied]')?.dataset.copied ?? '');
    };
  }
  if (print) {
    print.hidden = false;
    print.onclick = () => window.print();
  }
}

/** Storage is where the guard looks for it (ACCESS-03); the page forgets it at once. */
function takeToken(response: HTMLElement): void {
  const { token } = response.dataset;
  delete response.dataset.token;
  if (token) keepToken(token);
}
