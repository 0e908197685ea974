import { comparable } from '@insurer/contract/search-words.ts';
import { formsOf } from '@insurer/contract/stems.ts';
import { GrowingNumbers } from './growing-numbers.ts';
import { slipsBetween } from './slips.ts';

/** Every word of an index and every form of one, each with a number from 0 in the order in which it was met. */
export class KnownWords {
  readonly #numbers = new Map<string, number>();
  readonly #words: string[] = [];
  /** Which letters each has, in the 32 bits of a number: of most words that says that they are no slip of another. */
  readonly #letters = new GrowingNumbers();
  /** The other forms of each, one number higher than they are: 0 is none. */
  readonly #stems = new GrowingNumbers();
  readonly #looseStems = new GrowingNumbers();
  /** How words of texts compare; looked up a hundred times as often as worked out. Only while words come. */
  #comparables: Map<string, string> | undefined = new Map();

  get size(): number {
    return this.#words.length;
  }

  /** Takes in a word of a text in its form for comparing, with its forms. */
  add(word: string): number {
    const before = this.#words.length;
    const number = this.#numberOf(word);
    if (number < before && this.#isAdded(number)) return number;
    const [stem = word, loose] = formsOf(word).slice(1);
    this.#stems.set(number, this.#numberOf(stem) + 1);
    if (loose !== undefined) this.#looseStems.set(number, this.#numberOf(loose) + 1);
    return number;
  }

  /** Tells the numbers of the forms of a word that was taken in, itself first. */
  eachForm(number: number, visit: (form: number) => void): void {
    const [stem, loose] = [this.#stems.at(number) - 1, this.#looseStems.at(number) - 1];
    visit(number);
    if (stem >= 0 && stem !== number) visit(stem);
    if (loose >= 0) visit(loose);
  }

  /** Whether a word that was taken in has one of these forms. */
  hasForm(number: number, forms: readonly number[]): boolean {
    // A form that there is not is none of them.
    return (
      forms.includes(number) ||
      forms.includes(this.#stems.at(number) - 1) ||
      forms.includes(this.#looseStems.at(number) - 1)
    );
  }

  numberOf(word: string): number | undefined {
    return this.#numbers.get(word);
  }

  wordAt(number: number): string {
    return this.#words[number] ?? '';
  }

  has(word: string): boolean {
    return this.#numbers.has(word);
  }

  /** Those that are longer than their beginning. */
  beginningWith(beginning: string): number[] {
    return this.#those((word) => word.length > beginning.length && word.startsWith(beginning));
  }

  knowsBeginning(beginning: string): boolean {
    return this.#words.some((word) => word.startsWith(beginning));
  }

  /** Those that differ from a word by one to so many slips, with how many they are. */
  slipsOf(word: string, most: number): { number: number; slips: number }[] {
    const letters = lettersOf(word);
    return this.#those((other, number) => {
      if (Math.abs(other.length - word.length) > most) return false;
      // A slip takes one letter and gives another.
      return bitsOf(this.#letters.at(number) ^ letters) <= 2 * most;
    })
      .map((number) => ({ number, slips: slipsBetween(word, this.wordAt(number), most) }))
      .filter(({ slips }) => slips > 0 && slips <= most);
  }

  /** The form of a word of a text for comparing, as search-words.ts has it. */
  comparable = (word: string): string => {
    const known = this.#comparables?.get(word);
    if (known !== undefined) return known;
    const form = comparable(word);
    this.#comparables?.set(ownCopy(word), ownCopy(form));
    return form;
  };

  /** Gives back what is only needed while words come. */
  seal(): void {
    this.#comparables = undefined;
    for (const numbers of [this.#letters, this.#stems, this.#looseStems]) numbers.trim();
  }

  #isAdded(number: number): boolean {
    return this.#stems.at(number) > 0;
  }

  #numberOf(word: string): number {
    const known = this.#numbers.get(word);
    if (known !== undefined) return known;
    const own = ownCopy(word);
    const number = this.#words.push(own) - 1;
    this.#numbers.set(own, number);
    this.#letters.push(lettersOf(own));
    this.#stems.push(0);
    this.#looseStems.push(0);
    return number;
  }

  #those(isOne: (word: string, number: number) => boolean): number[] {
    return this.#words.flatMap((word, number) => (isOne(word, number) ? [number] : []));
  }
}

/** A part of a text keeps the whole text in memory; this one does not. */
function ownCopy(word: string): string {
  return Buffer.from(word).toString();
}

function lettersOf(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at++) letters |= 1 << (word.charCodeAt(at) % 32);
  return letters >>> 0;
}

function bitsOf(number: number): number {
  let bits = 0;
  for (let rest = number; rest !== 0; rest &= rest - 1) bits += 1;
  return bits;
}
