import type { PayloadRequest } from 'payload';
import * as v from 'valibot';
import { rowNumber } from '../../row-number.ts';
import { preferencesSlug, storedPreference } from '../../stored-preference.ts';
import { caseCollections } from '../case-kinds.ts';
import { undoMilliseconds } from '../mail/held-news.ts';

/** Under which of Payload's own preferences the last act of somebody is kept: each person's own. */
const lastActKey = 'desk-last-act';

/** What names an act in all its calls. */
export const actSchema = v.object({ act: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(60))) });
/** One that takes another back has no way back of its own. */
type Act = v.InferOutput<typeof actSchema> & { takesBack: boolean };

const value = v.nullable(v.union([v.string(), v.number()]));
const wayBackSchema = v.object({
  path: v.picklist(['assign', 'change']),
  with: v.object({
    field: v.optional(v.picklist(['status', 'stage', 'dueAt'])),
    reason: v.optional(v.string()),
  }),
  cases: v.array(v.object({ collection: v.picklist(caseCollections), id: rowNumber, from: value, to: value })),
});
type WayBack = v.InferOutput<typeof wayBackSchema>;
const keptSchema = v.fallback(
  v.nullable(v.object({ act: v.string(), at: v.pipe(v.string(), v.isoTimestamp()), ...wayBackSchema.entries })),
  null,
);

/** What somebody did last to cases, how it is taken back, and until when. */
export type LastAct = WayBack & { until: string };

async function storedAct(req: PayloadRequest) {
  const found = await storedPreference(req, req.user?.id, lastActKey);
  return { found, kept: v.parse(keptSchema, found?.value) };
}

/** Whether a call is the way back, or a part of it, of what who asks did last: who asks does not say so. */
export async function isWayBack(req: PayloadRequest, { path, with: { field }, cases }: WayBack): Promise<boolean> {
  const { kept } = await storedAct(req);
  if (!kept || kept.path !== path || kept.with.field !== field) return false;
  const known = new Set(kept.cases.map(nameOfChange));
  return cases.every((one) => known.has(nameOfChange(one)));
}

function nameOfChange({ collection, id, from, to }: WayBack['cases'][number]): string {
  return JSON.stringify([collection, id, from, to]);
}

/**
 * Keeps the way back of what somebody did to cases, so that it is there after the list was left; of an act that takes several calls
 * all of it. Taking it back ends it, but for what could not be taken back.
 *
 * @param failed what something failed at
 */
export async function keepLastAct(
  req: PayloadRequest,
  { act, takesBack }: Act,
  wayBack: WayBack,
  failed: WayBack['cases'] = [],
): Promise<void> {
  const { found, kept: before } = await storedAct(req);
  const ofRow = found && ({ collection: preferencesSlug, where: { id: { equals: found.id } }, req } as const);
  if (takesBack) {
    if (!before || !ofRow) return;
    const isOf = (list: WayBack['cases'], { collection, id }: WayBack['cases'][number]) =>
      list.some((one) => one.collection === collection && one.id === id);
    // Many cases come in several calls: those of the next ones are still to be taken back.
    const left = before.cases.filter((one) => !isOf(wayBack.cases, one) || isOf(failed, one));
    if (left.length > 0) await replace({ ...before, cases: left });
    else await req.payload.db.deleteMany(ofRow);
    return;
  }
  if (!act || wayBack.cases.length === 0) return;
  const begun = before?.act === act ? before : { at: new Date().toISOString(), cases: [] };
  const kept = { ...wayBack, act, at: begun.at, cases: [...begun.cases, ...wayBack.cases] };
  if (ofRow) await replace(kept);
  else await create(req, kept);

  async function replace(value: object) {
    if (ofRow) await req.payload.db.updateOne({ ...ofRow, data: { value }, returning: false });
  }
}

async function create(req: PayloadRequest, kept: object): Promise<void> {
  const data = { key: lastActKey, user: { relationTo: 'users', value: req.user?.id }, value: kept };
  await req.payload.db.create({ collection: preferencesSlug, data, req });
}

/** What who asks did last to cases, as long as it can be taken back before anybody outside is told. */
export async function lastActOf(req: PayloadRequest, now = Date.now()): Promise<LastAct | undefined> {
  const found = await storedPreference(req, req.user?.id, lastActKey);
  const kept = v.parse(keptSchema, found?.value);
  if (!kept) return undefined;
  const until = Date.parse(kept.at) + undoMilliseconds;
  const { path, with: withWhat, cases } = kept;
  return now < until ? { path, with: withWhat, cases, until: new Date(until).toISOString() } : undefined;
}
