import type { Payload } from 'payload';
import { type LinkPlace, linkPlacesSlug } from './link-place.ts';

/** As much of Payload's adapters as writing many rows at once takes; both databases have it alike. */
type Adapter = {
  drizzle: unknown;
  sessions: Record<number | string, { db: unknown }>;
  insert(call: { db: unknown; tableName: string; values: LinkPlace[] }): Promise<unknown>;
};

/** Rows of one statement: SQLite takes 32,766 values. */
const batchSize = 500;

/** Adds rows of the index. One by one, the links of a long page would hold its saving up. */
export async function addPlaces(
  { db }: Payload,
  places: LinkPlace[],
  transaction: number | string | undefined,
): Promise<void> {
  const adapter = db as unknown as Adapter;
  const session = transaction === undefined ? undefined : adapter.sessions[transaction];
  for (let start = 0; start < places.length; start += batchSize) {
    const values = places.slice(start, start + batchSize);
    await adapter.insert({ db: session?.db ?? adapter.drizzle, tableName: tableName, values });
  }
}

const tableName = linkPlacesSlug.replaceAll('-', '_');
