import { announce } from './announce.ts';
import { focusOn } from './navigate.ts';
import { keepToken } from './request-tokens.ts';

/** The confirmation: its token goes into the browser's storage, its buttons begin to work (decision D12). */
export function enhanceConfirmation(): void {
  const response = document.querySelector<HTMLElement>('[data-answer]');
  if (!response) return;
  const { token } = response.dataset;
  // Storage is where the guard looks for it (ACCESS-03); the page forgets it at once.
  delete response.dataset.token;
  if (token) keepToken(token);
  // A claim in steps ends with a document that the browser loads, where the keyboard would go through all of the header first.
  if (document.activeElement === document.body) focusOn(document.querySelector('main h1'));
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
