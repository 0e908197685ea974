/** A toast goes after this time, unless someone is reading or using it. Milliseconds (CONTACT-07). */
const lifetime = 6000;

/**
 * A short notice, top right in both languages. It waits while the pointer or the focus is on it, and is read out;
 * errors are read at once.
 */
function showToast({ text, kind }: { text: string; kind: 'success' | 'error' }): void {
  const area = document.querySelector<HTMLElement>('[data-toast-area]');
  if (!area) return;
  const toast = document.createElement('div');
  toast.className = `toast toast--${kind}`;
  toast.setAttribute('role', kind === 'error' ? 'alert' : 'status');
  const words = document.createElement('p');
  words.textContent = text;
  toast.append(words, closeButton(toast, area.dataset.closeLabel ?? ''));
  area.append(toast);

  let timer = setTimeout(remove, lifetime);
  const wait = () => clearTimeout(timer);
  const resume = () => {
    clearTimeout(timer);
    timer = setTimeout(remove, lifetime);
  };
  toast.addEventListener('pointerenter', wait);
  toast.addEventListener('focusin', wait);
  toast.addEventListener('pointerleave', resume);
  toast.addEventListener('focusout', resume);

  function remove(): void {
    toast.remove();
  }
}

function closeButton(toast: HTMLElement, label: string): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'toast__close';
  button.setAttribute('aria-label', label);
  button.textContent = '×';
  button.addEventListener('click', () => toast.remove());
  return button;
}

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
