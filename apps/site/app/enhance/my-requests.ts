import { showLoaded } from './navigate.ts';
import { hideOverlay, showOverlaySoon } from './overlay.ts';
import { forgetTokens, storedTokens } from './request-tokens.ts';
import { sendForm } from './send-form.ts';

/** /my-requests: asks the server for what this browser's tokens may see; they go in the body (decision D12). */
export function enhanceMyRequests(): void {
  const form = document.querySelector<HTMLFormElement>('form[data-my-requests]:not([data-enhanced])');
  const clear = document.querySelector<HTMLButtonElement>('[data-clear-token]');
  if (clear) clear.onclick = () => clearTokens(clear.dataset.clearToken ?? '/');
  if (!form) return;
  form.dataset.enhanced = '';
  const field = form.elements.namedItem('token');
  const tokens = storedTokens();
  if (tokens.length === 0 || !(field instanceof HTMLInputElement)) return;
  field.value = tokens.join(' ');
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void ask(form);
  });
  if (!document.querySelector('[data-result]')) void ask(form);
}

async function ask(form: HTMLFormElement): Promise<void> {
  showOverlaySoon();
  try {
    const page = await sendForm(form, () => {});
    // Whoever has gone elsewhere meanwhile stays there.
    if (form.ownerDocument === document) showLoaded(page, { history: 'replace' });
  } catch {
    form.querySelector<HTMLElement>('[data-failure]')?.removeAttribute('hidden');
  } finally {
    hideOverlay();
  }
}

function clearTokens(home: string): void {
  forgetTokens();
  location.assign(home);
}
