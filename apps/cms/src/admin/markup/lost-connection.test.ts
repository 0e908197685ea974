import { expect, test } from 'vitest';
import { lostConnection } from './lost-connection.ts';

const asBrowsersSay = ['Failed to fetch', 'Load failed', 'NetworkError when attempting to fetch resource.'];

test('a lost connection is told in the language of the admin, with the way on, and once', () => {
  for (const said of asBrowsersSay) {
    expect(lostConnection(said, 'ar')).toMatch(/^انقطع الاتصال، ولم يُحفظ/);
    expect(lostConnection(said, 'en')).toMatch(/^The connection was lost, and what you did/);
  }
  expect(lostConnection(lostConnection('Load failed', 'en') ?? '', 'en')).toBeUndefined();
  expect(lostConnection('Updated successfully.', 'ar')).toBeUndefined();
});

test('what Payload asks for by itself and is not answered says nothing of a save', () => {
  for (const said of asBrowsersSay) {
    expect(lostConnection(`Fetching user failed: ${said}`, 'ar')).toMatch(/^انقطع الاتصال\. ما ينقص/);
    expect(lostConnection(`Refreshing permissions failed: ${said}`, 'en')).toMatch(
      /^The connection was lost\. What is/,
    );
  }
});
