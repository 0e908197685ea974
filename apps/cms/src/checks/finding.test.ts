import { expect, test } from 'vitest';
import type { StoredField } from '../admin/languages/stored-fields.ts';
import { checkDocument, type DocumentState } from './check-document.ts';
import { isAmong } from './finding.ts';

const long = `https://waad.example/${'a'.repeat(60)}`;
const field = { name: 'text', type: 'richText', localized: true } as StoredField['field'];
const link = (url: string) => ({ type: 'link', fields: { url }, children: [{ type: 'text', text: url }] });
function stateOf(...urls: string[]): DocumentState {
  const value = { en: { root: { children: [{ type: 'paragraph', children: urls.map(link) }] } } };
  return { values: {}, fields: [{ path: 'text', key: 'text', field, value } as StoredField] };
}
const linksOf = (...urls: string[]) =>
  checkDocument(stateOf(...urls), undefined, { nowhere: () => 'nowhere', withoutAlternative: () => [] }).filter(
    ({ kind }) => kind === 'broken-link',
  );

test('a broken link is known where visitors have the same one, not where their text has another', () => {
  const online = linksOf('/gone', `${long}1`);
  const judged = linksOf(`${long}1`, '/gone-too', '/gone', `${long}2`).map((one) => isAmong(online, one));
  expect(judged).toEqual([true, false, true, false]);
});
