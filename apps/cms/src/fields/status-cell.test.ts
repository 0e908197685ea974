import type { ReactElement } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { StatusCell } from './status-cell.tsx';

vi.mock('@payloadcms/ui', () => ({ RenderDefaultCell: () => null }));

afterEach(() => {
  vi.useRealTimers();
});

const stored = [
  { id: 1, _status: 'published' },
  { id: 2, _status: 'published' },
  { id: 3, _status: 'draft' },
  { id: 4, _status: 'published', deletedAt: '2026-11-26T08:00:00.000Z' },
];

function cells(find: ReturnType<typeof vi.fn>, rows: { id: number; _status: string }[]) {
  const props = { collectionSlug: 'pages', i18n: { language: 'ar' }, payload: { db: { find } } };
  return Promise.all(
    rows.map(async (rowData) => {
      const cell = (await StatusCell({ ...props, rowData } as never)) as ReactElement<{ children: string }>;
      return cell.props.children;
    }),
  );
}

test('a list asks once for the state of all its rows, and again when it is drawn again', async () => {
  const find = vi.fn(async () => ({ docs: stored }));
  const rows = [
    { id: 1, _status: 'published' },
    { id: 2, _status: 'draft' },
    { id: 3, _status: 'published' },
    { id: 4, _status: 'published' },
  ];
  const told = ['منشور', 'منشور، وله مسودة', 'مسودة', 'مسودة'];
  expect(await cells(find, rows)).toEqual(told);
  expect(find.mock.calls).toEqual([[{ collection: 'pages', where: { id: { in: [1, 2, 3, 4] } }, pagination: false }]]);
  expect(await cells(find, rows)).toEqual(told);
  expect(find).toHaveBeenCalledTimes(2);
});

test('a question that failed is asked anew by the next list', async () => {
  const find = vi.fn(async () => ({ docs: stored })).mockRejectedValueOnce(new Error('away'));
  await expect(cells(find, [{ id: 1, _status: 'published' }])).rejects.toThrow('away');
  expect(await cells(find, [{ id: 1, _status: 'published' }])).toEqual(['منشور']);
});

test('[ENT-09] a job is closed in a list from the moment in which its last day ends in Riyadh, as on the site', async () => {
  const jobs = [
    { id: 1, _status: 'published', closingDate: '2031-01-05T12:00:00.000Z' },
    { id: 2, _status: 'draft', closingDate: '2031-01-05T12:00:00.000Z' },
    { id: 3, _status: 'published' },
    { id: 4, _status: 'published', closingDate: '2031-01-05T12:00:00.000Z' },
  ];
  // The first has a draft, which may give it another day.
  const rows = [{ id: 1, _status: 'draft' }, ...jobs.slice(1)];
  const find = vi.fn(async () => ({ docs: jobs }));
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2031-01-05T23:59:59+03:00') });
  expect(await cells(find, rows)).toEqual(['منشور، وله مسودة', 'مسودة', 'منشور', 'منشور']);
  vi.setSystemTime(new Date('2031-01-06T00:00:00+03:00'));
  expect(await cells(find, rows)).toEqual(['منشور، وله مسودة', 'مسودة', 'منشور', 'مغلق']);
});
