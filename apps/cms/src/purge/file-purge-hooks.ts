import type { CollectionConfig, PayloadRequest, Where } from 'payload';
import { linkPlacesSlug, type StoredPlace } from '../links/link-place.ts';
import { documentAddress } from '../media/picture-address.ts';
import { targetOf } from '../site-path.ts';
import { enqueuePurge, type PurgeKey } from './enqueue-purge.ts';
import { keysOfPages } from './group-purge-hooks.ts';

type Hooks = Pick<NonNullable<CollectionConfig['hooks']>, 'afterChange' | 'afterDelete'>;

/** What the site calls the responses that hold what these hold. */
const keyOfSource: Record<string, PurgeKey> = {
  header: 'headers',
  'site-settings': 'site-settings',
  texts: 'site-settings',
  jobs: 'jobs',
  redirects: 'redirects',
};

/**
 * A picture or a document makes old what shows it, by the index of where everything is used (decision 0047), and nothing else: a purge of
 * everything leaves no page that could stand in where the service went away just then (decision 0005). What is new is shown nowhere yet.
 */
export function filePurgeHooks(slug: 'media' | 'documents'): Hooks {
  const purgeUses = async (req: PayloadRequest, doc: { id: number | string; filename?: string | null }) =>
    enqueuePurge(req, await keysOfUse(req, `${slug}/${doc.id}`, targetOf(documentAddress(doc))));
  return {
    afterChange: [
      async ({ doc, operation, req }) => {
        if (operation !== 'create') await purgeUses(req, doc);
      },
    ],
    afterDelete: [({ doc, req }) => purgeUses(req, doc)],
  };
}

/** @param address of the file: a redirect is there for as long as it leads somewhere, a link in any case */
async function keysOfUse(req: PayloadRequest, chosen: string, address = ''): Promise<PurgeKey[]> {
  const isLedTo: Where = { and: [{ target: { equals: address } }, { source: { like: 'redirects/' } }] };
  const isUsed: Where = { or: [{ target: { equals: chosen } }, isLedTo] };
  const where: Where = { and: [isUsed, { state: { equals: 'online' } }] };
  const rows = { collection: linkPlacesSlug, where, pagination: false, req } as const;
  const { docs } = await req.payload.db.find<StoredPlace>(rows);
  const sources = [...new Set(docs.map(({ source }) => source))].map((source) => source.split('/'));
  const pages = sources.flatMap(([kind, id]) => (kind === 'pages' && id ? [Number(id)] : []));
  const others = sources.flatMap(([kind = '']) => (kind === 'pages' ? [] : [keyOfSource[kind] ?? '*']));
  return [...others, ...(await keysOfPages(req, pages))];
}
