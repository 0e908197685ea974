import type { Payload, TypedUser } from 'payload';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { publishScheduled } from '../src/background/publish-scheduled.ts';
import { readyProblem } from '../src/http/ready.ts';
import { setGauge } from '../src/metrics.ts';
import { addEditor, openTestContent } from './test-content.ts';

let payload: Payload;
let user: TypedUser;
beforeAll(async () => {
  payload = await openTestContent();
  user = await addEditor(payload);
});
afterAll(() => payload?.destroy());

it('publishes a page at its time, and not before', async () => {
  const page = await payload.create({ collection: 'pages', draft: true, data: { name: 'later', title: 'Later' } });
  const other = await payload.create({
    collection: 'pages',
    draft: true,
    data: { name: 'much-later', title: 'Later' },
  });
  const schedule = (id: number, waitUntil: Date) =>
    payload.jobs.queue({
      task: 'schedulePublish',
      waitUntil,
      input: {
        type: 'publish',
        doc: { relationTo: 'pages', value: id },
        user: { relationTo: 'users', value: user.id },
      },
    });
  await schedule(page.id, new Date(Date.now() - 1000));
  await schedule(other.id, new Date(Date.now() + 3_600_000));
  await publishScheduled(payload);
  const statusOf = async (id: number) => (await payload.findByID({ collection: 'pages', id }))._status;
  expect(await statusOf(page.id)).toBe('published');
  expect(await statusOf(other.id)).toBe('draft');
});

it('says in /ready that the work has stopped, or that the database is away or hangs', async () => {
  const ready = () => readyProblem(async () => payload);
  expect(await ready()).toBeUndefined();
  setGauge('cms_jobs_last_run_seconds', Date.now() / 1000 - 600);
  expect(await ready()).toMatch(/Scheduled publishing/);
  expect(await readyProblem(() => Promise.reject(new Error('away')))).toMatch(/database/);
  expect(await readyProblem(() => new Promise(() => {}))).toMatch(/database/);
});
