import { announce } from './announce.ts';

/** The answer screen: its token goes into the browser's storage, its buttons begin to work (decision D12). */
export function enhanceAnswer(): void {
  const answer = document.querySelector<HTMLElement>('[data-answer]');
  if (!answer) return;
  keepToken(answer);
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

/** Storage is where the spec looks for it; the page forgets it at once. */
function keepToken(answer: HTMLElement): void {
  const { token } = answer.dataset;
  delete answer.dataset.token;
  if (!token) return;
  try {
    localStorage.setItem('token', token);
  } catch {
    // Storage may be closed to the site: then the reference alone has to do.
  }
}
