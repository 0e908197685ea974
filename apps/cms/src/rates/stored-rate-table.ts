import type { QuestionKind } from '@insurer/contract/rates/rates.ts';

/** A rate table as stored; texts are as the reading asked for them: in one language or in all. */
export type StoredRateTable = {
  product: string;
  label?: unknown;
  version: string;
  validFrom: string;
  /** In percent. */
  vat: number;
  questions?: StoredQuestion[] | null;
  plans?: StoredPlan[] | null;
  handOver?: string | null;
  /** For editors alone: never on the wire. */
  samples?: StoredSample[] | null;
};
export type StoredQuestion = {
  name: string;
  kind: QuestionKind;
  label?: unknown;
  hint?: unknown;
  choices?: { value: string; label?: unknown }[] | null;
  minimum?: string | null;
  maximum?: string | null;
};
export type StoredFactor = {
  question: string;
  equals?: string | null;
  from?: string | null;
  to?: string | null;
  effect: 'multiply' | 'add';
  amount: number;
};
export type StoredPlan = {
  name: string;
  label?: unknown;
  base: number;
  minimum?: number | null;
  factors?: StoredFactor[] | null;
  includes?: { label?: unknown }[] | null;
};
/** A visitor whom editors made up, to see what a change does to his price. */
export type StoredSample = {
  label?: string | null;
  answers?: { question?: string | null; answer?: string | null }[] | null;
};
