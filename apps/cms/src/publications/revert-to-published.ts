import type { Endpoint, PayloadRequest } from 'payload';
import { notAllowed } from '../access/roles.ts';
import { label } from '../fields/labels.ts';
import { inLanguageOf } from '../fields/text-fields.ts';
import { noteNewest } from '../note-newest.ts';
import { record } from '../record/record.ts';
import { scheduledWork } from '../record/scheduled-work.ts';
import { refusal } from '../refusal.ts';
import { inRequestTransaction } from '../request-transaction.ts';
import { configOf, recordedAs, type Stored, type Subject, shownState, titleOf } from '../subject.ts';
import { refuseStale } from '../together/refuse-stale.ts';
import { untyped } from '../untyped.ts';
import { holdRow, waitForOthers } from '../wait-for-others.ts';
import { keepFirstPublication } from './note-publications.ts';

/** In place of Payload's own, which sends what is published as a save of one language, and publishes the draft of the other. */
export const documentStatus = '/publications/document-status.tsx#DocumentStatus';

const reverted = label(
  'The draft is again what visitors see. What it said before is kept among its versions.',
  'عادت المسودة إلى ما يراه الزوار، وما كان فيها محفوظ بين نسخها.',
);
const isScheduled = label(
  'Its publication is scheduled. Take that back first, then go back to what is published.',
  'لنشره موعد محدد. ألغِ الموعد أولًا ثم ارجع إلى المنشور.',
);
const notOnline = label(
  'Nothing of this is online, so there is nothing to go back to.',
  'لا شيء من هذا منشور، فلا نص يُرجع إليه.',
);

/**
 * POST …/revert-to-published with the `updatedAt` of the form: what visitors see becomes the newest text once more, in every language
 * (decision 0031).
 */
export function revertToPublished(subjectOf: (req: PayloadRequest) => Subject, path: string): Endpoint {
  return {
    path,
    method: 'post',
    handler: async (req) => {
      const of = subjectOf(req);
      if ((await configOf(req.payload, of).access.update?.({ req })) !== true) return notAllowed(req);
      const { updatedAt } = ((await req.json?.()) ?? {}) as { updatedAt?: unknown };
      const doc = await inRequestTransaction(req, () => revert(req, of, updatedAt));
      return Response.json({ doc, message: inLanguageOf(req, reverted) });
    },
  };
}

/** @throws APIError 409 where the form shows an older text than the newest: nobody throws away what they have not seen; and where a publication is scheduled */
async function revert(req: PayloadRequest, of: Subject, basedOn: unknown) {
  await waitForOthers(req, of);
  await refuseStale(req, of, basedOn);
  // It would then put the text online that is there already, and nobody would hear of what was scheduled.
  const works = await scheduledWork(req.payload, of);
  if (works.some(({ action, failed }) => action === 'publish' && !failed))
    throw refusal(inLanguageOf(req, isScheduled), 409);
  if (!of.global) await holdRow(req, of);
  const shown = await shownState(req, of);
  if (!shown) throw refusal(inLanguageOf(req, notOnline), 404);
  // What was online before its publications were listed is known by when it was last saved.
  if (of.collection !== 'rate-tables') await keepFirstPublication(req, of, shown);
  await addVersion(req, of, shown);
  await noteNewest(req, of);
  await record(req, { action: 'restored', ...recordedAs(of, titleOf(req.payload, of, shown)) });
  const read = { draft: true, depth: 0, overrideAccess: false, user: req.user, req } as const;
  if (of.global) return req.payload.findGlobal({ slug: of.global, ...read });
  return req.payload.findByID({ collection: of.collection, id: of.id, ...read });
}

/** A version of its own, beside the draft. Payload takes any draft for the newest text that is younger than what is online. */
async function addVersion(req: PayloadRequest, of: Subject, shown: Stored): Promise<void> {
  const { db } = req.payload;
  const now = new Date().toISOString();
  const versionData = untyped({ ...shown, editedBy: req.user?.id, updatedAt: now });
  const version = { versionData, createdAt: now, updatedAt: now, autosave: false, req } as const;
  const touched = { data: { updatedAt: now }, req, returning: false } as const;
  if (of.global) {
    await db.updateGlobal({ slug: of.global, ...touched });
    await db.createGlobalVersion({ globalSlug: of.global, ...version });
    return;
  }
  await db.updateOne({ collection: of.collection, id: of.id, ...touched });
  await db.createVersion({ collectionSlug: of.collection, parent: of.id, ...version });
}
