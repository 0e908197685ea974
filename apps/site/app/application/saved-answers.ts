import type { Language } from '@insurer/contract/language.ts';
import type { Answers } from '@insurer/contract/rates/rates.ts';

/** The name of the button that keeps what stands in its form, and leads to the link by which to go on. */
export const savesForLater = 'save-for-later';

/** The prices that a visitor saw, with what they were computed from; a later rate table does not change them. */
export type SavedQuote = {
  of: 'quote';
  product: string;
  /** The language of all words below. */
  language: Language;
  label: string;
  answers: Answers;
  /** Question and answer in words, by the question's name: a later rate table may ask something else. */
  words: Readonly<Record<string, readonly [question: string, answer: string]>>;
  version?: string;
  /** An ISO day. */
  validFrom?: string;
  /** Totals in halalas with VAT; none where no price could be computed. */
  plans: readonly { name: string; label: string; total?: number }[];
};

/** What stood in the fields of an application, as it was typed. */
type SavedFields = {
  of: 'visit-visa-planner' | 'savings-calculator';
  typed: Readonly<Record<string, string>>;
};

/** The same of a claim. `since`: which one it is, as its addresses name it; a link of an earlier release says none. */
export type SavedClaim = { of: 'claim'; typed: Readonly<Record<string, string>>; since?: number };

export type SavedAnswers = SavedQuote | SavedFields | SavedClaim;
