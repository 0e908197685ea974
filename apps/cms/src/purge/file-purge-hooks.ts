import type { CollectionConfig, PayloadRequest, Where } from 'payload';
import { linkPlacesSlug, type StoredPlace } from '../links/link-place.ts';
import { enqueuePurge, type PurgeKey } from './enqueue-purge.ts';
import { keysOfPages } from './group-purge-hooks.ts';

type Hooks = Pick<NonNullable<CollectionConfig['hooks']>, 'afterChange' | 'afterDelete'>;

/** What the site calls the responses that hold what these hold. */
const keyOfSource: Record<string, PurgeKey> = {
  header: 'headers',
  'site-settings': 'site-settings',
  texts: 'site-settings',
  jobs: 'jobs',
};

/**
 * A picture or a document makes old what shows it, by the index of where everything is used (decision 0047), and nothing else: a purge of
 * everything leaves no page that could stand in where the service went away just then (decision 0005). What is new is shown nowhere yet.
 */
export function filePurgeHooks(slug: 'media' | 'documents'): Hooks {
  const tell = async (req: PayloadRequest, id: number | string) =>
    enqueuePurge(req, await keysOfUse(req, `${slug}/${id}`));
  return {
    afterChange: [
      async ({ doc, operation, req }) => {
        if (operation !== 'create') await tell(req, doc.id);
      },
    ],
    afterDelete: [({ id, req }) => tell(req, id)],
  };
}

async function keysOfUse(req: PayloadRequest, target: string): Promise<PurgeKey[]> {
  const where: Where = { and: [{ target: { equals: target } }, { state: { equals: 'online' } }] };
  const rows = { collection: linkPlacesSlug, where, pagination: false, req } as const;
  const { docs } = await req.payload.db.find<StoredPlace>(rows);
  const sources = [...new Set(docs.map(({ source }) => source))].map((source) => source.split('/'));
  const pages = sources.flatMap(([kind, id]) => (kind === 'pages' && id ? [Number(id)] : []));
  const others = sources.flatMap(([kind = '']) => (kind === 'pages' ? [] : [keyOfSource[kind] ?? '*']));
  return [...others, ...(await keysOfPages(req, pages))];
}
