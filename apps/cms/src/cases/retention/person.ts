import { caseForms, isEnquiry } from '@insurer/contract/forms/forms.ts';
import { toE164 } from '@insurer/contract/requests/identifiers.ts';
import { normaliseText, withoutSeparators } from '@insurer/contract/requests/normalise.ts';
import { createLocalReq, type Payload, type PayloadRequest, type Where } from 'payload';
import { keptBackups } from '../../backups.ts';
import { erasedFor } from '../../erasure-reason.ts';
import type { Label } from '../../fields/labels.ts';
import { inRequestTransaction } from '../../request-transaction.ts';
import { removeNotedFiles } from '../../storage/file-removals.ts';
import { holdRow } from '../../wait-for-others.ts';
import { filesOfCase, ofCase } from '../case-belongings.ts';
import { type CaseCollection, caseCollections, caseLabel, kindOf } from '../case-kinds.ts';
import { isClosed } from '../case-status.ts';
import { caseToWire, type StoredCase } from '../case-to-wire.ts';
import { messagesOfCase } from '../conversation/store-message.ts';
import { identifierKinds } from '../identifier-kinds.ts';
import { folded } from '../search-text.ts';

type PersonMatch = { collection: CaseCollection; stored: PersonCase };
type PersonCase = StoredCase & { name?: string | null; email?: string | null; legalHold?: boolean | null };
type Mail = { to: string; subject: string; body: string; state: string; createdAt: string };
type Webhook = { event: string; state: string; createdAt: string };

const batchSize = 500;

/**
 * Everything that one person sent, by any identifier that a form takes, as it was typed.
 *
 * @param open what of cases is looked at: all that their reader may see
 */
export async function casesOfPerson(payload: Payload, typed: string, open: Where): Promise<PersonMatch[]> {
  const where = byColumns(typed);
  const found = caseCollections.map(async (collection) => {
    const known = where
      ? (await read(payload, collection, { where: { and: [where, open] }, pagination: false })).docs
      : [];
    const ids = new Set(known.map(({ id }) => id));
    const others = (await byWhatWasSent(payload, collection, typed, open)).filter(({ id }) => !ids.has(id));
    return [...known, ...others].map((stored) => ({ collection, stored }));
  });
  return (await Promise.all(found)).flat();
}

/** What tells one case of a person from another, before it is exported or erased: one number can be several people's. */
export type FoundCase = {
  collection: CaseCollection;
  id: number;
  reference: string;
  kind: Label;
  name: string;
  created_at: string;
  open: boolean;
  /** Under a legal hold: it stays. */
  held: boolean;
  /** How many files would go with it. */
  files: number;
};

/** The cases of a person as an administrator reads them before exporting or erasing any. */
export function foundCases(payload: Payload, cases: PersonMatch[]): Promise<FoundCase[]> {
  const found = cases.map(async ({ collection, stored }) => {
    const where = ofCase(collection, stored.id);
    const { totalDocs } = await payload.db.count({ collection: 'private-files', where });
    const { id, reference, name, createdAt, sent, status, legalHold } = stored;
    const kind = kindOf(collection, stored);
    return {
      ...{ collection, id, reference, kind: caseLabel(kind, isEnquiry(kind, sent)), name: name ?? '' },
      ...{ created_at: new Date(createdAt).toISOString(), open: !isClosed(status) },
      ...{ held: legalHold === true, files: totalDocs },
    };
  });
  return Promise.all(found);
}

/**
 * Those of a person's cases that an administrator chose, of what was found: a reference that was not found is none of the person's.
 * All where none are named.
 */
async function chosenOfPerson(payload: Payload, typed: string, open: Where, only: readonly string[] | undefined) {
  const all = await casesOfPerson(payload, typed, open);
  return only ? all.filter(({ stored }) => only.includes(stored.reference)) : all;
}

/** A copy of the data in readable form, as the person may ask for it, or of the cases that were chosen of it. */
export async function exportPerson(payload: Payload, typed: string, open: Where, only?: readonly string[]) {
  const copies = (await chosenOfPerson(payload, typed, open, only)).map(async ({ collection, stored }) => {
    const where = ofCase(collection, stored.id);
    const [files, messages, mails, webhooks] = await Promise.all([
      filesOfCase(payload, collection, stored.id),
      messagesOfCase(payload, { collection, id: stored.id }),
      payload.db.find<Mail>({ collection: 'mail-queue', where, pagination: false }),
      payload.db.find<Webhook>({ collection: 'webhooks', where, pagination: false }),
    ]);
    return {
      ...caseToWire(kindOf(collection, stored), stored),
      sent: stored.sent,
      consents: stored.consents ?? [],
      ...(stored.confidential && { confidential: true }),
      files: files.map(({ name, size, sha256 }) => ({ name, size, sha256 })),
      messages: messages.map(({ from, text, createdAt }) => ({ from, text, at: createdAt })),
      // Notices to colleagues are none of the person's data.
      mails: mails.docs
        .filter(({ to }) => to.toLowerCase() === stored.email?.toLowerCase())
        .map(({ to, subject, body, state, createdAt }) => ({ to, subject, body, state, at: createdAt })),
      passed_on: webhooks.docs.map(({ event, state, createdAt }) => ({ event, state, at: createdAt })),
    };
  });
  return { exported_at: new Date().toISOString(), cases: await Promise.all(copies) };
}

/** What an erasure could not reach. Keys are missing where nothing is. */
export type Stays = {
  /** References of cases under a legal hold. */
  held?: string[];
  /** Copies of the database, made before updates, and the last day on which they are kept. */
  backups?: { file: string; until: string }[];
  /** References that the insurer's own system was told of; it erases by itself. */
  passed_on?: string[];
};

