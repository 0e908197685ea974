import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AdminCalls, openAdminCalls } from './admin-calls.ts';

let calls: AdminCalls;
beforeAll(async () => {
  calls = await openAdminCalls();
});
afterAll(() => calls?.payload.destroy());

test('texts that are written without a language are kept in the default one', async () => {
  const created = await calls.call('POST', '/pages?draft=true', { name: 'no-language', title: 'Words' });
  const { doc } = await created.json();
  expect(doc.title).toBe('Words');
  const changed = await calls.call('PATCH', `/pages/${doc.id}?draft=true`, { title: 'Other words' });
  expect((await changed.json()).doc.title).toBe('Other words');
  const together = { name: 'no-language', title: 'كلمات' };
  await calls.call('PATCH', `/pages/${doc.id}?draft=true&locale=ar`, together);
  const read = await calls.call('GET', `/pages/${doc.id}?draft=true&locale=all`);
  expect((await read.json()).title).toEqual({ en: 'Other words', ar: 'كلمات' });
  await calls.call('POST', '/globals/site-settings?draft=true', { company: { name: 'Example Insurance' } });
  const settings = await calls.call('GET', '/globals/site-settings?draft=true&locale=en');
  expect((await settings.json()).company.name).toBe('Example Insurance');
});

test.each([
  ['PATCH', '/pages/1?locale=fr', { title: 'Mots' }],
  ['POST', '/pages?locale=fr', { name: 'french', title: 'Mots' }],
  ['POST', '/globals/site-settings?locale=fr', { company: { name: 'Exemple' } }],
])('%s %s is refused, and nothing is kept', async (method, path, data) => {
  const response = await calls.call(method, path, data);
  expect(response.status).toBe(400);
  expect((await response.json()).errors[0].message).toBe('The texts cannot be kept: locale must be en or ar.');
});
