import type { Endpoint, GlobalBeforeOperationHook, GlobalConfig, GlobalSlug, PayloadRequest } from 'payload';
import { hasRole, notAllowed } from '../access/roles.ts';
import { draftedGlobalNamed } from '../drafted-globals.ts';
import { label } from '../fields/labels.ts';
import { inLanguageOf } from '../fields/text-fields.ts';
import { refusal } from '../refusal.ts';
import { inRequestTransaction } from '../request-transaction.ts';
import { untyped } from '../untyped.ts';
import { draftsOnly, restored } from './restore-as-draft.ts';
import { documentStatus, revertToPublished } from './revert-to-published.ts';

const alwaysOnline = label(
  'This stands on every page and is never taken offline. Publish another text instead.',
  'هذا المحتوى يظهر في كل صفحة ولا يُوقف نشره. انشر نصًا آخر بدلًا منه.',
);

/** In place of the button that takes offline: no page stands without a header. */
const noTakingOffline = '/publications/no-taking-offline.tsx#NoTakingOffline';
const publishOnly = '/publications/publish-only.tsx#PublishOnly';

/** What is asked of a save, as far as it says what visitors see after it. */
type Save = { draft?: boolean; unpublishAllLocales?: boolean | string; data?: { _status?: unknown } };

/**
 * Every save is a draft or a publication. A save that says neither is a publication, as those of the service itself are;
 * none takes it offline. Hooks after it see the whole of it, whatever its caller selects.
 * @throws APIError 400
 */
const publishOrDraft: GlobalBeforeOperationHook = ({ args, operation, req }) => {
  const { draft, unpublishAllLocales, data = {} } = args as Save;
  if (operation === 'restoreVersion') throw refusal(inLanguageOf(req, draftsOnly), 400);
  if (operation !== 'update') return args;
  const offline = String(unpublishAllLocales ?? false) === 'true' || (draft !== true && data._status === 'draft');
  if (offline) throw refusal(inLanguageOf(req, alwaysOnline), 400);
  const published = { ...data, _status: 'published' };
  return { ...args, select: undefined, data: draft === true ? data : published };
};

/** POST /globals/{slug}/versions/{id}, in place of Payload's own, which writes over what visitors see. */
function restoreVersion(slug: GlobalSlug): Endpoint {
  return {
    path: '/versions/:id',
    method: 'post',
    handler: async (req) => {
      if (!hasRole(req, 'admin', 'editor')) return notAllowed(req);
      const id = Number(req.routeParams?.id);
      const doc = await inRequestTransaction(req, () => restoreAsDraft(req, slug, id));
      if (!doc) return Response.json({ message: 'There is no such version.' }, { status: 404 });
      return Response.json({ ...doc, message: inLanguageOf(req, restored) });
    },
  };
}

/** Adds the version once more as the newest draft, in every language. Undefined where there is none. */
async function restoreAsDraft(req: PayloadRequest, slug: GlobalSlug, id: number): Promise<object | undefined> {
  const { db, globals } = req.payload;
  const where = { id: { equals: id } };
  const found = await db.findGlobalVersions<{ version: object }>({
    global: slug,
    where,
    limit: 1,
    pagination: false,
    req,
  });
  const [version] = found.docs as unknown as { version: Record<string, unknown> }[];
  if (!version) return undefined;
  const now = new Date().toISOString();
  const versionData = untyped({ ...version.version, _status: 'draft', editedBy: req.user?.id, updatedAt: now });
  const moments = { createdAt: now, updatedAt: now, autosave: false } as const;
  await db.createGlobalVersion({ globalSlug: slug, versionData, ...moments, req });
  const doc = await req.payload.findGlobal({ slug, draft: true, depth: 0, overrideAccess: false, user: req.user, req });
  req.context.isRestoringVersion = true;
  const global = globals.config.find((known) => known.slug === slug);
  if (!global) throw new Error(`There is no global ${slug}.`);
  const seen = { context: req.context, data: doc, doc, previousDoc: doc, overrideAccess: false, req } as const;
  for (const hook of global.hooks.afterChange ?? []) await hook({ ...seen, global });
  return doc;
}

/** A global with drafts: visitors see what was published last (decision 0031). */
export function withGlobalDrafts(global: GlobalConfig): GlobalConfig {
  const { hooks = {}, admin = {}, endpoints } = global;
  const { elements } = admin.components ?? {};
  const beforeDocumentControls = [...(elements?.beforeDocumentControls ?? []), publishOnly];
  const shown = { ...elements, beforeDocumentControls, UnpublishButton: noTakingOffline, Status: documentStatus };
  const drafted = draftedGlobalNamed(global.slug);
  if (!drafted) throw new Error(`${global.slug} is none of the globals with drafts.`);
  return {
    ...global,
    admin: { ...admin, components: { ...admin.components, elements: shown } },
    // Payload's form asks for less when it looks whether something is online, and took what it was not given for a draft.
    forceSelect: { ...global.forceSelect, _status: true },
    hooks: { ...hooks, beforeOperation: [publishOrDraft, ...(hooks.beforeOperation ?? [])] },
    endpoints: [
      restoreVersion(global.slug as GlobalSlug),
      revertToPublished(() => ({ global: drafted }), '/revert-to-published'),
      ...(endpoints || []),
    ],
  };
}
