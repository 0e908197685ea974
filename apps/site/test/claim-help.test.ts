import { siteSettingsExample } from '@insurer/contract/examples/response-examples.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type SiteUnderTest, startSiteUnderTest } from './site-under-test.ts';

let site: SiteUnderTest;
beforeAll(async () => {
  site = await startSiteUnderTest();
});
afterAll(() => site?.stop());
beforeEach(() => site.reset());

const note = { emergency_note: 'Injured? Call 997.', emergency_note_ar: 'عند الإصابة اتصل على 997.' };
const withFacts = (facts: object) =>
  site.service.answer('GET /site-settings', { json: { data: { ...siteSettingsExample.data, facts } } });
const screenOf = async (path: string) => (await (await site.get(path)).text()).match(/<main.*<\/main>/s)?.[0] ?? '';

test.each([
  ['/claim', 'Help on the road'],
  ['/ar/claim', 'المساعدة على الطريق'],
])('whoever opens %s after an accident is one press away from help, before the first question', async (path, words) => {
  withFacts({ ...note, roadside_phone: '800 200 0147' });
  const screen = await screenOf(path);
  const calls = [...screen.matchAll(/href="tel:([^"]+)"/g)].map(([, number]) => number);
  expect(calls.slice(0, 2)).toEqual(['997', '8002000147']);
  expect(screen).toContain(words);
  expect(screen.indexOf('tel:8002000147')).toBeLessThan(screen.indexOf('name="product"'));
});

test('without these numbers in the site settings the claim names none', async () => {
  withFacts({});
  const screen = await screenOf('/claim');
  expect(screen).toContain('name="product"');
  expect(screen).not.toContain('tel:');
});

test('a note that stands in the other language says so, and runs in its direction', async () => {
  const noteOf = async (path: string) => /<p class="emergency__note"([^>]*)>/.exec(await screenOf(path))?.[1];
  withFacts(note);
  expect([await noteOf('/'), await noteOf('/ar')]).toEqual(['', '']);
  site.reset();
  withFacts({ emergency_note: note.emergency_note });
  expect([await noteOf('/'), await noteOf('/ar')]).toEqual(['', ' lang="en" dir="ltr"']);
});
