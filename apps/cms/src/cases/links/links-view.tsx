import type { UIFieldServerProps } from 'payload';
import { adminLanguageOf } from '../../fields/labels.ts';
import { type CaseCollection, teamOf } from '../case-kinds.ts';
import type { StoredCase } from '../case-to-wire.ts';
import { shownCase } from '../shown-case.ts';
import { EndLinks } from './end-links.tsx';

/** What opens a case on the site, and the way to end it. */
export async function LinksView({ id, payload, collectionSlug, i18n, req }: UIFieldServerProps) {
  const collection = collectionSlug as CaseCollection;
  const stored = await shownCase<StoredCase>(req, collection, id);
  if (!stored) return null;
  const address = `${payload.config.routes.api}/${collection}/${stored.id}/end-links`;
  const endedAt = stored.linksEndedAt ?? undefined;
  return <EndLinks address={address} endedAt={endedAt} language={adminLanguageOf(i18n)} team={teamOf(collection)} />;
}
