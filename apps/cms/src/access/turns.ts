import { FairShare } from '@insurer/contract/fair-share.ts';
import { wideNetworkOf } from '@insurer/contract/network.ts';

/** How much of something one sender may have done at once; `waiting` and `longestMs` as `Turns` says. */
export type TurnLimits = { network: number; wideNetwork: number; waiting: number; longestMs: number };
type Waiting = { address: string | undefined; begin(): void };

/**
 * Work of which one network has only so much done at once: the rest of it waits for its own, not for that of others.
 * `waiting` is how many of one wide network wait at most; a turn ends by itself after `longestMs`, since what is slow for
 * so long is its reader and not the work.
 */
export class Turns {
  readonly #share: FairShare;
  readonly #waiting = new Map<string, Set<Waiting>>();
  readonly #limits: TurnLimits;

  constructor(limits: TurnLimits) {
    const { network, wideNetwork } = limits;
    this.#share = new FairShare({ all: Number.POSITIVE_INFINITY, network, wideNetwork });
    this.#limits = limits;
  }

  /**
   * Begins work at once, or when a turn of its network ends.
   *
   * @param begin takes what ends the turn, which may be called more than once
   * @returns takes somebody who goes away out of the queue; undefined, with nothing begun, where too many wait
   */
  take(address: string | undefined, begin: (end: () => void) => void): (() => void) | undefined {
    if (this.#share.take(address, 1)) {
      begin(this.#turn(address));
      return () => undefined;
    }
    const key = wideNetworkOf(address ?? '');
    const queue = this.#waiting.get(key) ?? new Set();
    if (queue.size >= this.#limits.waiting) return undefined;
    const waiting = { address, begin: () => begin(this.#turn(address)) };
    this.#waiting.set(key, queue.add(waiting));
    return () => this.#forget(key, waiting);
  }

  #turn(address: string | undefined): () => void {
    const end = () => {
      if (!isOn) return;
      isOn = false;
      clearTimeout(timer);
      this.#share.leave(address, 1);
      this.#beginNext(wideNetworkOf(address ?? ''));
    };
    let isOn = true;
    const timer = setTimeout(end, this.#limits.longestMs).unref();
    return end;
  }

  #beginNext(key: string): void {
    for (const waiting of this.#waiting.get(key) ?? []) {
      if (!this.#share.take(waiting.address, 1)) continue;
      this.#forget(key, waiting);
      waiting.begin();
      return;
    }
  }

  #forget(key: string, waiting: Waiting): void {
    const queue = this.#waiting.get(key);
    queue?.delete(waiting);
    if (queue?.size === 0) this.#waiting.delete(key);
  }
}
