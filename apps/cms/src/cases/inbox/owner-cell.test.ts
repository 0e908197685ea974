import { expect, test, vi } from 'vitest';

// Payload's own brings style sheets.
const DefaultCell = () => null;
vi.doMock('@payloadcms/ui', () => ({ DefaultCell }));
const { OwnerCell } = await import('./owner-cell.tsx');
vi.doUnmock('@payloadcms/ui');

const asked: unknown[] = [];
const payload = {
  db: {
    findOne: async (query: unknown) => {
      asked.push(query);
      return { id: 7, name: 'ريم الشهري' };
    },
  },
};

test.each([
  [7, 'ريم الشهري'],
  [null, '–'],
])(
  'a list of cases names the owner by name, and leads to the case where that is its first column: %s',
  async (cellData, words) => {
    const link = { link: true, linkURL: '/admin/collections/care-cases/3', collectionSlug: 'care-cases' };
    const cell = await OwnerCell({ ...link, cellData, payload, rowData: { id: 3, details: 'kept here' } } as never);
    expect(cell.props.children.type).toBe(DefaultCell);
    expect(cell.props.children.props).toMatchObject({
      ...link,
      cellData: words,
      rowData: { id: 3 },
      field: { type: 'text' },
    });
    expect(JSON.stringify(cell.props.children.props)).not.toContain('kept here');
  },
);

test('of the account nothing but the name is read', () => {
  expect(asked).toMatchObject([{ collection: 'users', select: { name: true } }]);
});
