import type { UIFieldServerProps } from 'payload';
import { shownCase } from '../shown-case.ts';
import { type OwnedCase, officerSaid } from './officer-said.ts';
import { OfficerWords } from './officer-words.tsx';

const collection = 'service-requests';

/** Whether the customer of a complaint knows who handles it, and what is missing for that. */
export async function OfficerLine({ id, req }: UIFieldServerProps) {
  const stored = await shownCase<OwnedCase>(req, collection, id);
  if (!stored) return null;
  return <OfficerWords owner={stored.assignee ?? null} said={await officerSaid(req, collection, stored)} />;
}
