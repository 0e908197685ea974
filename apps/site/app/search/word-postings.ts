import { GrowingNumbers } from './growing-numbers.ts';

/** In how many places a word stands in one field, and how often in each. */
export type FieldPostings = { places: number[]; counts: number[] };

const segmentBits = 16;
const segmentBytes = 1 << segmentBits;
/** Most words stand in one place or two; those that stand everywhere take long blocks. */
const [firstBlock, longestBlock, addressBytes] = [16, 256, 4];
/** Of a posting's first number: the lowest bit says that a count follows, three more are the field. */
const [fieldShift, placeShift, fieldMask] = [1, 4, 7];

/**
 * Which word stands in which place: for each word a chain of blocks of bytes in which the distance to the place before, the
 * field and the count stand as short as they are. About two bytes for each, where a map of maps takes fifty (decision 0052).
 */
export class WordPostings {
  readonly #segments: Uint8Array[] = [];
  /** Addresses by word: its first block, where the next byte goes, where its last block ends. */
  readonly #first = new GrowingNumbers();
  readonly #next = new GrowingNumbers();
  readonly #end = new GrowingNumbers();
  /** Of its last block. */
  readonly #length = new GrowingNumbers();
  readonly #lastPlace = new GrowingNumbers();
  #free = 0;

  /**
   * Words are numbered from 0, places and the fields of one place come in ascending order.
   *
   * @param field 0 to 7
   */
  add(word: number, place: number, field: number, count: number): void {
    while (this.#first.length <= word) this.#addWord();
    const distance = place - this.#lastPlace.at(word);
    this.#lastPlace.set(word, place);
    this.#writeNumber(word, (distance << placeShift) | (field << fieldShift) | (count > 1 ? 1 : 0));
    if (count > 1) this.#writeNumber(word, count);
  }

  /** Where a word stands, by field; places in the order in which they came. */
  of(word: number, fields: number): FieldPostings[] {
    const found = Array.from({ length: fields }, (): FieldPostings => ({ places: [], counts: [] }));
    if (word >= this.#first.length) return found;
    const reader = new ChainReader(this.#segments, this.#first.at(word), this.#next.at(word));
    for (let place = 0; reader.hasMore; ) {
      const head = reader.readNumber();
      place += head >>> placeShift;
      const field = found[(head >>> fieldShift) & fieldMask];
      field?.places.push(place);
      field?.counts.push(head & 1 ? reader.readNumber() : 1);
    }
    return found;
  }

  /** Gives the room back that is not needed when nothing more comes. */
  trim(): void {
    for (const numbers of [this.#first, this.#next, this.#end, this.#length, this.#lastPlace]) numbers.trim();
  }

  #addWord(): void {
    const block = this.#newBlock(firstBlock);
    this.#first.push(block);
    this.#next.push(block);
    this.#length.push(firstBlock);
    this.#end.push(block + firstBlock - addressBytes);
    this.#lastPlace.push(0);
  }

  #writeNumber(word: number, value: number): void {
    let rest = value;
    for (; rest > 0x7f; rest >>>= 7) this.#writeByte(word, (rest & 0x7f) | 0x80);
    this.#writeByte(word, rest);
  }

  #writeByte(word: number, byte: number): void {
    if (this.#next.at(word) === this.#end.at(word)) this.#lengthen(word);
    const address = this.#next.at(word);
    (this.#segments[address >>> segmentBits] as Uint8Array)[address % segmentBytes] = byte;
    this.#next.set(word, address + 1);
  }

  /** The last bytes of each block are the address of the next, which is twice as long. */
  #lengthen(word: number): void {
    const end = this.#end.at(word);
    const length = longerBlock(this.#length.at(word));
    const block = this.#newBlock(length);
    addressesOf(this.#segments[end >>> segmentBits] as Uint8Array).setUint32(end % segmentBytes, block);
    this.#length.set(word, length);
    this.#next.set(word, block);
    this.#end.set(word, block + length - addressBytes);
  }

  /** The address of so many free bytes in one segment. */
  #newBlock(length: number): number {
    if ((this.#free % segmentBytes) + length > segmentBytes) this.#free = this.#segments.length * segmentBytes;
    const block = this.#free;
    if (block === this.#segments.length * segmentBytes) this.#segments.push(new Uint8Array(segmentBytes));
    this.#free += length;
    return block;
  }
}

/** Reads the numbers of one chain. */
class ChainReader {
  readonly #segments: readonly Uint8Array[];
  readonly #stop: number;
  #address: number;
  #length = firstBlock;
  #end: number;

  constructor(segments: readonly Uint8Array[], first: number, stop: number) {
    this.#segments = segments;
    this.#address = first;
    this.#stop = stop;
    this.#end = first + firstBlock - addressBytes;
  }

  get hasMore(): boolean {
    return this.#address !== this.#stop;
  }

  readNumber(): number {
    let value = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = this.#readByte();
      value |= (byte & 0x7f) << shift;
      if (byte <= 0x7f) return value >>> 0;
    }
  }

  #readByte(): number {
    if (this.#address === this.#end) {
      const segment = this.#segments[this.#end >>> segmentBits] as Uint8Array;
      this.#address = addressesOf(segment).getUint32(this.#end % segmentBytes);
      this.#length = longerBlock(this.#length);
      this.#end = this.#address + this.#length - addressBytes;
    }
    const byte = this.#segments[this.#address >>> segmentBits]?.[this.#address % segmentBytes] ?? 0;
    this.#address += 1;
    return byte;
  }
}

function longerBlock(length: number): number {
  return Math.min(longestBlock, length * 2);
}

function addressesOf(segment: Uint8Array): DataView {
  return new DataView(segment.buffer);
}
