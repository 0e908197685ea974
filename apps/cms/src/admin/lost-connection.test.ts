import { expect, test } from 'vitest';
import { lostConnection } from './lost-connection.ts';

test('a lost connection is told in the language of the admin, with the way on, and once', () => {
  for (const said of ['Failed to fetch', 'Load failed', 'NetworkError when attempting to fetch resource.']) {
    expect(lostConnection(said, 'ar')).toMatch(/^انقطع الاتصال/);
    expect(lostConnection(said, 'en')).toMatch(/^The connection was lost/);
  }
  expect(lostConnection(lostConnection('Load failed', 'en') ?? '', 'en')).toBeUndefined();
  expect(lostConnection('Updated successfully.', 'ar')).toBeUndefined();
});
