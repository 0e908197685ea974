import type { Locator, Page } from '@playwright/test';
import { partOf } from '../../scripts/test/scope.ts';
import { adminBarriers } from '../admin-barriers.ts';
import { sidewaysScroll } from '../page-checks.ts';
import { secrets } from '../whole-content.ts';
import { type Editor, expect, type languages, test, windowOf } from '../whole-fixtures.ts';

type Role = { role: string; language: (typeof languages)[number]; width: number };
const password = 'quiet-lantern-orbit-71';
/** Each role in one language, on a phone or on a desk: every view has been in both by the end. */
const roles: Role[] = [
  { role: 'editor', language: 'en', width: 1280 },
  { role: 'reviewer', language: 'ar', width: 360 },
  { role: 'people', language: 'ar', width: 1280 },
  { role: 'care', language: 'en', width: 360 },
];
/** Where a list leads to its documents. */
const rows = '.collection-list tbody a[href], .desk-table a[href]';
/** Views that no menu leads to. */
const besides = ['/admin', '/admin/account', '/admin/guide'];

for (const [offset, { role, language, width }] of roles.entries())
  test(`every view that the menu of this role leads to, and a document of each list, has no barriers at ${width} px: ${role} (${language})`, async ({
    browser,
    whole,
    editor,
  }) => {
    await fillInboxes(editor);
    const account = { name: 'نوف السبيعي', email: `${role}@views.example`, password };
    await editor.create('users', { ...account, role });
    const page = await windowOf(browser, whole, account, language);
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/admin');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const menu = await addressesOf(page.locator('nav a[href^="/admin/"]'));
    expect(menu.length).toBeGreaterThan(4);
    const documents: string[] = [];
    for (const path of partOf([...new Set([...besides, ...menu])], offset)) {
      await visit(page, path);
      documents.push(...(await addressesOf(page.locator(rows))).slice(0, 1));
    }
    for (const path of documents) await visit(page, path);
    if (role === 'people') {
      await page.goto('/admin/collections/job-applications');
      const [application = 'none'] = await addressesOf(page.locator(rows));
      await page.goto(application);
      await expect(page.getByRole('heading', { name: 'المراسلة مع المتقدم' })).toBeVisible();
      await expect(page.locator('body')).not.toContainText(/العميل/);
    }
    await page.context().close();
  });

/** Lists and forms that are administrators' alone; a list with its first document. */
const ofAdmins = [
  ...['collections/private-files', 'collections/mail-queue', 'collections/webhooks', 'collections/audit-log'],
  ...['collections/users', 'globals/case-handling', 'globals/sign-in-rules', 'globals/publishing-rules'],
];

test('what administrators alone have, and the versions of a document, have no barriers at 360 px, and no email or number in a list is turned round (ar)', async ({
  browser,
  whole,
  editor,
}) => {
  const account = { name: 'نوف السبيعي', email: 'admin@views.example', password };
  await editor.create('users', { ...account, role: 'admin' });
  const page = await windowOf(browser, whole, account, 'ar');
  await page.setViewportSize({ width: 360, height: 800 });
  for (const path of ofAdmins) {
    await visit(page, `/admin/${path}`);
    expect(await turnedCells(page), path).toEqual([]);
    const [document] = await addressesOf(page.locator('.collection-list tbody a[href]'));
    if (document) await visit(page, document);
  }
  await visit(page, '/admin/collections/users/create');
  const { docs } = await (await editor.api.get('/cms-api/pages/versions?limit=1&depth=0')).json();
  const [{ id, parent }] = docs;
  await visit(page, `/admin/collections/pages/${parent}/versions`);
  await visit(page, `/admin/collections/pages/${parent}/versions/${id}`);
  await page.context().close();
});

async function visit(page: Page, path: string): Promise<void> {
  await test.step(path, async () => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await expect(page.getByRole('main')).toHaveCount(1);
    // One look at the longest forms alone takes half a minute on a busy machine.
    await expect.poll(() => adminBarriers(page), { timeout: 180_000 }).toEqual([]);
    expect.soft(await sidewaysScroll(page), path).toBe(0);
  });
}

/** Cells of a list in Arabic whose email, address or number would run from right to left. */
async function turnedCells(page: Page): Promise<string[]> {
  return page.locator('.collection-list td').evaluateAll((cells) =>
    cells.flatMap((cell) => {
      const inner = [cell, ...cell.querySelectorAll('*')].filter((part) =>
        [...part.childNodes].some(
          (node) => node.nodeType === 3 && /@|:\/\/|^\+?[\d][\d ./:-]+$/.test(node.textContent ?? ''),
        ),
      );
      const isTurned = (part: Element) => {
        const { direction, unicodeBidi } = getComputedStyle(part);
        return direction === 'rtl' && !/plaintext|isolate/.test(unicodeBidi);
      };
      return inner.filter(isTurned).map((part) => part.outerHTML.slice(0, 120));
    }),
  );
}

async function addressesOf(links: Locator): Promise<string[]> {
  const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  return [...new Set(addresses)].filter((path) => path.startsWith('/admin/') && !path.includes('logout'));
}

/** So that each inbox has something to open. */
async function fillInboxes({ api }: Editor): Promise<void> {
  const headers = { 'x-content-api-key': secrets.CONTENT_API_KEY };
  const sender = { email: 'sara@example.com', language: 'ar' };
  const { data } = await (await api.get('/api/jobs', { headers })).json();
  const paper = { name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF\n') };
  const quote = { ...sender, full_name: 'سارة الحربي', phone: '0551234567', product: 'health' };
  const message = { ...sender, name: 'سارة الحربي', subject: 'سؤال', message: 'متى تفتحون؟' };
  const letter = { cover_letter_title: 'تسوية', cover_letter_description: 'خمس سنوات في تسوية المطالبات.' };
  const person = { ...sender, ...letter, first_name: 'نورة', last_name: 'العتيبي', phone_number: '0557654321' };
  const sent = [
    await api.post('/api/service-requests/quote', { headers, data: quote }),
    await api.post('/api/contact-us', { headers, data: message }),
    await api.post(`/api/jobs/${data.jobs[0].id}`, { headers, multipart: { ...person, cv_url: paper } }),
  ];
  for (const answer of sent) expect(answer.ok(), await answer.text()).toBe(true);
}
