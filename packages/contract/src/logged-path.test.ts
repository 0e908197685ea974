import { expect, test } from 'vitest';
import { loggedPath } from './logged-path.ts';

test.each([
  ['/claims/1234567890', '/claims/…'],
  ['/api/complaints/Sara Ali', '/api/complaints/…'],
  ['/admin/reset/b5d4dadda4bcdcebcb1f', '/admin/reset/…'],
  ['GET /admin/reset/b5d4dadda4bcdcebcb1f', 'GET /admin/reset/…'],
  ['/ar/claims', '/ar/claims'],
  ['/admin/collections/pages/6', '/admin/collections/pages/6'],
])('%s is written down as %s', (path, written) => {
  expect(loggedPath(path)).toBe(written);
});
