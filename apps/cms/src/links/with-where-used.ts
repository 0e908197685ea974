import type { CollectionConfig, UIField } from 'payload';
import { departureEndpoint } from './departure-endpoint.ts';
import { linkedCollections } from './link-place.ts';
import { withDepartures } from './refuse-leaving.ts';
import { usedManyEndpoint } from './used-many-endpoint.ts';
import { whereUsedEndpoint } from './where-used-endpoint.ts';
import { whereUsedWords } from './where-used-words.ts';

const panel: UIField = {
  name: 'whereUsed',
  type: 'ui',
  label: { en: whereUsedWords.en.title, ar: whereUsedWords.ar.title },
  admin: {
    position: 'sidebar',
    disableListColumn: true,
    components: { Field: '/links/where-used-panel.tsx#WhereUsedPanel' },
  },
};

const usedManyQuestion = '/links/used-many-question.tsx#UsedManyQuestion';

/** A collection whose documents say where they are used, beside their form, and do not go while they are (decision 0047). */
export function withWhereUsed(collection: CollectionConfig): CollectionConfig {
  const slug = linkedCollections.find((known) => known === collection.slug);
  if (!slug)
    throw new Error(
      `Add ${collection.slug} to linkedCollections (links/link-place.ts), or take withWhereUsed away: nothing links to it.`,
    );
  const { admin, endpoints, fields } = collection;
  const beforeListTable = [...(admin?.components?.beforeListTable ?? []), usedManyQuestion];
  return withDepartures({
    ...collection,
    admin: { ...admin, components: { ...admin?.components, beforeListTable } },
    endpoints: [...(endpoints || []), usedManyEndpoint(slug), whereUsedEndpoint(slug), departureEndpoint(slug)],
    fields: [...fields, panel],
  });
}
