import { FairShare, type ShareLimits } from './fair-share.ts';

/** A body of a declared size up to this is small: a form without files, a sign-in. */
export const smallBodyBytes = 256 * 1024;

/** The memory that one body takes. */
export type BodyRoom = {
  /** @returns false when there is no room for as many bytes more */
  take(bytes: number): boolean;
  /** Gives back all that was taken. */
  leave(): void;
  /** Whether more than half of its share is taken: bodies that hardly come forward stand in the way of others then. */
  readonly isCrowded: boolean;
};

/**
 * Memory for bodies that are coming in, in bytes. Small ones have a share of their own, so that no uploads, however many
 * or slow, keep them out; they take of the other where theirs is full.
 */
export class BodyRooms {
  readonly #small: FairShare;
  readonly #large: FairShare;

  constructor(limits: { small: ShareLimits; large: ShareLimits }) {
    this.#small = new FairShare(limits.small);
    this.#large = new FairShare(limits.large);
  }

  /** @param declared the body's Content-Length; without one it counts as large */
  open(address: string | undefined, declared?: number): BodyRoom {
    const isSmall = declared !== undefined && declared <= smallBodyBytes;
    const shares = isSmall ? [this.#small, this.#large] : [this.#large];
    const taken: { share: FairShare; bytes: number }[] = [];
    return {
      take(bytes) {
        const share = shares.find((each) => each.take(address, bytes));
        if (share) taken.push({ share, bytes });
        return share !== undefined;
      },
      leave() {
        for (const { share, bytes } of taken.splice(0)) share.leave(address, bytes);
      },
      get isCrowded() {
        return shares[0]?.isCrowded === true;
      },
    };
  }
}
