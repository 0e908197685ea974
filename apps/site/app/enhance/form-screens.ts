import { enhanceConfirmation } from './confirmation.ts';
import { emptiedOnLeaving } from './emptied-form.ts';
import { keepDraft } from './form-drafts.ts';
import { enhanceForms } from './forms.ts';
import { enhanceMyRequests } from './my-requests.ts';
import { enhanceSavedLink } from './saved-link.ts';
import { showNotices } from './toast.ts';

addEventListener('pagehide', () => document.querySelector<HTMLFormElement>(emptiedOnLeaving)?.reset());
const draft = keepDraft();
let isFirst = true;

/** Everything that screens with forms need, loaded when the first of them is opened; runs on every page after that. */
export function enhanceFormScreen(): void {
  emptyTheOneThatWasLeft();
  // A form that is new here may be one that was left: more pages than are kept for Back lie between, or a reload.
  if (document.querySelector('form[data-form]:not([data-enhanced])')) draft.bringBack();
  enhanceForms();
  enhanceConfirmation();
  enhanceMyRequests();
  enhanceSavedLink();
  showNotices();
  // A page that is swapped in may hold what was typed before: with another language, or refused by the server.
  if (!isFirst) draft.note();
  isFirst = false;
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
