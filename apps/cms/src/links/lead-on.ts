import { pagePath } from '@insurer/contract/page-list.ts';
import type { PayloadRequest } from 'payload';
import { record } from '../record/record.ts';
import { addRedirect } from '../redirects/redirect-renamed.ts';
import { type Decided, forgetDecision } from './departure.ts';
import type { LinkedCollection } from './link-place.ts';

type Gone = { id: number } & Record<string, unknown>;

/** Does what was decided for something that has just gone: visitors are led on in both languages, and the record says why. */
export async function leadOn(
  req: PayloadRequest,
  collection: LinkedCollection,
  gone: Gone,
  { successor, reason }: Decided,
): Promise<void> {
  const subject = String(gone.name ?? gone.key ?? gone.filename ?? gone.id);
  const to = successor && pagePath(successor.name);
  if (to && typeof gone.name === 'string') await addRedirect(req, gone.name, to);
  const changes = to ? [{ field: 'successor', after: to }] : [{ field: 'reason', after: reason }];
  await record(req, { action: 'links-decided', subject, targetCollection: collection, targetId: gone.id, changes });
  await forgetDecision(req, `${collection}/${gone.id}`);
}
