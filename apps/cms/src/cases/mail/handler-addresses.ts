import type { PayloadRequest, Where } from 'payload';
import {
  confidentialAmong,
  hasNaming,
  type NamedPerson,
  namedPeople,
  readsConfidential,
} from '../../access/confidential.ts';
import { readCaseHandling } from '../case-handling.ts';
import { type CaseCollection, type Team, teamOf } from '../case-kinds.ts';

type Handled = { collection: CaseCollection; id: number | string };

/** The owner of a case; its team where nobody owns it, or the owner's account is disabled or in another team by now. */
export async function handlerAddresses(
  req: PayloadRequest,
  about: Handled & { assignee?: number | null | undefined },
): Promise<string[]> {
  const where: Where = {
    and: [
      { id: { equals: about.assignee ?? 0 } },
      { role: { equals: teamOf(about.collection) } },
      { disabled: { not_equals: true } },
    ],
  };
  const owner = await req.payload.db.findOne<NamedPerson & { seesConfidential?: boolean }>({
    collection: 'users',
    where,
    req,
  });
  const mayKnow = owner && (!(await isConfidential(req, about)) || (await readsConfidential(req, owner)));
  return mayKnow ? [owner.email] : teamAddresses(req, about);
}

async function isConfidential(req: PayloadRequest, { collection, id }: Handled): Promise<boolean> {
  return (await confidentialAmong(req, collection, [id])).size > 0;
}

/** The team's mailbox; without one, everybody who has the role. Of a confidential case named people alone hear. */
export async function teamAddresses(req: PayloadRequest, about: Handled): Promise<string[]> {
  const team = teamOf(about.collection);
  if ((await isConfidential(req, about)) && (await hasNaming(req))) return namedAddresses(req, team);
  const mailbox = (await readCaseHandling(req.payload, req)).teamEmail[team];
  if (mailbox) return [mailbox];
  const where = { role: { equals: team }, disabled: { not_equals: true } };
  const people = { collection: 'users', where, pagination: false, req } as const;
  const { docs } = await req.payload.db.find<{ email: string; id: number }>(people);
  return docs.map((user) => user.email);
}

/** The named people of a team; administrators who are named where it has none. */
export async function namedAddresses(req: PayloadRequest, team: Team): Promise<string[]> {
  const own = await namedPeople(req, team);
  return (own.length > 0 ? own : await namedPeople(req, 'admin')).map(({ email }) => email);
}
