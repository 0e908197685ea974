import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AdminCalls, openAdminCalls } from './admin-calls.ts';

let calls: AdminCalls;
beforeAll(async () => {
  calls = await openAdminCalls();
});
afterAll(() => calls?.payload.destroy());

// The list reads its documents before its errors, and of a refusal without them it says that the error is unknown.
test.each([
  ['published', { _status: 'published' }],
  ['changed', { title: 'New' }],
])('a refusal of many at once to be %s holds what the list reads to tell its reason', async (act, data) => {
  const page = { name: `many-${act}`, title: 'Words' };
  const { doc } = await (await calls.call('POST', '/pages?draft=true&locale=en', page)).json();
  const response = await calls.call('PATCH', `/pages?where[id][in][0]=${doc.id}`, data);
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({
    docs: [],
    errors: [{ message: expect.stringMatching(/one at a time/) }],
  });
});

test('what is refused of one document tells nothing of others', async () => {
  const response = await calls.call('PATCH', '/pages/4711', { title: 'New' });
  expect(response.status).toBe(404);
  expect(await response.json()).not.toHaveProperty('docs');
});
