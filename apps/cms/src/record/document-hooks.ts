import { isLanguage } from '@insurer/contract/language.ts';
import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
  CollectionConfig,
  CollectionSlug,
  GlobalConfig,
  PayloadRequest,
} from 'payload';
import { caseCollections } from '../case-collections.ts';
import { type DraftedGlobal, draftedGlobalNamed } from '../drafted-globals.ts';
import type { Action } from './actions.ts';
import { changesBetween } from './changes.ts';
import type { Change } from './entry.ts';
import { actionOf } from './marked-schedules.ts';
import { isNoted } from './noted.ts';
import { type Act, record } from './record.ts';

type Row = Record<string, unknown> & { id: number | string };

/** A draft that saves itself every two seconds is one entry in so many minutes; what went public stands in full. */
const autosaveMinutes = 10;

const ofCases = {
  assignee: 'assigned',
  dueAt: 'due-moved',
  legalHold: 'legal-hold',
  confidential: 'confidential',
} satisfies Record<string, Action>;

/** A field whose change is an act of its own. */
const ownActs: Record<string, Record<string, Action>> = {
  ...Object.fromEntries(caseCollections.map((slug) => [slug, ofCases])),
  users: { role: 'role-changed', disabled: 'disabled', seesConfidential: 'named', password: 'password-changed' },
};

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

type GlobalAfterChange = NonNullable<NonNullable<GlobalConfig['hooks']>['afterChange']>[number];

/** The same for a global. */
export function recordedGlobal(global: GlobalConfig): GlobalConfig {
  const { hooks = {} } = global;
  const drafted = draftedGlobalNamed(global.slug);
  const hook = drafted ? recordDraftedGlobal(drafted) : recordGlobal(global.slug);
  const remember: NonNullable<typeof hooks.beforeChange> = drafted
    ? [
        async ({ data, req }) => {
          if (!isUnrecorded(req)) req.context[rowKey(drafted, 0)] = await storedGlobal(req, drafted);
          return data;
        },
      ]
    : [];
  return {
    ...global,
    hooks: {
      ...hooks,
      beforeChange: [...(hooks.beforeChange ?? []), ...remember],
      afterChange: [...(hooks.afterChange ?? []), hook],
    },
  };
}

function recordGlobal(slug: string): GlobalAfterChange {
  return async ({ doc, previousDoc, req }) => {
    const changes = changesBetween(slug, previousDoc ?? {}, doc);
    const act = { subject: inLanguage(slug, req), targetCollection: slug, changes };
    const isRestored = req.context.isRestoringVersion === true;
    if (!isUnrecorded(req) && (isRestored || changes.length > 0))
      await record(req, { ...act, action: isRestored ? 'restored' : 'changed' });
  };
}

/** Of what has drafts: a draft as its form sends it, in one language; a publication whole, as of a page. */
function recordDraftedGlobal(slug: DraftedGlobal): GlobalAfterChange {
  return async ({ doc, previousDoc, req }) => {
    if (isUnrecorded(req)) return;
    const target = { targetCollection: slug };
    if (doc._status === 'draft') {
      const [act] = draftActs(req, changesBetween(slug, previousDoc ?? {}, doc));
      if (act) await record(req, { ...target, ...act, subject: inLanguage(slug, req) });
      return;
    }
    const before = req.context[rowKey(slug, 0)] as Row | undefined;
    const changes = changesBetween(slug, before ?? {}, (await storedGlobal(req, slug)) ?? {});
    if (changes.length > 0) await record(req, { ...target, subject: slug, action: actionOf('published'), changes });
  };
}

function inLanguage(slug: string, req: PayloadRequest): string {
  return isLanguage(req.locale) ? `${slug} · ${req.locale}` : slug;
}

/** What visitors see of a global, in every language. */
async function storedGlobal(req: PayloadRequest, slug: DraftedGlobal): Promise<Row | undefined> {
  return (await req.payload.db.findGlobal<Row>({ slug, req })) ?? undefined;
}

