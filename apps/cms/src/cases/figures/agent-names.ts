import type { PayloadRequest } from 'payload';
import type { Tally } from './figures.ts';

/**
 * What the colleagues of a report are called, under `agent` and the id of their account: those who have the same name by their
 * email too, as each has figures of their own.
 */
export async function agentNames(req: PayloadRequest, tallies: readonly Tally[]): Promise<Map<string, string>> {
  const ids = new Set(
    tallies.flatMap(({ dimension, value }) => (dimension === 'agent' && value ? [Number(value)] : [])),
  );
  if (ids.size === 0) return new Map();
  // Reviewed: names and emails of colleagues, which the report shows to administrators alone.
  const { docs } = await req.payload.db.find<{ id: number; name?: string | null; email: string }>({
    collection: 'users',
    where: { id: { in: [...ids] } },
    pagination: false,
    req,
  });
  const isShared = (name: string | null | undefined) => docs.filter((one) => one.name === name).length > 1;
  return new Map(
    docs.map(({ id, name, email }) => [`agent ${id}`, isShared(name) || !name ? `${name ?? '–'} · ${email}` : name]),
  );
}
