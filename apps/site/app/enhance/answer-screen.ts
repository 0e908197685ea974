import { announce } from './announce.ts';
import { keepToken } from './request-tokens.ts';

/** The answer screen: its token goes into the browser's storage, its buttons begin to work (decision D12). */
export function enhanceAnswer(): void {
  const answer = document.querySelector<HTMLElement>('[data-answer]');
  if (!answer) return;
  takeToken(answer);
  const copy = answer.querySelector<HTMLButtonElement>('[data-copy]');
  const print = answer.querySelector<HTMLButtonElement>('[data-print]');
  if (copy && navigator.clipboard) {
    copy.hidden = false;
    copy.onclick = async () => {
      await navigator.clipboard.writeText(copy.dataset.copy ?? '');
      announce(answer.querySelector<HTMLElement>('[data-copied]')?.dataset.copied ?? '');
    };
  }
  if (print) {
    print.hidden = false;
    print.onclick = () => window.print();
  }
}

/** Storage is where the guard looks for it (ACCESS-03); the page forgets it at once. */
function takeToken(answer: HTMLElement): void {
  const { token } = answer.dataset;
  delete answer.dataset.token;
  if (token) keepToken(token);
}
