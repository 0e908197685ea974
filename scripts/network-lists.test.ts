import { providers } from '@insurer/demo-content/providers/providers.ts';
import { hospitals } from '@insurer/demo-content/providers/sample-providers.ts';
import { expect, test } from 'vitest';
import { networkLists } from './documents/network-lists.ts';

const rows = networkLists
  .filter(({ key }) => key !== 'medical-network-visitors')
  .flatMap(({ parts }) => parts.flatMap((part) => ('table' in part ? part.table.rows : [])));
const found = (language: 'en' | 'ar') => rows.map(([name, , , phone]) => `${name?.[language]} ${phone?.[language]}`);

test.each(['en', 'ar'] as const)(
  'the full lists by region hold every provider of the network once (%s)',
  (language) => {
    const wanted = providers.map(({ name, phone }) => `${name[language]} ${phone}`);
    expect(found(language).toSorted()).toEqual(wanted.toSorted());
  },
);

test('the list for visitors has every hospital of the page that names it', () => {
  const visitors = networkLists.find(({ key }) => key === 'medical-network-visitors');
  const listed = visitors?.parts.flatMap((part) => ('table' in part ? part.table.rows : [])) ?? [];
  expect(listed.map(([name]) => name)).toEqual(hospitals.map(({ name }) => name));
});
