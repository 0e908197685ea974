import { expect, test } from 'vitest';
import { fullDiskSentence } from './full-disk.ts';

const sqlite = { dataDir: '/data', database: { dialect: 'sqlite', file: '/database/content.db' } };
const fullAt = (full: string) => (folder: string) => (folder === full ? 4_096 : 1e12);

test('whoever starts the service is told which disk is full and what to do; of the database’s as of the data’s', () => {
  const told = (folder: string) =>
    `The disk of ${folder} is full: make room on it, or set DATA_DIR or DATABASE_URL to another one.`;
  expect(fullDiskSentence(sqlite, fullAt('/data'))).toBe(told('/data'));
  expect(fullDiskSentence(sqlite, fullAt('/database'))).toBe(told('/database'));
  expect(fullDiskSentence({ dataDir: '/data', database: { dialect: 'postgres' } }, fullAt('/data'))).toBe(
    told('/data'),
  );
});

test('with room, a folder that is not there, or a mount that tells of no room at all, the fault has its own words alone', () => {
  expect(fullDiskSentence(sqlite, fullAt('/elsewhere'))).toBeUndefined();
  for (const dataDir of ['/no/such/folder', '/proc'])
    expect(fullDiskSentence({ dataDir, database: { dialect: 'postgres' } })).toBeUndefined();
});
