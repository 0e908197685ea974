import { wideNetworkOf } from '@insurer/contract/network.ts';

/**
 * Work that keeps the process's one thread, a piece in each turn of its loop: between two pieces what is in memory is sent,
 * however much else is asked for. Networks take turns: whoever asks for a thousand pages at once waits for his own, and
 * nobody else for them.
 */
export class FairTurns {
  readonly #waiting = new Map<string, (() => void)[]>();
  #isTaken = false;

  /**
   * Resolves when the piece may begin; it goes on until it first waits for something.
   *
   * @param address whose work it is; what has none counts as one sender's
   */
  take(address: string | undefined): Promise<void> {
    const network = wideNetworkOf(address ?? '');
    return new Promise((resolve) => {
      const own = this.#waiting.get(network);
      if (own) own.push(resolve);
      else this.#waiting.set(network, [resolve]);
      this.#goOn();
    });
  }

  #goOn(): void {
    if (this.#isTaken) return;
    this.#isTaken = true;
    setImmediate(() => {
      this.#isTaken = false;
      this.#beginNext();
      if (this.#waiting.size > 0) this.#goOn();
    });
  }

  #beginNext(): void {
    for (const [network, own] of this.#waiting) {
      const begin = own.shift();
      // To the end of the row, or out of it.
      this.#waiting.delete(network);
      if (own.length > 0) this.#waiting.set(network, own);
      begin?.();
      return;
    }
  }
}
