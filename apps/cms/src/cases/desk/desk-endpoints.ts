import type { Endpoint, PayloadRequest } from 'payload';
import * as v from 'valibot';
import { notAllowed } from '../../access/roles.ts';
import { adminLanguageOf } from '../../fields/labels.ts';
import { rowNumber } from '../../row-number.ts';
import { readCaseHandling } from '../case-handling.ts';
import { deskKindNames } from '../desk-kinds.ts';
import { dueSoonUntil } from '../inbox/due-soon.ts';
import { assignCases, handOversSchema } from './assign-cases.ts';
import { changeCases, changesSchema } from './change-cases.ts';
import { deskPlaceSchema } from './desk-cursor.ts';
import { type DeskRow, deskRow } from './desk-row.ts';
import { deskViews } from './desk-views.ts';
import { actSchema, isWayBack, keepLastAct } from './last-act.ts';
import { type DeskQuery, inboxesOf, listCases } from './list-cases.ts';
import { namesOf } from './owners.ts';
import { viewName } from './saved-views.ts';
import { endShared, renameShared, sharedSchema, shareView } from './shared-views.ts';
import { unansweredAmong } from './unanswered-among.ts';

export const pageSize = 50;

const querySchema = v.object({
  view: v.picklist(deskViews),
  kind: v.optional(v.picklist(deskKindNames)),
  owner: v.optional(rowNumber),
  search: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(254))),
  after: v.optional(deskPlaceSchema),
});

/** One page of the working list as the browser shows it. */
export type DeskPage = { rows: DeskRow[]; next: v.InferOutput<typeof deskPlaceSchema> | null };

/**
 * For who handles cases. The list is a POST as well: what somebody searches for is a name or a number, and lands in no log of
 * addresses.
 */
export const deskEndpoints: Endpoint[] = [
  endpoint('/desk/cases', querySchema, (req, asked) => deskPage(req, { ...asked, limit: pageSize })),
  endpoint('/desk/assign', v.intersect([handOversSchema, actSchema]), async (req, asked) => {
    const takesBack = await isWayBack(req, { path: 'assign', with: {}, cases: asked.cases });
    const done = await assignCases(req, asked.cases);
    await keepLastAct(req, { ...asked, takesBack }, { path: 'assign', with: {}, cases: done.undo }, done.failed);
    return done;
  }),
  endpoint('/desk/change', v.intersect([changesSchema, actSchema]), async (req, asked) => {
    const { field, cases } = asked;
    const takesBack = await isWayBack(req, { path: 'change', with: { field }, cases });
    const done = await changeCases(req, asked, takesBack);
    const reason = asked.field === 'dueAt' ? { reason: asked.reason } : {};
    await keepLastAct(
      req,
      { ...asked, takesBack },
      { path: 'change', with: { field, ...reason }, cases: done.undo },
      done.failed,
    );
    return done;
  }),
  endpoint('/desk/share-view', sharedSchema, shareView),
  endpoint('/desk/end-shared-view', v.object({ id: rowNumber }), (req, { id }) => endShared(req, id)),
  endpoint('/desk/rename-shared-view', v.object({ id: rowNumber, name: viewName }), (req, { id, name }) =>
    renameShared(req, id, name),
  ),
];

/** One page of the working list, in the language of who asks, with the names of those the cases are assigned to. */
export async function deskPage(req: PayloadRequest, query: DeskQuery): Promise<DeskPage> {
  const { cases, next } = await listCases(req, query);
  const names = await namesOf(
    req,
    cases.map(({ assignee }) => assignee),
  );
  const soonUntil = dueSoonUntil(new Date(), await readCaseHandling(req.payload, req));
  const unanswered = await unansweredAmong(req, cases);
  const language = adminLanguageOf(req.i18n);
  return { rows: cases.map((row) => deskRow(row, language, names, soonUntil, unanswered.has(row))), next };
}

function endpoint<Schema extends v.GenericSchema>(
  path: string,
  schema: Schema,
  handle: (req: PayloadRequest, asked: v.InferOutput<Schema>) => Promise<object>,
): Endpoint {
  return {
    path,
    method: 'post',
    handler: async (req) => {
      if (inboxesOf(req).length === 0) return notAllowed(req);
      const { success, output } = v.safeParse(schema, await req.json?.().catch(() => undefined));
      if (!success) return Response.json({ message: 'Not understood' }, { status: 400 });
      return Response.json(await handle(req, output), { headers: { 'cache-control': 'no-store' } });
    },
  };
}
