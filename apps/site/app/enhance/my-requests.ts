import { readStored } from './browser-storage.ts';
import { showLoaded } from './navigate.ts';
import { hideOverlay, showOverlaySoon } from './overlay.ts';
import { sendForm } from './send-form.ts';

/** /my-requests: asks the server for what this browser's token may see; the token goes in the body (decision D12). */
export function enhanceMyRequests(): void {
  const form = document.querySelector<HTMLFormElement>('form[data-my-requests]:not([data-enhanced])');
  const clear = document.querySelector<HTMLButtonElement>('[data-clear-token]');
  if (clear) clear.onclick = () => clearToken(clear.dataset.clearToken ?? '/');
  if (!form) return;
  form.dataset.enhanced = '';
  const field = form.elements.namedItem('token');
  const token = readStored('token');
  if (!token || !(field instanceof HTMLInputElement)) return;
  field.value = token;
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void ask(form);
  });
  if (!document.querySelector('[data-result]')) void ask(form);
}

async function ask(form: HTMLFormElement): Promise<void> {
  showOverlaySoon();
  try {
    showLoaded(await sendForm(form, () => {}), { history: 'replace' });
  } catch {
    form.querySelector<HTMLElement>('[data-failure]')?.removeAttribute('hidden');
  } finally {
    hideOverlay();
  }
}

function clearToken(home: string): void {
  try {
    localStorage.removeItem('token');
  } finally {
    location.assign(home);
  }
}
