import { acceptCookies, at, expect, languages, test } from '../fixtures.ts';
import { section, servePage } from './test-page.ts';

test.beforeEach(async ({ page }) => acceptCookies(page));

const pages = ['customer-rights', 'data-sharing'];
const documents = (items: object[]) =>
  section('customer_rights_section', { header: 'Your documents', description: 'All to read' }, items as never);

test('[DOC-01] [DOC-05] [ROUTE-20] [ROUTE-24] header, description and one download for each document', async ({
  page,
}) => {
  for (const name of pages) {
    for (const language of languages) {
      await page.goto(at(language, `/${name}`));
      const part = page.locator('[data-section="customer_rights_section"]');
      await expect(part.locator('header h2')).toBeVisible();
      await expect(part.locator('header .prose')).toBeVisible();
      await expect(part.locator('.documents__item')).toHaveCount(5);
      await expect(part.getByRole('link', { name: language === 'ar' ? /^تحميل/ : /^Download/ })).toHaveCount(5);
      const first = part.locator('.documents__title').first();
      await expect(first).toHaveText(language === 'ar' ? 'ميثاق العملاء' : 'Customer charter');
    }
  }
});

test('[DOC-02] [DOC-06] a download fetches the file and is named by its title', async ({ page, service }) => {
  for (const name of pages) {
    for (const [language, fileName, address] of [
      ['en', 'Customer charter.pdf', '/media/report-1-en.pdf'],
      ['ar', 'ميثاق العملاء.pdf', '/media/report-1-ar.pdf'],
    ] as const) {
      await page.goto(at(language, `/${name}`));
      const download = page.waitForEvent('download');
      await page.locator('main .documents__item a').first().click();
      const file = await download;
      expect(file.suggestedFilename()).toBe(fileName);
      expect(new URL(file.url()).pathname).toBe(address);
      const stream = await file.createReadStream();
      const bytes: Buffer[] = [];
      for await (const chunk of stream) bytes.push(chunk as Buffer);
      expect(Buffer.concat(bytes).toString('latin1')).toContain('%PDF');
      expect(service.calls.map(({ path }) => path)).toContain(address);
    }
  }
});

test('a title with signs that no file name may have still gives a name', async ({ page, service }) => {
  servePage(service, 'customer-rights', [
    documents([{ pdfTitle: 'Fees: 2025/2026 "new".pdf', pdf: '/media/fees.pdf' }]),
  ]);
  await page.goto('/customer-rights');
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: /^Download/ }).click();
  const name = (await download).suggestedFilename();
  expect(name).toMatch(/^Fees.*2025.*2026.*new.*\.pdf$/);
  expect(name).not.toMatch(/[:/"\\]|pdf.*pdf/);
});

test('[ERR-25] a document without an address is only written to the log', async ({ page, service }) => {
  servePage(service, 'customer-rights', [documents([{ pdfTitle: 'Lost paper' }])]);
  await page.goto('/customer-rights');
  const main = page.getByRole('main');
  const before = await main.textContent();
  let downloads = 0;
  page.on('download', () => {
    downloads += 1;
  });
  // What the first press had begun would be there before the line of the second.
  for (const _press of ['first', 'second']) {
    const line = page.waitForEvent('console', (message) => message.text() === 'No URL provided for download.');
    await main.getByRole('button', { name: /^Download/ }).click();
    await line;
  }
  expect(downloads).toBe(0);
  expect(await main.textContent()).toBe(before);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page).toHaveURL('/customer-rights');
});

test('[ERR-30] a download that fails says so in one sentence and in the log', async ({
  page,
  service,
  site,
  issues,
}) => {
  issues.allow(/status of (404|502)/);
  servePage(service, 'customer-rights', [documents([{ pdfTitle: 'Gone paper', pdf: '/media/gone.pdf' }])]);
  service.answer('GET /media/gone.pdf', { status: 404, json: { message: 'gone' } });
  service.answer('HEAD /media/gone.pdf', { status: 404 });
  const warnings: string[] = [];
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
  for (const language of languages) {
    await page.goto(at(language, '/customer-rights'));
    await page.locator('main .documents__item a').click();
    await expect(page.locator('main').getByRole('status')).toHaveText(
      language === 'ar'
        ? 'تعذّر تحميل Gone paper. حاول مرة أخرى.'
        : 'Gone paper could not be downloaded. Please try again.',
    );
    await expect(page).toHaveURL(at(language, '/customer-rights'));
  }
  expect(warnings.filter((line) => line.includes('gone.pdf'))).toHaveLength(2);
  await expect.poll(() => site.log.join('')).toContain('gone.pdf');
});

test('[ERR-17] [ERR-18] [RIGHTS-01..02] without documents the page says so', async ({ page, service }) => {
  for (const name of pages) servePage(service, name, name === 'data-sharing' ? [] : [documents([])]);
  for (const name of pages) {
    await page.goto(`/${name}`);
    await expect(page.getByText('No Data Available.', { exact: true })).toBeVisible();
    await page.goto(`/ar/${name}`);
    await expect(page.getByText('لا توجد بيانات متاحة.', { exact: true })).toBeVisible();
  }
});

test('[ERR-15] [ERR-16] documents that cannot be loaded say so in the words that are required', async ({
  page,
  service,
  issues,
  context,
}) => {
  issues.allow(/status of 503/);
  for (const name of pages) service.answer(`GET /pages/${name}`, { status: 500, json: { message: 'down' } });
  const visits = pages.flatMap((name) => languages.map((language) => ({ name, language })));
  await Promise.all(
    visits.map(async ({ name, language }, index) => {
      const tab = index === 0 ? page : await context.newPage();
      const response = await tab.goto(at(language, `/${name}`));
      expect(response?.status()).toBe(503);
      await expect(tab.getByRole('alert')).toHaveText(
        language === 'ar' ? 'تعذّر تحميل بيانات حقوق العملاء.' : 'Error loading customer rights data.',
      );
      await expect(tab.getByRole('main').getByText(response?.headers()['x-request-id'] ?? 'no id')).toBeVisible();
      await expect(tab.getByRole('contentinfo')).toBeVisible();
    }),
  );
});
