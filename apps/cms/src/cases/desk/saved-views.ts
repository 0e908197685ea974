import type { PayloadRequest } from 'payload';
import * as v from 'valibot';
import { rowNumber } from '../../row-number.ts';
import { storedPreference } from '../../stored-preference.ts';
import { deskKindNames } from '../desk-kinds.ts';
import { deskViews } from './desk-views.ts';

/** Under which of Payload's own preferences somebody's views are kept: each person's own, read and written by nobody else. */
export const savedViewsKey = 'desk-views';

export const filterSchema = v.object({
  view: v.fallback(v.picklist(deskViews), 'mine'),
  kind: v.fallback(v.optional(v.picklist(deskKindNames)), undefined),
  owner: v.fallback(
    v.optional(v.pipe(v.union([v.number(), v.pipe(v.string(), v.digits())]), v.transform(Number), rowNumber)),
    undefined,
  ),
});
/** What narrows the working list down, as its address says it: nothing that was typed. */
export type DeskFilter = v.InferOutput<typeof filterSchema>;

/** What somebody calls a view. */
export const viewName = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(60));

const savedSchema = v.fallback(v.array(v.object({ name: viewName, ...filterSchema.entries })), []);
export type SavedView = v.InferOutput<typeof savedSchema>[number];

/** The filter that an address names; what it does not know counts as not said. */
export function filterOf(query: Record<string, unknown>): DeskFilter {
  return v.parse(filterSchema, query);
}

/** The address of the working list under a filter; {@link filterOf} reads it. */
export function addressOf({ view, kind, owner }: DeskFilter): string {
  const said = { view, ...(kind && { kind }), ...(owner !== undefined && { owner: String(owner) }) };
  return `/admin/my-work?${new URLSearchParams(said)}`;
}

/** The views that who asks has saved, in their order; none where what is stored is no list of views. */
export async function savedViewsOf(req: PayloadRequest): Promise<SavedView[]> {
  const found = await storedPreference(req, req.user?.id, savedViewsKey);
  return v.parse(savedSchema, found?.value);
}
