import { networkOf, wideNetworkOf } from './network.ts';

/** How much may be taken at once: by all, by one sender's own network, by the wider one around it. */
export type ShareLimits = { all: number; network: number; wideNetwork: number };

/**
 * Something that many senders use at once, divided so that none takes it all: neither one network, nor many small ones of
 * one line. Senders without an address count as one.
 */
export class FairShare {
  readonly #taken = new Map<string, number>();
  readonly #limits: ShareLimits;

  constructor(limits: ShareLimits) {
    this.#limits = limits;
  }

  /** Whether more than half of it is taken. */
  get isCrowded(): boolean {
    return this.#takenBy('all') > this.#limits.all / 2;
  }

  /** @returns false, with nothing taken, when there is no room for as much more */
  take(address: string | undefined, amount: number): boolean {
    const limits = this.#limitsOf(address);
    if (limits.some(([key, limit]) => this.#takenBy(key) + amount > limit)) return false;
    for (const [key] of limits) this.#taken.set(key, this.#takenBy(key) + amount);
    return true;
  }

  /** Gives back what `take` gave. */
  leave(address: string | undefined, amount: number): void {
    for (const [key] of this.#limitsOf(address)) {
      const rest = this.#takenBy(key) - amount;
      if (rest > 0) this.#taken.set(key, rest);
      else this.#taken.delete(key);
    }
  }

  #takenBy(key: string): number {
    return this.#taken.get(key) ?? 0;
  }

  #limitsOf(address = ''): [key: string, limit: number][] {
    const { all, network, wideNetwork } = this.#limits;
    return [
      ['all', all],
      [`network ${networkOf(address)}`, network],
      [`wide network ${wideNetworkOf(address)}`, wideNetwork],
    ];
  }
}
