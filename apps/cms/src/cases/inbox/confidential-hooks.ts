import { caseRulesOf } from '@insurer/contract/forms/forms.ts';
import type { CollectionAfterChangeHook, CollectionBeforeChangeHook, PayloadRequest, Where } from 'payload';
import { hasNaming, readsConfidential } from '../../access/confidential.ts';
import { caseBelongings } from '../../case-collections.ts';
import { ofCase } from '../case-belongings.ts';
import { type CaseCollection, kindOf } from '../case-kinds.ts';
import { enqueueConfidentialMail } from '../mail/enqueue-mail.ts';
import { inBoth, serviceNotes } from '../service-notes.ts';

/**
 * Kinds that are always confidential stay so, whatever is saved. An owner who may not read a case any more does not keep it;
 * whom somebody chooses for it, the field itself checks.
 */
export const keepConfidential: CollectionBeforeChangeHook = async ({ collection, data, originalDoc, req }) => {
  if (!originalDoc) return data;
  const kind = kindOf(collection.slug as CaseCollection, originalDoc);
  const confidential = caseRulesOf(kind)?.isConfidential || (data.confidential ?? originalDoc.confidential) === true;
  const isKept = data.assignee === undefined || data.assignee === originalDoc.assignee;
  const isReleased = confidential && isKept && !(await mayOwn(req, originalDoc.assignee));
  return { ...data, confidential, ...(isReleased && { assignee: null }) };
};

async function mayOwn(req: PayloadRequest, owner: number | null | undefined): Promise<boolean> {
  if (!owner) return true;
  const where = { id: { equals: owner } };
  // Reviewed: whether the owner is named, and nothing else.
  const found = await req.payload.db.findOne<{ id: number; seesConfidential?: boolean }>({
    collection: 'users',
    where,
    req,
  });
  return readsConfidential(req, found);
}

type Marking = { confidential?: boolean | null };

/** Who marked a case as confidential, or took the mark away, stays in its notes. */
export function confidentialNote(data: Marking, before: Marking): string | undefined {
  const [was, is] = [before.confidential === true, (data.confidential ?? before.confidential) === true];
  if (was === is) return undefined;
  return inBoth(is ? serviceNotes.confidential : serviceNotes.notConfidential);
}

/**
 * What belongs to a case is as confidential as the case, from the same moment on, and what the record says of it until then is for
 * named people too. They are told of a case that becomes theirs.
 */
export function markBelongings(collection: CaseCollection): CollectionAfterChangeHook {
  return async ({ doc, previousDoc, operation, req }) => {
    const confidential = doc.confidential === true;
    if (operation !== 'update' || confidential === (previousDoc.confidential === true)) return doc;
    const where = ofCase(collection, doc.id);
    const data = { confidential };
    for (const slug of caseBelongings)
      await req.payload.db.updateMany({ collection: slug, where, data, req, returning: false });
    if (confidential) await hideEntries(req, collection, doc);
    if (confidential && (await hasNaming(req))) {
      await withdrawNotices(req, collection, doc);
      await enqueueConfidentialMail(req, { ...doc, collection, kind: kindOf(collection, doc) });
    }
    return doc;
  };
}

/** What the team and the owner were still to be told of a case is for named people now, and these get a mail of their own. */
async function withdrawNotices(
  req: PayloadRequest,
  collection: CaseCollection,
  { id, email }: { id: number; email?: string | null },
): Promise<void> {
  const toStaff: Where[] = email ? [{ to: { not_equals: email } }] : [];
  const where: Where = { and: [ofCase(collection, id), { state: { equals: 'waiting' } }, ...toStaff] };
  await req.payload.db.deleteMany({ collection: 'mail-queue', where, req });
}

type Marked = { id: number; reference: string; createdAt: string };

/** Entries of the case itself and all that name its reference, such as lists in which it stood. */
async function hideEntries(req: PayloadRequest, collection: CaseCollection, { id, reference, createdAt }: Marked) {
  const ofCaseItself: Where = {
    and: [{ targetCollection: { equals: collection } }, { targetId: { equals: String(id) } }],
  };
  const where: Where = {
    and: [
      { createdAt: { greater_than_equal: new Date(createdAt).toISOString() } },
      { or: [ofCaseItself, { subject: { contains: reference } }] },
    ],
  };
  const data = { confidential: true };
  await req.payload.db.updateMany({ collection: 'audit-log', where, data, req, returning: false });
}