/** Who erases, whom the record names for each case, and which of the cases: all where none are named. */
type Erasing = { by?: PayloadRequest; only?: readonly string[] | undefined };

/**
 * Erases everything that the person sent, or what was chosen of it, files, mails and webhooks included.
 *
 * @returns how many cases and which, and what stays of those that were to go
 */
export async function erasePerson(
  payload: Payload,
  typed: string,
  open: Where,
  { by, only }: Erasing = {},
): Promise<{ erased: number; references: string[]; stays?: Stays }> {
  const found = await chosenOfPerson(payload, typed, open, only);
  const req = by ?? (await createLocalReq({}, payload));
  const ends: [reference: string, end: End][] = [];
  for (const one of found) ends.push([one.stored.reference, await inRequestTransaction(req, () => erase(req, one))]);
  const ended = (...as: End[]) => ends.flatMap(([reference, end]) => (as.includes(end) ? [reference] : []));
  const [held, passedOn] = [ended('held'), ended('passed on')];
  await removeNotedFiles(payload);
  const backups = found.length > 0 ? await keptBackups() : [];
  const stays: Stays = {
    ...(held.length > 0 && { held }),
    ...(backups.length > 0 && { backups }),
    ...(passedOn.length > 0 && { passed_on: passedOn }),
  };
  const references = ended('erased', 'passed on');
  return { erased: references.length, references, ...(Object.keys(stays).length > 0 && { stays }) };
}

type End = 'held' | 'gone' | 'erased' | 'passed on';

/** As the case is when its turn comes: a colleague may have put it under a legal hold, or erased it, since it was found. */
async function erase(req: PayloadRequest, { collection, stored: { id } }: PersonMatch): Promise<End> {
  const { payload } = req;
  await holdRow(req, { collection, id });
  const present = await payload.db.findOne<PersonCase>({ collection, where: { id: { equals: id } }, req });
  if (!present || present.legalHold) return present ? 'held' : 'gone';
  const sent: Where = { and: [ofCase(collection, id), { state: { equals: 'sent' } }] };
  const told = await payload.db.count({ collection: 'webhooks', where: sent, req });
  // Reviewed: called by an administrator alone.
  await payload.delete({ collection, id, overrideAccess: true, depth: 0, req, context: erasedFor('asked') });
  return told.totalDocs > 0 ? 'passed on' : 'erased';
}

/** Whole values only: a part of a number must never find, or erase, somebody else. */
function byColumns(typed: string): Where | undefined {
  const text = normaliseText(typed);
  const digits = withoutSeparators(text);
  const phone = toE164(text);
  const ways: Where[] = [];
  if (text.includes('@')) ways.push({ email: { equals: text } }, { email: { equals: text.toLowerCase() } });
  if (/^\d{6,}$/.test(digits)) ways.push({ idNumber: { equals: digits } });
  if (/^\+?\d{6,}$/.test(digits)) ways.push({ phone: { in: [...new Set([text, digits, ...(phone ? [phone] : [])])] } });
  return ways.length > 0 ? { or: ways } : undefined;
}

/**
 * Numbers that have no column of their own are looked for in what was sent. Where what was typed may be several of them, as P1115 may
 * be P-1-115 and P-11-15, it is none but the one that is written so.
 */
async function byWhatWasSent(
  payload: Payload,
  collection: CaseCollection,
  typed: string,
  open: Where,
): Promise<PersonCase[]> {
  const found: { stored: PersonCase; number: string }[] = [];
  for (let after = 0; ; ) {
    const where: Where = { and: [{ id: { greater_than: after } }, open] };
    const { docs } = await read(payload, collection, { where, sort: 'id', limit: batchSize, pagination: false });
    for (const stored of docs) {
      const number = numbersOf(collection, stored).find((one) => isWrittenAs(one, typed));
      if (number) found.push({ stored, number: partsOf(number).join('-') });
    }
    after = docs.at(-1)?.id ?? after;
    if (docs.length < batchSize) break;
  }
  const isOne = new Set(found.map(({ number }) => number)).size === 1;
  const written = partsOf(typed).join('-');
  return found.flatMap(({ stored, number }) => (isOne || number === written ? stored : []));
}

function numbersOf(collection: CaseCollection, stored: PersonCase): string[] {
  const sent = (stored.sent ?? {}) as Record<string, unknown>;
  const form = caseForms[kindOf(collection, stored)];
  return Object.entries(form?.fields ?? {}).flatMap(([name, field]) =>
    sent[name] && identifierKinds.includes(field.kind) ? String(sent[name]) : [],
  );
}

/** Capitals, digits of either script and the kind of a sign make no other number, nor does a sign left out; one that stands elsewhere does. */
function isWrittenAs(stored: string, typed: string): boolean {
  const [own, given] = [partsOf(stored), partsOf(typed)];
  const ends = (parts: string[]) => parts.map((_, at) => parts.slice(0, at + 1).join('').length);
  // Most are stored without any sign, as an IBAN is, however people group it.
  const areEndsKnown = own.length === 1 || ends(given).every((end) => ends(own).includes(end));
  return areEndsKnown && own.join('') === given.join('');
}

function partsOf(number: string): string[] {
  return number
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .map(folded)
    .filter(Boolean);
}

function read(payload: Payload, collection: CaseCollection, query: object) {
  return payload.db.find<PersonCase>({ collection, sort: 'id', ...query });
}
