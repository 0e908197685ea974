import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
  CollectionConfig,
  PayloadRequest,
} from 'payload';
import { caseCollections } from '../case-collections.ts';
import { erasureReasonOf } from '../erasure-reason.ts';
import { actsBetween, draftActs } from './acts.ts';
import { changesBetween } from './changes.ts';
import type { Change } from './entry.ts';
import { actionOf } from './marked-schedules.ts';
import { isNoted } from './noted.ts';
import { type Act, isUnrecorded, record } from './record.ts';
import { type Row, storedRow, titleOf } from './recorded-row.ts';

/** A draft that saves itself every two seconds is one entry in so many minutes; what went public stands in full. */
const autosaveMinutes = 10;

/** A collection whose every change goes into the record, with what the fields said before and say now. */
export function recorded(collection: CollectionConfig): CollectionConfig {
  const { hooks = {} } = collection;
  return {
    ...collection,
    hooks: {
      ...hooks,
      beforeChange: [...(hooks.beforeChange ?? []), rememberRow(collection.slug)],
      afterChange: [...(hooks.afterChange ?? []), recordChange(collection)],
      afterDelete: [...(hooks.afterDelete ?? []), recordDeletion(collection)],
    },
  };
}

function rowKey(slug: string, id: number | string): string {
  return `recorded-row-${slug}-${id}`;
}

function rememberRow(slug: string): CollectionBeforeChangeHook {
  return async ({ data, originalDoc, req }) => {
    if (originalDoc?.id === undefined || isUnrecorded(req)) return data;
    req.context[rowKey(slug, originalDoc.id)] = await storedRow(req, slug, originalDoc.id);
    return data;
  };
}

function recordChange(collection: CollectionConfig): CollectionAfterChangeHook {
  const { slug } = collection;
  return async ({ doc, previousDoc, operation, req }) => {
    // What visitors send is a case, with a history of its own.
    if (isUnrecorded(req) || (operation === 'create' && isCase(slug))) return doc;
    const before = req.context[rowKey(slug, doc.id)] as Row | undefined;
    const after = await storedRow(req, slug, doc.id);
    if (!after) return doc;
    const target = { subject: titleOf(collection, doc, after), targetCollection: slug, targetId: doc.id };
    const isDraft = operation === 'update' && before?.updatedAt === after.updatedAt;
    const acts = isDraft
      ? draftActs(req, changesBetween(slug, previousDoc ?? {}, doc))
      : actsBetween(req, slug, before, after);
    for (const { action, changes } of acts) {
      const act: Act = { ...target, action: actionOf(action), changes };
      const isAutosave = action === 'draft-saved' && String(req.query?.autosave) === 'true';
      if (!(isAutosave && (await isNoted(req, act, autosaveMinutes)))) await record(req, act);
    }
    return doc;
  };
}

function recordDeletion(collection: CollectionConfig): CollectionAfterDeleteHook {
  const { slug } = collection;
  return async ({ id, doc, req }) => {
    if (isUnrecorded(req)) return;
    const changes = isCase(slug) ? whyErased(req) : changesBetween(slug, doc, {});
    const subject = titleOf(collection, doc, doc);
    const act = { action: 'deleted', subject, targetCollection: slug, targetId: id, changes } as const;
    await record(req, { ...act, confidential: isCase(slug) && doc.confidential === true });
  };
}

/** Nothing that a case said is kept, but why it went. */
function whyErased(req: PayloadRequest): Change[] {
  const after = erasureReasonOf(req);
  return after ? [{ field: 'erasureReason', after }] : [];
}

function isCase(slug: string): boolean {
  return (caseCollections as readonly string[]).includes(slug);
}
