import type { Page } from '@playwright/test';
import { adminBarriers } from '../admin-barriers.ts';
import { boxOf } from '../box-of.ts';
import { acceptCookies } from '../fixtures.ts';
import { every } from '../form-controls.ts';
import { secrets } from '../whole-content.ts';
import { at, expect, signedIn, test } from '../whole-fixtures.ts';

const account = {
  ...{ name: 'هدى القحطاني', email: 'huda@desk.example', password: 'a-long-password-1' },
  ...{ role: 'care', directPhone: '011 234 5678' },
};
const customer = {
  full_name: 'سارة الحربي',
  phone: '٠٥١٢٣٤٥٦٧٨',
  email: 'sara@example.com',
  id_number: '١٠٠٠٠٠٠٠٠٨',
  comments: 'تأخر الرد على مطالبتي.',
};
const letter = { name: 'خطاب الرد.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF\n') };
const photo = { name: 'صورة الضرر.png', mimeType: 'image/png', buffer: Buffer.from('89504e470d0a1a0a', 'hex') };
const phone = { width: 375, height: 780 };

test('a complaint on a phone in Arabic is answered with a template and a file, answered back with a photo without scripts, opens again, is closed with an outcome and stands in the report of the month', async ({
  page,
  browser,
  whole,
  editor,
}) => {
  const { id: officer } = await editor.create('users', account);
  const api = await signedIn(whole, account);
  const context = await browser.newContext({ baseURL: whole.cms.url, storageState: await api.storageState() });
  await context.addCookies([{ name: 'content-lng', value: 'ar', url: whole.cms.url }]);
  const care = await context.newPage();
  const before = await figuresOfComplaints(care);
  await acceptCookies(page);
  await page.setViewportSize(phone);
  const reference = await complain(page);
  // Until somebody is named the complaints team can be called.
  await expect(page.locator('.answer__help')).toContainText('فريق الشكاوى');
  const { id } = await editor.find('service-requests', 'reference', reference);
  const address = `/admin/collections/service-requests/${id}`;

  await editor.change('service-requests', id, { assignee: officer });
  await care.goto(address);
  await expect(care.locator('.officer-line')).toContainText(account.directPhone);
  const answer = care.getByRole('group', { name: 'الرد' });
  await expect(answer.getByText('العميل يقرأ بالعربية')).toBeVisible();
  await expect(async () => {
    await answer.getByLabel('نموذج').selectOption({ label: 'مستندات ناقصة' });
    await expect(answer.getByLabel('النص', { exact: true })).toHaveValue(/سارة الحربي/, { timeout: 2_000 });
  }).toPass();
  await answer.getByLabel('حالة الطلب بعد الرد').selectOption('waiting-for-customer');
  // What was typed and not sent is there again after a way out and back.
  await care.goto('/admin/my-work');
  await care.goto(address);
  await expect(answer.getByLabel('النص', { exact: true })).toHaveValue(/سارة الحربي/);
  await expect(answer.getByLabel('حالة الطلب بعد الرد')).toHaveValue('waiting-for-customer');
  await answer.getByRole('button', { name: 'أرسل الرد' }).click();
  // The template needs the papers by name.
  await expect(answer.getByRole('alert')).toContainText('{papers}');
  // What was refused is no longer there: the refusal goes with it.
  await answer.getByLabel('نموذج').selectOption('');
  await expect(answer.getByRole('alert')).toBeEmpty();
  // Who writes that it takes longer would promise the same day again.
  const sameDay = answer.getByText('يذكر النص موعد الرد كما هو في الطلب الآن:');
  await answer.getByLabel('نموذج').selectOption({ label: 'نحتاج إلى وقت إضافي' });
  await expect(sameDay).toContainText('فغيّر الموعد أولًا');
  await answer.getByLabel('نموذج').selectOption({ label: 'مستندات ناقصة' });
  await expect(sameDay).toHaveCount(0);
  await answer.getByLabel('المستندات المطلوبة').fill('ص'.repeat(121));
  await answer.getByRole('button', { name: 'أرسل الرد' }).click();
  await expect(answer.getByRole('alert')).toContainText('حتى 120 حرفًا لكل سطر');
  await answer.getByLabel('المستندات المطلوبة').fill('صورة الضرر');
  // A letter that is too long is refused, and nothing of it cut off.
  const text = answer.getByLabel('النص', { exact: true });
  const templateText = await text.inputValue();
  await text.fill('');
  await text.focus();
  await care.keyboard.insertText('ص'.repeat(4001));
  await expect(text).toHaveValue(/^ص{4001}$/);
  await answer.getByRole('button', { name: 'أرسل الرد' }).click();
  await expect(answer.getByRole('alert')).toContainText('يجب ألا يزيد عدد الأحرف على 4');
  await text.fill(templateText);
  // The browser does not keep chosen files where the case is loaded anew: the answer would go out without them.
  await answer.getByLabel('ملفات').setInputFiles(letter);
  await care.reload();
  await expect(
    answer.getByText('اختر هذه الملفات من جديد إن أردت إرفاقها بالرد، فالمتصفح لا يحتفظ بها:'),
  ).toBeVisible();
  await expect(answer.getByRole('listitem').filter({ hasText: letter.name })).toBeVisible();
  await answer.getByLabel('ملفات').setInputFiles(letter);
  await expect(answer.getByText('اختر هذه الملفات من جديد')).toBeHidden();
  await answer.getByRole('button', { name: 'أرسل الرد' }).click();
  const written = care.locator('.conversation__message');
  await expect(written).toHaveCount(1);
  // Whoever works by keyboard goes on where the answer was sent, and hears that it was.
  await expect(answer.getByRole('status')).toHaveText('أُرسل الرد.');
  await expect(answer.getByRole('status')).toBeFocused();
  await expect(written.locator('time')).toHaveText(/ \d\d:\d\d \(.+ هـ\)$/);
  await expect(written).toContainText('لم تُفتح بعد');
  await expect(answer.getByLabel('النص', { exact: true })).toHaveValue('');
  await expect(answer.getByLabel('المستندات المطلوبة')).toHaveValue('صورة الضرر');

  // The customer opens the mail's link, on a phone whose browser runs no script.
  const mails = await (
    await editor.api.get(`/cms-api/mail-queue?where[reference][equals]=${reference}&limit=20`)
  ).json();
  const bodies: string[] = mails.docs.map(({ body }: { body: string }) => body);
  const link = bodies.map((body) => /\S+\/my-requests\/\S+/.exec(body)?.[0]).find(Boolean) ?? '';
  expect(link).toMatch(new RegExp(`/ar/my-requests/${reference}$`));
  // What opens the request is put in as the mail goes out; there is no mail server here.
  const headers = { 'x-content-api-key': secrets.CONTENT_API_KEY };
  const data = { reference, detail: customer.email };
  const { token } = (await (await editor.api.post('/api/service-requests/lookup', { headers, data })).json()).data;
  const plain = await browser.newContext({ viewport: phone, javaScriptEnabled: false });
  const theirs = await plain.newPage();
  await theirs.goto(`${link}?key=${token}`);
  expect(theirs.url()).toBe(`${whole.site.url}${at('ar', `/my-requests/${reference}`)}`);
  const main = theirs.locator('main');
  await expect(main).toContainText('نحتاج منك إلى');
  await expect(main.locator('.case__officer')).toContainText(account.name);
  await expect(main.getByRole('link', { name: account.directPhone })).toHaveAttribute('href', 'tel:0112345678');
  await expect(main.locator('.message--company')).toContainText('السلام عليكم سارة الحربي');
  const file = await theirs.request.get(
    (await main.getByRole('link', { name: letter.name }).getAttribute('href')) ?? '',
  );
  expect(await file.body()).toEqual(letter.buffer);
  await theirs.locator('[name=text]').fill('هذه صورة الضرر.');
  await theirs.locator('[name=files]').setInputFiles(photo);
  await theirs.locator('main form[data-form] button[type=submit]').click();
  await expect(main.locator('.request__sent')).toContainText('وصلتنا رسالتك');
  await expect(main.locator('.message--customer')).toContainText(photo.name);

  // The case is open again and marked on the working list; the agent sees both messages, and closes it with an outcome.
  await care.goto('/admin/my-work');
  await expect(care.getByRole('row').filter({ hasText: reference })).toContainText('رسالة بلا رد');
  await care.goto(address);
  await expect(written).toHaveCount(2);
  await expect(written.first()).toContainText('فُتحت');
  await expect(written.last()).toContainText(photo.name);
  expect(await editor.find('service-requests', 'reference', reference)).toMatchObject({ status: 'in-review' });
  // What came is asked for no more: an answer that thanks for it would ask anew.
  await expect(answer.getByLabel('المستندات المطلوبة')).toHaveValue('');
  // What only asked for papers is no answer: closing needs one.
  await choose(care, '#field-status', 'تمت المعالجة');
  await expect(care.locator('#field-outcome')).toBeVisible();
  await answer.getByLabel('النص', { exact: true }).fill('قبلنا جزءًا من مطالبتك، ونحوّل المبلغ إلى حسابك.');
  await expect(answer.getByRole('button', { name: 'أرسل الرد' })).toBeDisabled();
  // A save would be refused: what was chosen is taken back, and what is written stays.
  await answer.getByRole('button', { name: 'تجاهل التغييرات' }).click();
  await expect(care.locator('#field-outcome')).toBeHidden();
  await answer.getByRole('button', { name: 'أرسل الرد' }).click();
  await expect(written).toHaveCount(3);
  await choose(care, '#field-status', 'تمت المعالجة');
  // The field that closing needs comes with the server's check of the form; a press before that is asked too soon.
  await expect(care.locator('#field-outcome')).toBeVisible();
  const save = care.getByRole('button', { name: 'حفظ', exact: true });
  await save.click();
  const outcome = care.getByText('حدّد كيف انتهى الطلب.').first();
  await expect(outcome).toBeVisible();
  // It stands beside the name of the field, which begins at the right.
  const [said, name] = [care.locator('#field-outcome .field-error'), care.locator('#field-outcome .field-label')];
  const { x, width } = await boxOf(said);
  const begins = await name.evaluate((label) => {
    const range = document.createRange();
    range.selectNodeContents(label);
    return range.getBoundingClientRect().x;
  });
  expect(x + width).toBeLessThanOrEqual(begins);
  // What the form asks for stays until it is there, whatever else changes.
  const check = care.waitForResponse((response) => response.request().method() === 'POST');
  await care.locator('#field-internalNote').fill('اتصلنا بها.');
  await check;
  await expect(outcome).toBeVisible();
  await choose(care, '#field-outcome', 'قُبل جزئيًا');
  await expect(outcome).toBeHidden();
  await save.click();
  const find = () => editor.find('service-requests', 'reference', reference);
  await expect.poll(find).toMatchObject({ status: 'resolved', outcome: 'partly', stage: 'decided' });
  expect(await adminBarriers(care)).toEqual([]);

  const after = await figuresOfComplaints(care);
  expect(after.map((figure, column) => figure - (before[column] ?? 0))).toEqual([1, 1, 1]);

  // In the browser that sent it the request is found without any link.
  await page.goto('/ar/my-requests');
  await page.locator('.case__open button').first().click();
  await expect(page.locator('.message')).toHaveCount(3);
  await expect(page.locator('.stages__reached').last()).toContainText('صدر القرار');
  await Promise.all([context.close(), plain.close(), api.dispose()]);
});

