import { acceptCookies } from '../fixtures.ts';
import { asPlainInput, controlsOf, every, isDropdown } from '../form-controls.ts';
import { proceedScreens } from '../site/forms-examples.ts';
import { at, expect, signedIn, test } from '../whole-fixtures.ts';

const pdf = {
  name: 'سيرة ذاتية.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from(`%PDF-1.4\n${'a real file '.repeat(50)}\n%%EOF\n`),
};
const person = { full_name: 'سارة الحربي', phone: '٠٥١٢٣٤٥٦٧٨', email: 'sara@example.com' };
const account = (role: string) => ({ name: role, email: `${role}@story.example`, password: 'a-long-password-1', role });

test.beforeEach(({ page }) => acceptCookies(page));

type Page = import('@playwright/test').Page;
const formOf = (page: Page) => page.locator('main form[data-form]');

/** Fills the form of the page: given values, first options of the dropdowns, a PDF where papers are asked for. */
async function fillForm(page: Page, values: Record<string, string>): Promise<void> {
  await page.locator('form[data-enhanced]').waitFor();
  for (const [name, value] of Object.entries(values)) {
    const field = page.locator(`main [data-field="${name}"] :is(input:not([hidden]), select, textarea)`).first();
    if (!(await isDropdown(field))) await field.fill(value);
  }
  for (const select of await controlsOf(formOf(page), 'select')) {
    const option = await select.locator('option:not([value=""])').first().getAttribute('value');
    await select.selectOption(option ?? '');
  }
  for (const papers of await controlsOf(formOf(page), 'input[type=file]')) await papers.setInputFiles(pdf);
}

const everyForm: [kind: string, path: string, values: Record<string, string>][] = [
  ...proceedScreens.map(({ kind, path, values }): [string, string, Record<string, string>] => [kind, path, values]),
  ['complaint', '/submit-complaints', { ...person, id_number: '1000000008', comments: 'رُفضت مطالبتي دون سبب.' }],
  ['quote', '/get-a-quote', { ...person, comments: '' }],
  ['fraud-report', '/report-fraud', { comments: 'عُرضت عليّ وثيقة مزورة.' }],
];

for (const [kind, path, values] of everyForm) {
  test(`[SCOPE-05] ${kind} goes from the visitor into the inbox, without a script too`, async ({
    browser,
    whole,
    editor,
  }) => {
    for (const javaScriptEnabled of [true, false]) {
      const context = await browser.newContext({ baseURL: whole.site.url, javaScriptEnabled });
      const page = await context.newPage();
      await page.goto(at('ar', path));
      if (javaScriptEnabled) await fillForm(page, values);
      else await fillPlain(page, values);
      await page.locator('main form[data-form] button[type=submit]').last().click();
      const reference = ((await page.locator('[data-reference]').textContent()) ?? '').trim();
      const stored = await editor.find('service-requests', 'reference', reference);
      expect(stored).toMatchObject({ kind, language: 'ar', status: 'received' });
      await context.close();
    }
  });
}

async function fillPlain(page: Page, values: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    const field = page.locator(`main [name="${name}"]`).first();
    if (!(await isDropdown(field))) await field.fill(asPlainInput(value));
  }
  for (const select of await controlsOf(formOf(page), 'select')) await select.selectOption({ index: 1 });
  for (const papers of await controlsOf(formOf(page), 'input[type=file]')) await papers.setInputFiles(pdf);
}

test('[COMPLAINT-06] [COMPLAINT-10] a complaint on a phone in Arabic is handled by care and followed by the visitor', async ({
  page,
  whole,
  editor,
}) => {
  await page.setViewportSize({ width: 375, height: 780 });
  await page.goto('/ar/submit-complaints');
  await fillForm(page, { ...person, id_number: '١٠٠٠٠٠٠٠٠٨', comments: 'تأخر الرد على مطالبتي.' });
  await page.locator('main form[data-form] button[type=submit]').last().click();
  const reference = ((await page.locator('[data-reference]').textContent()) ?? '').trim();

  await editor.create('users', account('care'));
  const care = await signedIn(whole, account('care'));
  const { docs } = await (await care.get('/cms-api/service-requests?locale=ar&limit=50')).json();
  const complaint = docs.find((entry: { reference: string }) => entry.reference === reference);
  expect(complaint).toMatchObject({ kind: 'complaint', status: 'received', idNumber: '1000000008' });
  const changed = await care.patch(`/cms-api/service-requests/${complaint.id}?locale=ar`, {
    data: { status: 'in-review' },
  });
  expect(changed.status(), await changed.text()).toBe(200);

  await page.goto('/ar/complaints');
  await page.locator('form[data-enhanced]').waitFor();
  await page.locator('main [name=id]').fill('1000000008');
  await page.locator('main [name=number]').fill(reference);
  await page.locator('main form[data-form] button[type=submit]').last().click();
  const result = page.locator('[data-result]');
  await expect(result).toContainText(reference);
  await expect(result).toContainText('قيد المراجعة');
});

test('[APPLY-15] a CV reaches the people team, and nobody else', async ({ page, whole, editor, service }) => {
  const { jobs } = await service<{ jobs: { id: string }[] }>('/jobs');
  await page.goto(`/apply-form/${jobs[0]?.id}`);
  await fillForm(page, {
    first_name: 'Sara',
    last_name: 'Ali',
    email: 'sara@example.com',
    phone_number: '0512345678',
    cover_letter_title: 'Claims',
    cover_letter_description: 'I settle claims with care.',
  });
  for (const box of await every(page.locator('main form[data-form] input[type=checkbox]'))) await box.check();
  await page.getByRole('button', { name: 'Apply Now' }).click();
  const reference = ((await page.locator('[data-reference]').textContent()) ?? '').trim();
  await editor.find('job-applications', 'reference', reference);
  const file = await editor.find('private-files', 'reference', reference);

  await editor.create('users', account('people'));
  await editor.create('users', { ...account('care'), email: 'care-2@story.example' });
  const people = await signedIn(whole, account('people'));
  const care = await signedIn(whole, { ...account('care'), email: 'care-2@story.example' });
  const download = `/cms-api/private-files/${file.id}/download`;
  const got = await people.get(download);
  expect(got.status()).toBe(200);
  expect(got.headers()['content-disposition']).toMatch(/^attachment/);
  expect(await got.body()).toEqual(pdf.buffer);
  expect((await care.get(download)).status()).toBe(404);
  expect([401, 403, 404]).toContain((await fetch(`${whole.cms.url}${download}`)).status);
  expect((await fetch(`${whole.site.url}${download}`)).status).toBe(404);
});
