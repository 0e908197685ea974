import type { LocalizedText } from '../fields.ts';

/** A number of the wire as exact decimal digits, such as `1250.5` or `-0.05`: no binary fraction comes near a price. */
export type Decimal = string;

type Asked = { name: string; label: LocalizedText; hint?: LocalizedText };
/** One of the answers of a question with choices: `value` is what is sent and computed with. */
export type QuestionChoice = { value: string; label: LocalizedText };

/** What a visitor is asked for a price; the kind says how the answer is given and checked. */
export type Question =
  | (Asked & { kind: 'choice'; choices: QuestionChoice[] })
  | (Asked & { kind: 'yesno' })
  /** `whole`: its answer has no decimals, since it would fall between the ranges that the factors are about. */
  | (Asked & { kind: 'number'; minimum?: Decimal; maximum?: Decimal; whole?: true })
  /** Bounds as ISO days. */
  | (Asked & { kind: 'date'; minimum?: string; maximum?: string });
/** How a question is answered. */
export type QuestionKind = Question['kind'];

/** Matches the answer that equals, or that lies between two bounds, both of them included. */
export type When = { equals: string } | { from?: string; to?: string };
/** What the answer to a question does to a plan's premium: multiply it, or add to it in the table's currency. */
export type Factor = { question: string; when: When } & ({ multiply: Decimal } | { add: Decimal });

/** One product that can be bought from a rate table, with what changes its price. */
export type Plan = {
  name: string;
  label: LocalizedText;
  /** Riyals for a year or the term that the product has, without VAT. */
  base: Decimal;
  factors: Factor[];
  /** The premium is never below it. */
  minimum: Decimal;
  includes: LocalizedText[];
};

/** One version of a product's rate table in one language, as GET /rates/PRODUCT gives it (docs/contract.md). */
export type Rates = {
  product: string;
  /** Both say what a price was computed from. */
  version?: string;
  /** An ISO day. */
  validFrom?: string;
  currency: string;
  /** A share: `0.15` is 15 %. */
  vat: Decimal;
  questions: Question[];
  plans: Plan[];
  /** Where the insurer's own sales system takes over; https only. */
  handOver?: string;
};

/** What was answered, by the names of the questions: a choice's value, `yes` or `no`, decimal digits, an ISO day. */
export type Answers = Readonly<Record<string, string>>;
