import { randomUUID } from 'node:crypto';
import { caseForms } from '@insurer/contract/forms/forms.ts';
import type { Language } from '@insurer/contract/language.ts';
import { createLocalReq, type Payload, ValidationError } from 'payload';
import { sha256 } from '../../digests.ts';
import { inRequestTransaction } from '../../request-transaction.ts';
import { untyped } from '../../untyped.ts';
import { productAndCityOf } from '../answered.ts';
import { assignByRule } from '../assignment/assign-by-rule.ts';
import { readCaseHandling } from '../case-handling.ts';
import { type CaseKind, collectionOf } from '../case-kinds.ts';
import { enqueueNewCaseMails } from '../mail/enqueue-mail.ts';
import { newReference } from '../reference.ts';
import { requestToken } from '../request-token.ts';
import { searchTextOf } from '../search-text.ts';
import { enqueueWebhook } from '../webhooks/enqueue-webhook.ts';
import { type KeptFile, storeFileEntries, withKeptFiles } from './kept-files.ts';
import { giveBackUse, type MailPlace, placeMail } from './rate-limits.ts';
import type { ReceivedFile } from './received.ts';
import { type Sender, senderColumns, senderOf } from './sender-of.ts';
import { addWorkingDays } from './working-days.ts';

export type CaseDraft = {
  kind: CaseKind;
  language: Language;
  /** What was sent, normalised, by wire name. */
  sent: Record<string, string>;
  /** What one inbox alone has columns of. */
  inboxColumns?: Record<string, unknown>;
  files: ReceivedFile[];
  consents: { name: string; givenAt: string; version: string }[];
  /** Digest of the form and the caller's Idempotency-Key. */
  idempotencyKey: string | undefined;
  contentHash: string;
  /** SHA-256 of the token that may see the case; undefined: a token of its own. */
  tokenHash?: string;
};

/** Thrown when a case with this idempotency key exists already. */
export class AlreadyStored extends Error {
  override name = 'AlreadyStored';
}

/**
 * Stores a case with its files, mails and webhook in one transaction. When this resolves everything is on disk:
 * what is acknowledged survives a crash of the process or the machine.
 *
 * @returns the reference and the moment until which an answer is due
 * @throws AlreadyStored when another request with the same idempotency key came first
 */
export async function storeCase(payload: Payload, draft: CaseDraft): Promise<Stored> {
  const sender = senderOf(caseForms[draft.kind], draft.sent);
  const mail = sender.email ? await placeMail(payload, sender.email) : undefined;
  try {
    return await withKeptFiles(payload, draft.files, (files) =>
      withFreshReference((reference) => storeOnce(payload, draft, { sender, files, mail, reference })),
    );
  } catch (error) {
    if (mail) await giveBackUse(payload, mail.key);
    throw error;
  }
}

type Stored = { reference: string; dueAt: string };
type Prepared = { sender: Sender; files: KeptFile[]; mail: MailPlace | undefined; reference: string };

async function storeOnce(
  payload: Payload,
  draft: CaseDraft,
  { sender, files, mail, reference }: Prepared,
): Promise<Stored> {
  const { kind, language, sent, inboxColumns, consents, idempotencyKey, contentHash } = draft;
  const collection = collectionOf(kind);
  const req = await createLocalReq({}, payload);
  const dueAt = await inRequestTransaction(req, async () => {
    const handling = await readCaseHandling(payload, req);
    const now = new Date();
    const dueAt = addWorkingDays(now, handling.dueDays[kind], handling.holidays);
    const created = await payload.create({
      collection,
      data: untyped({
        reference,
        language,
        sent,
        ...inboxColumns,
        ...senderColumns(sender),
        searchText: searchTextOf(kind, { ...sender, reference, sent }),
        consents,
        ...productAndCityOf(sent),
        reopenedCount: 0,
        confidential: caseForms[kind].caseRules.isConfidential,
        status: 'received',
        history: [{ status: 'received', at: now.toISOString() }],
        dueAt: dueAt.toISOString(),
        overdue: false,
        tokenHash: draft.tokenHash ?? sha256(requestToken(reference)),
        // A unique column: two requests without a key must not collide.
        idempotencyKey: idempotencyKey ?? randomUUID(),
        contentHash,
      }),
      // Reviewed: the caller holds the site's key and everything was checked with the contract's rules.
      overrideAccess: true,
      depth: 0,
      req,
    });
    const about = { id: created.id, collection, kind, reference, sent };
    const assignee = await assignByRule(req, about, handling.assignment);
    await storeFileEntries(req, { id: created.id, collection, reference }, files);
    // As it is stored: what waits for the sender is told from what waits for colleagues by it.
    const email = mail && sender.email?.toLowerCase();
    const stored = { ...about, language, email, dueAt, assignee };
    await enqueueNewCaseMails(req, stored, mail?.sendAt);
    await enqueueWebhook(req, 'case.created', collection, { id: created.id, reference });
    return dueAt;
  });
  return { reference, dueAt: dueAt.toISOString() };
}

/** Two of 27 million million references will hardly ever be the same; where they are, another one is made. */
async function withFreshReference(store: (reference: string) => Promise<Stored>): Promise<Stored> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await store(newReference());
    } catch (error) {
      if (!(error instanceof ValidationError)) throw error;
      const path = String(error.data.errors[0]?.path ?? '');
      if (/idempotency/i.test(path)) throw new AlreadyStored();
      if (!/reference/i.test(path) || attempt >= 3) throw error;
    }
  }
}
