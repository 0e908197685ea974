import type { Payload } from 'payload';
import { afterAll, expect, it, vi } from 'vitest';

const hasPostgres = vi.hoisted(() => {
  const address = process.env.DATABASE_URL_POSTGRES_TEST;
  if (!address) return false;
  const database = new URL(address);
  database.pathname = `/insurer_commits_test_${process.pid}_${Date.now()}`;
  process.env.DATABASE_URL = database.href;
  return true;
});

let payload: Payload | undefined;
afterAll(() => payload?.destroy());

type Pool = { query(text: string): Promise<unknown> };

it.runIf(hasPostgres)('a publication whose connection is lost as it is committed is not acknowledged', async () => {
  const { addEditor, openTestContent } = await import('./test-content.ts');
  payload = await openTestContent();
  const user = await addEditor(payload);
  const data = { name: 'lost', title: 'One', _status: 'published' } as const;
  const { id } = await payload.create({ collection: 'pages', data, user });
  const { pool } = payload.db as unknown as { pool: Pool };
  // The last statement of a publication is the event that sites follow.
  const create = payload.db.create.bind(payload.db);
  const last = vi.spyOn(payload.db, 'create').mockImplementation(async (args) => {
    const made = await create(args);
    if (args.collection === 'purge-events')
      await pool.query(
        `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND state = 'idle in transaction'`,
      );
    return made as never;
  });
  const publish = payload.update({ collection: 'pages', id, data: { title: 'Two', _status: 'published' }, user });
  await expect(publish).rejects.toThrow();
  last.mockRestore();
  expect(await payload.findByID({ collection: 'pages', id })).toMatchObject({ title: 'One' });
  await payload.update({ collection: 'pages', id, data: { title: 'Three', _status: 'published' }, user });
  expect(await payload.findByID({ collection: 'pages', id })).toMatchObject({ title: 'Three' });
});
