import { randomBytes } from 'node:crypto';
import { caseForms } from '@insurer/contract/forms/forms.ts';
import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest, Where } from 'payload';
import { hasNaming } from '../../access/confidential.ts';
import { log } from '../../log.ts';
import { record } from '../../record/record.ts';
import { runStatement, tableOf } from '../../run-statement.ts';
import { inSavepoint } from '../../savepoint.ts';
import { holdRow, waitForTurn } from '../../wait-for-others.ts';
import { type CaseCollection, type CaseKind, teamOf } from '../case-kinds.ts';
import { inBoth, serviceNotes } from '../service-notes.ts';
import { type AssignmentRule, ruleFor } from './assignment-rules.ts';
import { nextInTurn } from './next-in-turn.ts';

type NewCase = {
  id: number | string;
  collection: CaseCollection;
  kind: CaseKind;
  reference: string;
  sent: Record<string, unknown>;
};
type Handler = { id: number; name?: string | null };

/**
 * Gives a new case to whom the rules name, in the transaction in which it is stored: with a note of it, and an entry of the record
 * (decision 0029). A case comes before its owner: where giving it fails, the log says so and nobody has it.
 *
 * @returns the account that has it now; null where the rules name nobody who may have it
 */
export async function assignByRule(
  req: PayloadRequest,
  stored: NewCase,
  rules: readonly AssignmentRule[],
): Promise<number | null> {
  const rule = ruleFor(rules, stored.kind, stored.sent);
  if (!rule || rule.to === 'nobody') return null;
  const { id, collection, kind, reference } = stored;
  try {
    const owner = await inSavepoint(req, () => give(req, stored, rule));
    if (!owner) return null;
    await record(req, {
      action: 'assigned-by-rule',
      subject: reference,
      targetCollection: collection,
      targetId: id,
      changes: [{ field: 'assignee', after: String(owner.id) }],
      confidential: caseForms[kind].caseRules.isConfidential,
    });
    return owner.id;
  } catch (error) {
    log('error', 'a new case could not be given to anybody by its rule', { reference, error });
    return null;
  }
}

async function give(req: PayloadRequest, stored: NewCase, rule: AssignmentRule): Promise<Handler | undefined> {
  const { collection, kind } = stored;
  const owner = await ownerBy(req, stored, rule);
  if (!owner) return undefined;
  await holdRow(req, { collection: 'users', id: owner.id });
  // Whoever was disabled or moved to another team while this was decided gets nothing any more.
  if (!(await handlersOf(req, kind, collection, owner.id)).length) return undefined;
  await write(req, stored, owner);
  return owner;
}

/**
 * Below Payload's own operations: each of them ends the whole transaction where it fails. What they would do beside it is not wanted,
 * as nobody has seen the case yet.
 */
async function write(req: PayloadRequest, { id, collection }: NewCase, owner: Handler): Promise<void> {
  const [cases, notes] = [tableOf(collection), tableOf(`${collection}-internal-notes`)];
  const at = new Date().toISOString();
  const text = `${inBoth(serviceNotes.assignedByRule)}: \u2068${owner.name ?? '–'}\u2069`;
  await runStatement(req, sql`UPDATE ${cases} SET assignee_id = ${owner.id}, assigned_at = ${at} WHERE id = ${id}`);
  await runStatement(
    req,
    sql`INSERT INTO ${notes} (_order, _parent_id, id, text, at)
      VALUES (1, ${id}, ${randomBytes(12).toString('hex')}, ${text}, ${at})`,
  );
}

async function ownerBy(
  req: PayloadRequest,
  { kind, collection }: NewCase,
  { to, person }: AssignmentRule,
): Promise<Handler | undefined> {
  if (to === 'person') return person === null ? undefined : (await handlersOf(req, kind, collection, person))[0];
  const team = teamOf(collection);
  await waitForTurn(req, `cases of ${team}`);
  const handlers = await handlersOf(req, kind, collection);
  const ids = handlers.map(({ id }) => id);
  const next = await nextInTurn(req, team, ids);
  return handlers.find(({ id }) => id === next);
}

/**
 * Who may be given a new case of a kind: people of its team who can sign in and have accepted their invitation; of a confidential
 * one those who are named (decision 0046).
 * @param only the account that is asked for
 */
async function handlersOf(
  req: PayloadRequest,
  kind: CaseKind,
  collection: CaseCollection,
  only?: number,
): Promise<Handler[]> {
  const conditions: Where[] = [
    { role: { equals: teamOf(collection) } },
    { disabled: { not_equals: true } },
    { or: [{ hash: { exists: true } }, { identity: { exists: true } }] },
  ];
  if (only !== undefined) conditions.push({ id: { equals: only } });
  if (caseForms[kind].caseRules.isConfidential && (await hasNaming(req)))
    conditions.push({ seesConfidential: { equals: true } });
  // Reviewed: names and ids of colleagues, for the service's own work.
  const query = { collection: 'users', where: { and: conditions }, sort: 'id', pagination: false, req } as const;
  return (await req.payload.db.find<Handler>(query)).docs;
}
