import { cleanText } from './clean/empty.ts';
import { asRecord, listOf, parseJsonText } from './clean/json-text.ts';
import { dataOf } from './envelope.ts';
import { type LocalizedText, text } from './fields.ts';
import type { Language } from './language.ts';
import { readField } from './read-field.ts';

/** A claim, complaint or request as far as the service tells of it. Times stand as delivered. */
export type Case = {
  reference: string;
  kind?: string;
  /** Came by the form of complaints and is none. */
  enquiry?: true;
  /** What tells it from others of its kind, such as the product. */
  about: LocalizedText[];
  /** The service's own word; without one, that of the last step. */
  status?: string;
  history: Step[];
  createdAt?: string;
  dueAt?: string;
  /** Who handles it, by name, and the number at which this person is reached; where the service says so. */
  officer?: Officer;
};
type Officer = { name: string; phone: string };
type Step = { status: string; at?: string; note?: string };

/** More than one person has; what a service says beyond it is not read. */
export const maxCases = 100;
/** More than a person reads of one case; what is new stands at the end. */
const maxSteps = 50;
/** It stands in addresses and cookies. */
const longestReference = 200;
/** More than tells anything from anything. */
const maxAbout = 5;
const longestLabel = 200;
const longestPhone = 40;

/**
 * Reads the response of GET /service-requests; cases without a reference are left out. Undefined where it holds no list, or one
 * of which nothing can be read: that says nothing of what there is. Never throws.
 */
export function readCasesResponse(body: unknown, language: Language): Case[] | undefined {
  const list = parseJsonText(dataOf(body));
  if (!Array.isArray(list)) return undefined;
  const cases = list.slice(0, maxCases).flatMap((entry) => readCase(entry, language) ?? []);
  return cases.length > 0 || list.length === 0 ? cases : undefined;
}

/** One case as the site shows it; without a reference, or where it is no case at all, there is none. Never throws. */
export function readCase(entry: unknown, language: Language): Case | undefined {
  const raw = asRecord(entry);
  const reference = cleanText(raw?.reference);
  if (!raw || !reference || reference.length > longestReference) return undefined;
  const history = listOf(raw.status_history)
    .slice(-maxSteps)
    .flatMap((step) => readStep(step, language) ?? []);
  return {
    reference,
    kind: cleanText(raw.kind),
    ...(raw.enquiry === true && { enquiry: true }),
    about: readAbout(raw.about, language),
    status: cleanText(raw.status) ?? history.at(-1)?.status,
    history,
    createdAt: cleanText(raw.created_at),
    dueAt: cleanText(raw.due_at),
    officer: readOfficer(raw.officer),
  };
}

/** Both or nothing: a name without a number helps nobody. */
function readOfficer(value: unknown): Officer | undefined {
  const raw = asRecord(value);
  const name = cleanText(raw?.name)?.slice(0, longestLabel);
  const phone = cleanText(raw?.phone);
  return name && phone && phone.length <= longestPhone && /^\+?\d/.test(phone) ? { name, phone } : undefined;
}

/** Each word once: what says the same twice tells nothing apart. */
function readAbout(value: unknown, language: Language): LocalizedText[] {
  const labels = listOf(value)
    .slice(0, maxAbout)
    .flatMap((entry) => readLabel(asRecord(entry), language) ?? []);
  return [...new Map(labels.map((label) => [label.text, label])).values()];
}

/** A text under `label` and `label_ar`, not longer than fits beside others. */
export function readLabel(raw: Record<string, unknown> | undefined, language: Language): LocalizedText | undefined {
  const label = raw && readField(raw, 'label', text(), language);
  return label && { ...label, text: label.text.slice(0, longestLabel) };
}

function readStep(entry: unknown, language: Language): Step | undefined {
  const raw = asRecord(entry);
  const status = cleanText(raw?.status);
  if (!raw || !status) return undefined;
  const note = readField(raw, 'note', text(), language)?.text;
  return { status, at: cleanText(raw.at), ...(note && { note }) };
}
