import { enhanceConfirmation } from './confirmation.ts';
import { forgetConsents } from './form-consents.ts';
import { keepDraft } from './form-drafts.ts';
import { enhanceForms } from './forms.ts';
import { enhanceMyRequests } from './my-requests.ts';
import { enhanceSavedLink } from './saved-link.ts';
import { showNotices } from './toast.ts';

const left = 'form[data-enhanced]';
const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
// What the browser itself has put into the form again; of a page that it kept it tells later.
if (load?.type === 'back_forward') forgetConsents('form[data-form]');
addEventListener('pageshow', ({ persisted }) => persisted && forgetConsents(left));
const draft = keepDraft();
let isFirst = true;

/** Everything that screens with forms need, loaded when the first of them is opened; runs on every page after that. */
export function enhanceFormScreen(): void {
  // A page that was kept for Back.
  forgetConsents(left);
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
