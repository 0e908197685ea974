/** A toast goes after this time, unless someone is reading or using it. Milliseconds (CONTACT-07). */
const lifetime = 6000;

/** A short notice. It waits while the pointer or the focus is on it, and is read out; errors are read at once. */
function showToast(kind: 'success' | 'error', text: string): void {
  const area = document.querySelector<HTMLElement>('[data-toast-area]');
  if (!area) return;
  const toast = document.createElement('div');
  Object.assign(toast, { className: `toast toast--${kind}`, role: kind === 'error' ? 'alert' : 'status' });
  const words = document.createElement('p');
  words.textContent = text;
  const close = document.createElement('button');
  Object.assign(close, { type: 'button', className: 'toast__close', textContent: '×' });
  close.ariaLabel = area.dataset.closeLabel ?? '';
  close.onclick = () => toast.remove();
  toast.append(words, close);
  area.append(toast);

  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = () => clearTimeout(timer);
  const resume = () => {
    clearTimeout(timer);
    timer = setTimeout(() => toast.remove(), lifetime);
  };
  for (const type of ['pointerenter', 'focusin']) toast.addEventListener(type, wait);
  for (const type of ['pointerleave', 'focusout']) toast.addEventListener(type, resume);
  resume();
}

/** What the server says about a message becomes a toast (CONTACT-06), once: a reload does not say it again. */
export function showNotices(): void {
  for (const notice of document.querySelectorAll<HTMLElement>('[data-notice]')) {
    showToast(notice.dataset.notice === 'error' ? 'error' : 'success', notice.dataset.noticeText ?? '');
    notice.remove();
  }
  const address = new URL(location.href);
  if (!address.searchParams.has('sent') || document.querySelector('[data-answer]')) return;
  address.searchParams.delete('sent');
  history.replaceState(history.state, '', address);
}
