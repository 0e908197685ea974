import { steadyNow } from '#app/steady-now.ts';

/**
 * How much a stream may make the site forget. What goes beyond it is left to the 60 seconds, within which everything is
 * asked for again anyway: a storm of changes is no worse than no stream at all.
 */
export class Allowance {
  readonly #size: number;
  readonly #refillMs: number;
  #left: number;
  #at = steadyNow();

  constructor(size: number, refillMs: number) {
    [this.#size, this.#refillMs, this.#left] = [size, refillMs, size];
  }

  takes(amount: number): boolean {
    const now = steadyNow();
    this.#left = Math.min(this.#size, this.#left + (now - this.#at) / this.#refillMs);
    this.#at = now;
    if (this.#left < amount) return false;
    this.#left -= amount;
    return true;
  }
}
