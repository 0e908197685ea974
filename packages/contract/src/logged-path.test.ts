import { expect, test } from 'vitest';
import { loggedPath } from './logged-path.ts';

test.each([
  ['/claims/1234567890', '/claims/…'],
  ['/api/complaints/Sara Ali', '/api/complaints/…'],
  ['/admin/reset/b5d4dadda4bcdcebcb1f', '/admin/reset/…'],
  ['GET /admin/reset/b5d4dadda4bcdcebcb1f', 'GET /admin/reset/…'],
  ['/ar/my-requests/W-7K3F-22QD/files/3', '/ar/my-requests/…/files/3'],
  ['/my-requests/sara', '/my-requests/…'],
  ['/api/service-requests/W-7K3F-22QD/messages', '/api/service-requests/…/messages'],
  ['/api/service-requests/w7k3f22qd', '/api/service-requests/…'],
  ['/api/service-requests/submit-claim', '/api/service-requests/submit-claim'],
  ['/my-requests', '/my-requests'],
  ['/ar/claims', '/ar/claims'],
  ['/admin/collections/pages/6', '/admin/collections/pages/6'],
])('%s is written down as %s', (path, written) => {
  expect(loggedPath(path)).toBe(written);
});
