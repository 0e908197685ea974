import type { CaseStage } from '@insurer/contract/forms/case-stages.ts';
import { otherLanguage, readLanguage } from '@insurer/contract/language.ts';
import type { CollectionAfterChangeHook, PayloadRequest } from 'payload';
import { type CaseCollection, kindOf } from '../case-kinds.ts';
import type { StoredCase } from '../case-to-wire.ts';
import { notifiedByMessage } from '../conversation/store-message.ts';
import { changeMail } from '../mail/case-mail.ts';
import { enqueueCustomerMail } from '../mail/enqueue-mail.ts';
import { heldUntil, holdsNews, type Withdrawn, withdrawHeldMail } from '../mail/held-news.ts';
import { enqueueWebhook } from '../webhooks/enqueue-webhook.ts';
import type { CustomerChange } from './customer-change.ts';
import { typed } from './typed.ts';

/** What a save changed for the customer, and what of the change before it he was not told. */
type Change = CustomerChange & { isTakenBack: boolean; withdrawn: Withdrawn };

/** Context key: what a save changed for the customer, read by the hook that tells them. Saves may run side by side. */
function changeKey(reference: string): string {
  return `customer-change-${reference}`;
}

/** Notes for {@link notifyChange} what a save changes for the customer; undefined: nothing. */
export function noteChange(req: PayloadRequest, reference: string, change: Change | undefined): void {
  req.context[changeKey(reference)] = change;
}

/** Tells the sender and the insurer's own system of a new status or note, within the change's own transaction. */
export function notifyChange(collection: CaseCollection): CollectionAfterChangeHook {
  return async ({ doc, operation, previousDoc, req }) => {
    const key = changeKey(doc.reference);
    const change = req.context[key] as Change | undefined;
    if (operation !== 'update') return doc;
    if (!change) {
      if (doc.stage !== previousDoc.stage) await renewHeldMail(req, collection, doc);
      return doc;
    }
    req.context[key] = undefined;
    const { isTakenBack, withdrawn } = change;
    const sendAt = req.context[holdsNews] ? heldUntil(doc.history) : undefined;
    // Whoever was just written to, or wrote, need not be told twice.
    if (!req.context[notifiedByMessage] && !isTakenBack) await enqueueChange(req, collection, doc, change, sendAt);
    if (!(isTakenBack && withdrawn.isUnsent)) await enqueueWebhook(req, 'case.changed', collection, doc, sendAt);
    return doc;
  };
}

/** A mail that still waits names the stage of a case as it was: another one does, at the same moment, with what it said besides. */
async function renewHeldMail(req: PayloadRequest, collection: CaseCollection, doc: Changed): Promise<void> {
  const sendAt = await withdrawHeldMail(req, { ...doc, collection });
  const { note, noteAr } = doc.history?.at(-1) ?? {};
  if (sendAt) await enqueueChange(req, collection, doc, { en: typed(note), ar: typed(noteAr) }, sendAt);
}

type Changed = StoredCase & { id: number; stage?: CaseStage | null; email?: string | null };

async function enqueueChange(
  req: PayloadRequest,
  collection: CaseCollection,
  doc: Changed,
  change: CustomerChange,
  sendAt: Date | undefined,
): Promise<void> {
  const own = readLanguage(doc.language);
  const note = change[own] ?? change[otherLanguage(own)];
  const { status, stage } = doc;
  const about = { ...doc, collection, kind: kindOf(collection, doc), language: own };
  await enqueueCustomerMail(req, about, (mail) => changeMail({ ...mail, status, stage, note }), sendAt);
}
