import { expect, test } from 'vitest';
import { caseCollections } from '../case-collections.ts';
import { withoutReload } from './without-reload.ts';

type Args = Parameters<Parameters<typeof withoutReload>[0]>[0];

/** Whether Payload looks for a newer text as it says how a form looks. */
async function looks(of: Partial<Args>): Promise<unknown> {
  let asked: Partial<Args> = {};
  const answer = withoutReload(async (args) => {
    asked = args;
    return { state: {} };
  });
  await answer({ checkForStaleData: true, ...of } as Args);
  return asked.checkForStaleData;
}

test('Payload asks nobody to load a form anew that puts both texts side by side: it would throw away what was typed', async () => {
  for (const globalSlug of ['header', 'site-settings', 'texts']) expect(await looks({ globalSlug })).toBe(false);
  for (const collectionSlug of [
    'jobs',
    'media',
    'redirects',
    'countries',
    'page-groups',
    'providers',
    ...caseCollections,
  ])
    expect(await looks({ collectionSlug })).toBe(false);
  for (const of of [{ collectionSlug: 'users' }, { globalSlug: 'sign-in-rules' }]) expect(await looks(of)).toBe(true);
});
