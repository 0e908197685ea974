import { type Case, readCase, readLabel } from './case.ts';
import { cleanText } from './clean/empty.ts';
import { asRecord, listOf } from './clean/json-text.ts';
import { dataOf } from './envelope.ts';
import type { LocalizedText } from './fields.ts';
import type { Issue } from './issue.ts';
import type { Language } from './language.ts';

/** A request with all that its sender may know of it. Times stand as delivered. */
export type CaseDetails = Case & {
  stages: Stage[];
  /** The papers that the company waits for. */
  askedFor: LocalizedText[];
  /** Oldest first; undefined where the service knows no conversation. */
  messages?: CaseMessage[];
  /** What opens the request, where it was looked up. */
  token?: string;
};
type Stage = { name: string; label: LocalizedText; at?: string };
/** What company or customer wrote to the other on a request (decision 0024); without `text` it has files alone. */
export type CaseMessage = {
  id: string;
  from: 'company' | 'customer';
  at?: string;
  text?: string;
  files: CaseMessageFile[];
};
/** `id`: under which it can be had; without one it is only named. */
export type CaseMessageFile = { name: string; size?: number; id?: string };

/** More than a person reads, and what no service may go beyond. */
const most = { stages: 20, askedFor: 30, messages: 300, files: 20, text: 20_000, name: 200, fileBytes: 1024 ** 4 };

type Raw = Record<string, unknown>;

/**
 * Reads the response of GET /service-requests/REFERENCE and POST /service-requests/lookup. What is no part of it is left out
 * and reported. Never throws.
 */
export function readCaseDetails(body: unknown, language: Language): { details?: CaseDetails; issues: Issue[] } {
  const issues: Issue[] = [];
  const raw = asRecord(dataOf(body));
  const found = readCase(raw, language);
  if (!raw || !found) return { issues: [{ path: '', reason: 'a request needs a reference' }] };
  const list = <Entry>(name: string, longest: number, read: (entry: Raw) => Entry | undefined) => {
    const all = listOf(raw[name]);
    // What is new stands at the end.
    const first = Math.max(0, all.length - longest);
    return all.slice(first).flatMap((value, index) => {
      const entry = asRecord(value);
      const made = entry && read(entry);
      const path = `${name}[${first + index}]`;
      if (made === undefined) issues.push({ path, reason: 'lacks what it cannot be without' });
      return made ?? [];
    });
  };
  const token = cleanText(raw.token);
  const details: CaseDetails = {
    ...found,
    stages: list('stages', most.stages, (entry) => readStage(entry, language)),
    askedFor: list('asked_for', most.askedFor, (entry) => readLabel(entry, language)),
    ...(Array.isArray(raw.messages) && { messages: list('messages', most.messages, readMessage) }),
    ...(token && isToken(token) && { token }),
  };
  return { details, issues };
}

/** Whether this can be the token of a request, of whatever service: it goes as a bearer, and a header takes no other signs. */
export function isToken(value: string): boolean {
  return /^[\x21-\x7e]{1,4096}$/.test(value);
}

function readStage(raw: Raw, language: Language): Stage | undefined {
  const name = cleanText(raw.name);
  const label = readLabel(raw, language);
  return name && label ? { name: name.slice(0, most.name), label, at: cleanText(raw.at) } : undefined;
}

function readMessage(raw: Raw): CaseMessage | undefined {
  const id = cleanText(raw.id);
  const { from } = raw;
  const words = cleanText(raw.text)?.slice(0, most.text);
  const files = listOf(raw.files).slice(0, most.files).map(asRecord).flatMap(readFile);
  if (!id || (from !== 'company' && from !== 'customer') || (!words && files.length === 0)) return undefined;
  return { id: id.slice(0, most.name), from, at: cleanText(raw.at), ...(words && { text: words }), files };
}

function readFile(raw: Raw | undefined): CaseMessageFile[] {
  const name = cleanText(raw?.name)?.slice(0, most.name);
  if (!name) return [];
  const id = cleanText(raw?.id);
  const isSize = typeof raw?.size === 'number' && raw.size >= 0 && raw.size <= most.fileBytes;
  return [{ name, ...(isSize && { size: Number(raw.size) }), ...(id && /^[\w.-]{1,100}$/.test(id) && { id }) }];
}
