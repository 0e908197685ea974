import { RenderDefaultCell } from '@payloadcms/ui';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { RowWords } from './row-words.tsx';

vi.mock('@payloadcms/ui', () => ({ RenderDefaultCell: () => null }));

const cell = {
  collectionSlug: 'pages',
  collectionConfig: { admin: { useAsTitle: 'title' } },
  field: { name: '_status' },
  viewType: 'list',
  columnIndex: 0,
};
type Linked = ReactElement<{ clientProps: { link: boolean; rowData: { id: number }; cellData: ReactElement } }>;
const cellOf = (rowData: object, link: boolean) =>
  RowWords({ cell: { ...cell, rowData, link } as never, children: 'Published' }) as Linked;

test('a cell of our own in the first column of a list leads to its row, by a name that no other row has', () => {
  const { type, props } = cellOf({ id: 7, title: 'Travel' }, true);
  expect(type).toBe(RenderDefaultCell);
  expect(props.clientProps).toMatchObject({ link: true, rowData: { id: 7 } });
  expect(renderToStaticMarkup(props.clientProps.cellData)).toMatch(
    /^<bdi>Published<span[^>]*>: Travel<\/span><\/bdi>$/,
  );
  expect(renderToStaticMarkup(cellOf({ id: 8, title: '' }, true).props.clientProps.cellData)).toContain('>: 8<');
});

test('in any other column it says its words alone', () => {
  expect(renderToStaticMarkup(cellOf({ id: 7, title: 'Travel' }, false))).toBe('<bdi>Published</bdi>');
});
