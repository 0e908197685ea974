import type { CollectionAfterChangeHook } from 'payload';
import { type CaseCollection, kindOf } from '../case-kinds.ts';
import { queueChangeMail } from '../mail/enqueue-mail.ts';
import { queueWebhook } from '../webhooks/enqueue-webhook.ts';
import { type CustomerChange, changeKey } from './keep-history.ts';

/** Tells the sender and the insurer's own system of a new status or note, within the change's own transaction. */
export function tellOfChange(collection: CaseCollection): CollectionAfterChangeHook {
  return async ({ doc, operation, req }) => {
    const key = changeKey(doc.reference);
    const change = req.context[key] as CustomerChange | undefined;
    if (operation !== 'update' || !change) return doc;
    req.context[key] = undefined;
    const note = doc.language === 'ar' ? (change.noteAr ?? change.note) : (change.note ?? change.noteAr);
    await queueChangeMail(req, { collection, kind: kindOf(collection, doc), note, ...doc });
    await queueWebhook(req, 'case.changed', collection, doc);
    return doc;
  };
}