/** The demo content is one act, which has an entry of its own. */
function isUnrecorded(req: PayloadRequest): boolean {
  return req.context.quietly === true;
}

function rowKey(slug: string, id: number | string): string {
  return `recorded-row-${slug}-${id}`;
}

/** The row of the main table, in every language and with what nobody reads: what visitors see, never a draft. */
async function storedRow(req: PayloadRequest, slug: string, id: number | string): Promise<Row | undefined> {
  const collection = slug as CollectionSlug;
  const row = await req.payload.db.findOne<Row>({ collection, where: { id: { equals: id } }, req });
  return row ?? undefined;
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

type Acts = { action: Action; changes: Change[] }[];

function draftActs(req: PayloadRequest, changes: Change[]): Acts {
  if (req.context.isRestoringVersion === true) return [{ action: 'restored', changes: [] }];
  return changes.length > 0 ? [{ action: 'draft-saved', changes }] : [];
}

function actsBetween(req: PayloadRequest, slug: string, before: Row | undefined, after: Row): Acts {
  const changes = changesBetween(slug, before ?? {}, after);
  if (!before) return [{ action: 'created', changes }, ...(isPublic(after) ? published([]) : [])];
  if (!before.deletedAt && after.deletedAt) return [{ action: 'trashed', changes }];
  if (before.deletedAt && !after.deletedAt) return [{ action: 'restored', changes }];
  if (req.context.isRestoringVersion === true) return [{ action: 'restored', changes }];
  if (isPublic(after)) return published(changes);
  if (isPublic(before)) return [{ action: 'taken-offline', changes }];
  return splitByAct(slug, changes);
}

function published(changes: Change[]): Acts {
  return [{ action: 'published', changes }];
}

/** Assigning a case, moving its due date or giving somebody a role can be filtered by itself. */
function splitByAct(slug: string, changes: Change[]): Acts {
  const acts: Acts = [];
  for (const change of changes) {
    const action = ownActs[slug]?.[change.field] ?? 'changed';
    const act = acts.find((other) => other.action === action);
    if (act) act.changes.push(change);
    else acts.push({ action, changes: [change] });
  }
  return acts;
}

function recordDeletion(collection: CollectionConfig): CollectionAfterDeleteHook {
  const { slug } = collection;
  return async ({ id, doc, req }) => {
    if (isUnrecorded(req)) return;
    const changes = isCase(slug) ? [] : changesBetween(slug, doc, {});
    const subject = titleOf(collection, doc, doc);
    const act = { action: 'deleted', subject, targetCollection: slug, targetId: id, changes } as const;
    await record(req, { ...act, confidential: isCase(slug) && doc.confidential === true });
  };
}

function isPublic(row: Row): boolean {
  return row._status === 'published' && !row.deletedAt;
}

function isCase(slug: string): boolean {
  return (caseCollections as readonly string[]).includes(slug);
}

/** What the record calls a document that is stored. */
export async function subjectOf(req: PayloadRequest, slug: CollectionSlug, id: number | string): Promise<string> {
  const row = await storedRow(req, slug, id);
  return row ? titleOf(req.payload.collections[slug].config, row) : '–';
}

/** What the admin calls a document; of accounts the email too, of mails the case, since their subject is not ours. */
function titleOf({ slug, admin }: CollectionConfig, ...states: Record<string, unknown>[]): string {
  const names = slug === 'mail-queue' ? ['reference'] : slug === 'users' ? ['name', 'email'] : [admin?.useAsTitle];
  const said = names.map((name) => states.map((state) => inEnglish(state[name ?? 'id'])).find(Boolean));
  return said.filter(Boolean).join(' · ') || '–';
}

function inEnglish(title: unknown): string {
  if (typeof title !== 'object' || title === null) return String(title ?? '');
  const { en, ar } = title as { en?: unknown; ar?: unknown };
  return String(en ?? ar ?? '');
}
