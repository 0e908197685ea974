const firstRoom = 256;

/** A list of numbers from 0 to 2³² − 1 that grows: four bytes each, where an array of JavaScript may take more than eight. */
export class GrowingNumbers {
  #numbers = new Uint32Array(firstRoom);
  #length = 0;

  get length(): number {
    return this.#length;
  }

  /** @returns the place at which it stands */
  push(value: number): number {
    if (this.#length === this.#numbers.length) this.#makeRoom(this.#length * 2);
    this.#numbers[this.#length] = value;
    return this.#length++;
  }

  /** 0 where nothing stands. */
  at(place: number): number {
    return this.#numbers[place] ?? 0;
  }

  /** @param place of a number that is there already */
  set(place: number, value: number): void {
    this.#numbers[place] = value;
  }

  /** Gives the room back that is not needed when nothing more comes. */
  trim(): void {
    this.#makeRoom(this.#length);
  }

  #makeRoom(room: number): void {
    const grown = new Uint32Array(room);
    grown.set(this.#numbers.subarray(0, this.#length));
    this.#numbers = grown;
  }
}
