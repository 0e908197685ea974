import type { CollectionAfterChangeHook } from 'payload';
import { type CaseCollection, kindOf } from '../case-kinds.ts';
import { enqueueChangeMail } from '../mail/enqueue-mail.ts';
import { enqueueWebhook } from '../webhooks/enqueue-webhook.ts';
import { type CustomerChange, changeKey } from './keep-history.ts';

/** Tells the sender and the insurer's own system of a new status or note, within the change's own transaction. */
export function notifyChange(collection: CaseCollection): CollectionAfterChangeHook {
  return async ({ doc, operation, req }) => {
    const key = changeKey(doc.reference);
    const change = req.context[key] as CustomerChange | undefined;
    if (operation !== 'update' || !change) return doc;
    req.context[key] = undefined;
    const note = doc.language === 'ar' ? (change.noteAr ?? change.note) : (change.note ?? change.noteAr);
    await enqueueChangeMail(req, { collection, kind: kindOf(collection, doc), note, ...doc });
    await enqueueWebhook(req, 'case.changed', collection, doc);
    return doc;
  };
}
