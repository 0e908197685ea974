import { readStored } from '#app/browser-storage.ts';

type Sent = { form: HTMLFormElement; submitter: HTMLElement | null };

/**
 * Files that are chosen before React has come are held by nobody yet, and a form that the browser itself sends takes none along
 * from beside it, nor those that this device keeps (`data-kept-under`: where its storage says so): such a form waits for React,
 * which then sends it as if it were pressed now (decision 0022).
 */
export class HeldSubmit {
  readonly #root: HTMLElement;
  #sent: Sent | undefined;

  constructor(root: HTMLElement) {
    this.#root = root;
    root.addEventListener('submit', this.#hold, true);
  }

  /** Sends what waits: with React's help, or without it where its scripts do not come. What else waits for them hears of it (`frame/early-presses.ts`). */
  release(): void {
    this.#root.removeEventListener('submit', this.#hold, true);
    if (this.#sent?.form.isConnected) this.#sent.form.requestSubmit(this.#sent.submitter);
    this.#sent = undefined;
    this.#root.dispatchEvent(new Event('load'));
  }

  readonly #hold = (event: SubmitEvent): void => {
    const form = event.target as HTMLFormElement;
    const { keptUnder } = form.dataset;
    const isKept = keptUnder !== undefined && readStored(keptUnder) !== undefined;
    if (!isKept && ![...this.#root.querySelectorAll<HTMLInputElement>('input[type=file]')].some(holdsAFile)) return;
    event.preventDefault();
    this.#sent = { form, submitter: event.submitter };
  };
}

function holdsAFile({ files }: HTMLInputElement): boolean {
  return files !== null && files.length > 0;
}
