import { announce } from './announce.ts';

/** The link of what was saved: copied by one press, and shared where the browser can. */
export function enhanceSavedLink(): void {
  const part = document.querySelector<HTMLElement>('[data-link]');
  if (!part) return;
  const copy = part.querySelector<HTMLButtonElement>('[data-copy]');
  const share = part.querySelector<HTMLButtonElement>('[data-share]');
  const field = part.querySelector('input');
  if (field) field.onfocus = () => field.select();
  if (copy && navigator.clipboard) {
    copy.hidden = false;
    copy.onclick = async () => {
      await navigator.clipboard.writeText(copy.dataset.copy ?? '');
      const { copied = '' } = copy.dataset;
      const label = copy.querySelector('span');
      if (label) label.textContent = copied;
      announce(copied);
    };
  }
  if (share && typeof navigator.share === 'function') {
    share.hidden = false;
    // Closing the browser's own sheet is no fault.
    share.onclick = () => navigator.share({ title: share.dataset.title, url: share.dataset.share }).catch(() => {});
  }
}
