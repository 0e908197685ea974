import { showToast } from './toast.ts';

/** What the server says about a message becomes a toast (CONTACT-06), once: a reload does not say it again. */
export function showNotices(): void {
  for (const notice of document.querySelectorAll<HTMLElement>('[data-notice]')) {
    const kind = notice.dataset.notice === 'error' ? 'error' : 'success';
    showToast({ kind, text: notice.dataset.noticeText ?? '' });
    notice.remove();
  }
  const address = new URL(location.href);
  if (!address.searchParams.has('sent') || document.querySelector('[data-answer]')) return;
  address.searchParams.delete('sent');
  history.replaceState(history.state, '', address);
}
