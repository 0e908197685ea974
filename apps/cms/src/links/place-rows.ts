import type { Payload } from 'payload';
import { inStatements, mostColumns } from '../statement-values.ts';
import { type LinkPlace, linkPlacesSlug } from './link-place.ts';

/** As much of Payload's adapters as writing many rows at once takes; both databases have it alike. */
type Adapter = {
  drizzle: unknown;
  sessions: Record<number | string, { db: unknown }>;
  insert(call: { db: unknown; tableName: string; values: LinkPlace[] }): Promise<unknown>;
};

/** Adds rows of the index. One by one, the links of a long page would hold its saving up. */
export async function addPlaces(
  { db }: Payload,
  places: LinkPlace[],
  transaction: number | string | undefined,
): Promise<void> {
  const adapter = db as unknown as Adapter;
  const session = transaction === undefined ? undefined : adapter.sessions[transaction];
  for (const values of inStatements(places, mostColumns))
    await adapter.insert({ db: session?.db ?? adapter.drizzle, tableName: tableName, values });
}

const tableName = linkPlacesSlug.replaceAll('-', '_');
