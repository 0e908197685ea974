import { secrets } from '../whole-content.ts';
import { expect, test, windowOf } from '../whole-fixtures.ts';

const account = { name: 'هدى القحطاني', email: 'huda@hiring.example', password: 'a-long-password-1', role: 'people' };
const applicant = {
  ...{ first_name: 'نورة', last_name: 'العتيبي', email: 'noura@example.com', phone_number: '٠٥٥٧٦٥٤٣٢١' },
  ...{ cover_letter_title: 'تسوية المطالبات', cover_letter_description: 'عملت خمس سنوات في تسوية المطالبات.' },
};
const paper = (name: string) => ({ name, mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF\n') });
const score = 'التقييم 3 من 10';

test('an applicant follows the application on a phone in Arabic without scripts: finds it, reads where it stands, answers with a file, and hears the decision in fair words', async ({
  browser,
  whole,
  editor,
  service,
}) => {
  const { jobs } = await service<{ jobs: { id: string; title_ar: string }[] }>('/jobs');
  const [job] = jobs;
  const viewport = { width: 360, height: 780 };
  const phone = await browser.newContext({ baseURL: whole.site.url, viewport, javaScriptEnabled: false });
  const theirs = await phone.newPage();
  const main = theirs.locator('main');
  const send = main.locator('form[data-form] button[type=submit]').last();
  await theirs.goto(`/ar/apply-form/${job?.id}`);
  for (const [name, value] of Object.entries(applicant)) await main.locator(`[name="${name}"]`).fill(value);
  await main.locator('[name=cv_url]').setInputFiles(paper('السيرة الذاتية.pdf'));
  for (const name of ['information_consent', 'terms_consent']) await main.locator(`[name=${name}]`).check();
  await send.click();
  const reference = ((await main.locator('[data-reference]').textContent()) ?? '').trim();
  await main.getByRole('link', { name: 'تابعه من جهاز آخر' }).click();
  await expect(theirs).toHaveURL(/\/ar\/track-request$/);
  await main.locator('[name=reference]').fill(reference);
  await main.locator('[name=detail]').fill(applicant.phone_number);
  await send.click();
  await expect(main.locator('.case')).toContainText(`طلب توظيف: ${job?.title_ar}`);
  await main.locator('.case__open button').click();
  await expect(theirs).toHaveURL(new RegExp(`/ar/my-requests/${reference}$`));
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('طلب التوظيف');
  await expect(main.locator('.stages li')).toHaveText([/استلام الطلب/, /دراسة الطلب/, /المقابلة/, /القرار/]);

  // The people team notes what it thinks, and asks for a paper.
  await editor.create('users', account);
  const people = await windowOf(browser, whole, account, 'ar');
  const { id } = await editor.find('job-applications', 'reference', reference);
  await editor.change('job-applications', id, { internalNote: score, stage: 'assessed' });
  await people.goto(`/admin/collections/job-applications/${id}`);
  // What was agreed to is said in the words of the form.
  await expect(people.locator('#field-consents')).toContainText('أوافق على الشروط والأحكام.');
  await expect(people.locator('#field-consents')).not.toContainText(/consent/i);
  const answer = people.getByRole('group', { name: 'الرد' });
  const text = answer.getByLabel('النص', { exact: true });
  await expect(async () => {
    // Until React has taken over nothing comes of it.
    await text.fill('نودّ مقابلتك، ونحتاج إلى شهادتك.');
    await answer.getByLabel('المستندات المطلوبة').fill('شهادة المؤهل');
    await expect(answer.getByRole('button', { name: 'أرسل الرد' })).toBeEnabled({ timeout: 2_000 });
  }).toPass();
  await answer.getByLabel('حالة الطلب بعد الرد').selectOption('waiting-for-customer');
  await answer.getByRole('button', { name: 'أرسل الرد' }).click();
  await expect(people.locator('.conversation__message')).toHaveCount(1);

  await theirs.reload();
  await expect(main.locator('.case__status')).toContainText('بانتظار ردّك');
  await expect(main.locator('.papers')).toContainText('شهادة المؤهل');
  await expect(main).not.toContainText(score);
  await main.locator('[name=text]').fill('هذه شهادتي، ويناسبني الأحد.');
  await main.locator('[name=files]').setInputFiles(paper('الشهادة.pdf'));
  await send.click();
  await expect(main.locator('.request__sent')).toContainText('وصلتنا رسالتك');
  await expect(main.locator('.case__status')).toContainText('قيد الدراسة');
  await people.reload();
  await expect(people.locator('.conversation__message').last()).toContainText('الشهادة.pdf');

  // The decision, by the link of a mail; there is no mail server here, which would put in what opens it.
  await editor.change('job-applications', id, { status: 'rejected', outcome: 'refused' });
  const mails = await (
    await editor.api.get(`/cms-api/mail-queue?where[reference][equals]=${reference}&limit=20`)
  ).json();
  const news = mails.docs.find(({ subject }: { subject: string }) => subject.startsWith('تحديث على طلب التوظيف'));
  const link = /\S+\/my-requests\/\S+/.exec(news?.body)?.[0] ?? '';
  const headers = { 'x-content-api-key': secrets.CONTENT_API_KEY };
  const data = { reference, detail: applicant.email };
  const { token } = (await (await editor.api.post('/api/service-requests/lookup', { headers, data })).json()).data;
  await theirs.goto(`${link}?key=${token}`);
  await expect(theirs).toHaveURL(`${whole.site.url}/ar/my-requests/${reference}`);
  await expect(main.locator('.case__status')).toContainText('لم يقع الاختيار عليك هذه المرة');
  await expect(main.locator('.stages li')).toHaveText([/استلام الطلب/, /دراسة الطلب/, /القرار/]);
  for (const inside of [score, 'مرفوض', 'رُفض', account.name]) await expect(main).not.toContainText(inside);
  await Promise.all([phone.close(), people.context().close()]);
});