async function complain(page: Page): Promise<string> {
  await page.goto('/ar/submit-complaints');
  await page.locator('form[data-enhanced]').waitFor();
  for (const [name, value] of Object.entries(customer)) await page.locator(`main [name="${name}"]`).first().fill(value);
  for (const select of await every(page.locator('main form[data-form] select'))) {
    const option = await select.locator('option:not([value=""])').first().getAttribute('value');
    await select.selectOption(option ?? '');
  }
  await page.locator('main form[data-form] button[type=submit]').last().click();
  return ((await page.locator('[data-reference]').textContent()) ?? '').trim();
}

/** Of the complaints of this month, as its report shows them: received, answered, in time. */
async function figuresOfComplaints(care: Page): Promise<number[]> {
  await care.goto('/admin/my-work/figures');
  await expect(care.getByRole('heading', { level: 1, name: 'الإحصاءات' })).toBeVisible();
  const complaints = care.getByRole('rowheader', { name: 'شكوى', exact: true });
  const row = care.getByRole('region', { name: 'النوع' }).getByRole('row').filter({ has: complaints });
  const cells = await row.getByRole('cell').allTextContents();
  return ['0', '0', '0'].map((none, column) => Number.parseInt(cells[column] ?? none, 10));
}

/** Payload's select is a text field with a list of its own. */
async function choose(page: Page, field: string, words: string): Promise<void> {
  await page.locator(`${field} .rs__control`).click();
  await page.locator(`${field} .rs__option`, { hasText: words }).first().click();
}
