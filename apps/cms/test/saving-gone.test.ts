import { afterAll, beforeAll, expect, it } from 'vitest';
import { type AdminCalls, openAdminCalls } from './admin-calls.ts';

let calls: AdminCalls;
beforeAll(async () => {
  calls = await openAdminCalls();
});
afterAll(() => calls?.payload.destroy());

async function messageOf(answer: Response): Promise<string> {
  expect(answer.status).toBe(404);
  return (await answer.json()).errors[0].message;
}
const isGone = /^It was deleted in the meantime\. What you wrote is still in this form/;

it.each([
  ['page-groups', { title: 'Group' }],
  ['redirects', { from: 'former-page', to: '/motor-insurance' }],
  ['countries', { name: 'Jordan', code: 'JO' }],
  ['providers', { name: 'Clinic', kind: 'clinic', city: 'Riyadh', key: 'gone-clinic' }],
  ['jobs', { title: 'Actuary' }],
  ['pages', { name: 'gone-page', title: 'Page' }],
] as const)('who saves one of the %s that a colleague deleted meanwhile is told what happened', async (slug, data) => {
  const { payload, call } = calls;
  const { id } = (await payload.create({ collection: slug, data, draft: true } as never)) as { id: number };
  await payload.delete({ collection: slug, id });
  expect(await messageOf(await call('PATCH', `/${slug}/${id}?locale=en`, { title: 'Mine' }))).toMatch(isGone);
});

it('who saves a page that is in the trash by now is told so as well, and who reads what never was is told nothing of it', async () => {
  const { payload, call } = calls;
  const { id } = await payload.create({
    collection: 'pages',
    data: { name: 'trashed-page', title: 'Page' },
    draft: true,
  });
  await payload.update({ collection: 'pages', id, data: { deletedAt: new Date().toISOString() } });
  expect(await messageOf(await call('PATCH', `/pages/${id}?draft=true&autosave=true`, { title: 'Mine' }))).toMatch(
    isGone,
  );
  expect(await messageOf(await call('GET', '/countries/4711'))).toBe('Not Found');
});
