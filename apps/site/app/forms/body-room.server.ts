const megabyte = 1024 * 1024;
/** What the bodies of one sender, and of all together, may take in memory until they have been passed on. */
const maximum = { ofSender: 32 * megabyte, ofAll: 64 * megabyte };

/** The memory that one posted body takes. */
export type BodyRoom = {
  /** @returns false when there is no room for as many bytes more */
  take(bytes: number): boolean;
  /** Gives back all that was taken. */
  leave(): void;
};

/**
 * Memory for bodies that are coming in, shared so that nobody's uploads leave none for others. A sender is known by the
 * network that the listener tells (senderOf); those without an address share one.
 */
export class BodyRooms {
  readonly #taken = new Map<string, number>();
  #all = 0;

  open(sender = ''): BodyRoom {
    let own = 0;
    const add = (bytes: number) => {
      own += bytes;
      this.#all += bytes;
      const sum = (this.#taken.get(sender) ?? 0) + bytes;
      if (sum > 0) this.#taken.set(sender, sum);
      else this.#taken.delete(sender);
    };
    return {
      take: (bytes) => {
        const fits = (this.#taken.get(sender) ?? 0) + bytes <= maximum.ofSender && this.#all + bytes <= maximum.ofAll;
        if (fits) add(bytes);
        return fits;
      },
      leave: () => add(-own),
    };
  }
}

/** The one of this process. */
export const bodyRooms = new BodyRooms();
