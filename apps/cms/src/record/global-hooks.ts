import { isLanguage } from '@insurer/contract/language.ts';
import type { GlobalConfig, PayloadRequest } from 'payload';
import { type DraftedGlobal, draftedGlobalNamed } from '../drafted-globals.ts';
import { draftActs } from './acts.ts';
import { changesBetween } from './changes.ts';
import { actionOf } from './marked-schedules.ts';
import { isUnrecorded, record } from './record.ts';
import type { Row } from './recorded-row.ts';

type GlobalAfterChange = NonNullable<NonNullable<GlobalConfig['hooks']>['afterChange']>[number];

/** A global whose every change goes into the record. */
export function recordedGlobal(global: GlobalConfig): GlobalConfig {
  const { hooks = {} } = global;
  const drafted = draftedGlobalNamed(global.slug);
  const hook = drafted ? recordDraftedGlobal(drafted) : recordGlobal(global.slug);
  const remember: NonNullable<typeof hooks.beforeChange> = drafted
    ? [
        async ({ data, req }) => {
          if (!isUnrecorded(req)) req.context[shownKey(drafted)] = await storedGlobal(req, drafted);
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
    const before = req.context[shownKey(slug)] as Row | undefined;
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

function shownKey(slug: DraftedGlobal): string {
  return `recorded-global-${slug}`;
}
