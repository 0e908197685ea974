import { acceptCookies, at, expect, languages, test } from '../fixtures.ts';
import { section, servePage } from './test-page.ts';

const questions = [
  ['Somebody broke into the shop and stole the goods', 'تعرّض المحل لسطو بالكسر وسُرقت بضاعة'],
  ['My car scraped a wall', 'احتكت سيارتي بجدار'],
  ['I carry people for a ride-hailing app', 'أنقل الركاب عبر تطبيق'],
  ['I have had diabetes before', 'أنا مصاب بالسكري من قبل'],
  ['The emergency ward is outside of the network', 'قسم الطوارئ خارج الشبكة ولا نعرف غيره'],
  ['My father has broken his hand', 'والدي كُسرت منه اليد وهو في زيارة'],
  ['The battery was flat', 'فرغت بطارية الجهاز'],
];
/** What people type, and the place of the one question that they mean. */
const typed = {
  en: { burglary: 0, theft: 0, vehicle: 1, uber: 2 },
  ar: { سرقة: 0, جدار: 1, مركبة: 1, أوبر: 2, سكري: 3, للطوارئ: 4, والدي: 5, والدين: 5, اليد: 5, بطارية: 6 },
};
const synonyms = [
  ['Uber', 'أوبر', 'ride-hailing app', 'أنقل الركاب'],
  ['burglary', 'broke into'],
];

test.beforeEach(async ({ page, service }) => {
  await acceptCookies(page);
  service.answer('GET /site-settings', { json: { data: { synonyms } } });
  const items = questions.map(([question, question_ar]) => ({ question, question_ar, verdict: 'depends' }));
  servePage(service, 'test-page', [section('cover_questions', { header: 'Am I covered?' }, items)]);
});

for (const language of languages) {
  test(`the box above the questions finds what people say, as the site's search does, ${language}`, async ({
    page,
  }) => {
    await page.goto(at(language, '/test-page'));
    const box = page.locator('[data-question-filter]');
    for (const [words, place] of Object.entries(typed[language])) {
      await box.fill(words);
      const meant = questions[place]?.[language === 'en' ? 0 : 1] ?? '';
      await expect(page.locator('.cover-questions summary:visible'), words).toHaveCount(1);
      await expect(page.locator('.cover-questions summary:visible'), words).toContainText(meant);
    }
  });

  test(`a short word is not taken for the beginning of another, and nothing found is no "not covered", ${language}`, async ({
    page,
  }) => {
    await page.goto(at(language, '/test-page'));
    // Goods, بضاعة, are not lost, and a battery, بطارية, is no emergency.
    for (const words of language === 'en' ? ['zzqq'] : ['ولادة', 'ضاع', 'طارئ']) {
      await page.locator('[data-question-filter]').fill('');
      await expect(page.locator('[data-question]:visible')).toHaveCount(questions.length);
      await page.locator('[data-question-filter]').fill(words);
      await expect(page.locator('[data-question]:visible'), words).toHaveCount(0);
    }
    await expect(page.locator('[data-questions-shown]')).toContainText(
      language === 'en' ? 'does not mean that you are not covered' : 'لا يعني ذلك أنك غير مشمول',
    );
    const ways = page.locator('[data-questions-none] a');
    await expect(ways.first()).toHaveAttribute('href', /\/search\?q=/);
    await expect(ways.last()).toHaveAttribute('href', at(language, '/contact-us'));
  });
}

/** Sections beside the questions, and what is typed with the heading and the words that have to be quoted. */
const beside = [
  section('checklist', { header: 'What is covered', header_ar: 'ما تغطيه الوثيقة' }, [
    { title: 'Towing', title_ar: 'السحب', description: '<p>To a workshop.</p>', description_ar: '<p>إلى الورشة.</p>' },
  ]),
  section('single_blog', {
    header: 'What is not covered',
    header_ar: 'ما لا تغطيه الوثيقة',
    description: '<ul><li>Racing and speed tests</li><li>War</li></ul>',
    description_ar: '<ul><li>السباقات واختبارات السرعة</li><li>الحرب</li></ul>',
  }),
];
const quoted = {
  en: {
    'tow truck': ['What is covered', 'Towing: To a workshop.'],
    drifting: ['What is not covered', 'Racing and speed tests'],
  },
  ar: {
    سطحة: ['ما تغطيه الوثيقة', 'السحب: إلى الورشة.'],
    تفحيط: ['ما لا تغطيه الوثيقة', 'السباقات واختبارات السرعة'],
  },
};

for (const language of languages) {
  test(`what the page says elsewhere is quoted below the heading that says whether it is covered, and linked, ${language}`, async ({
    page,
    service,
  }) => {
    service.answer('GET /site-settings', { json: { data: { synonyms: [['tow truck', 'towing']] } } });
    const items = questions.map(([question, question_ar]) => ({ question, question_ar, verdict: 'depends' }));
    servePage(service, 'test-page', [...beside, section('cover_questions', { header: 'Am I covered?' }, items)]);
    await page.goto(at(language, '/test-page'));
    const box = page.locator('[data-question-filter]');
    const passages = page.locator('[data-passages] li');
    for (const [words, [heading = '', passage = '']] of Object.entries(quoted[language])) {
      await box.fill(words);
      await expect(passages, words).toHaveCount(1);
      await expect(passages.locator('q'), words).toHaveText(passage);
      await expect(passages.getByRole('link', { name: heading }), words).toBeVisible();
    }
    await expect(page.locator('[data-questions-shown]')).toContainText(
      language === 'en' ? 'see what else on this page may answer it' : 'قد يجيب عنه في موضع آخر',
    );
    await passages.getByRole('link').click();
    await expect(page.locator('[data-section=single_blog]')).toBeInViewport();
    await box.fill('');
    await expect(page.locator('[data-passages]')).toBeHidden();
  });
}

test('a quotation is in its own language, without what leads elsewhere; of a section without a heading none is made', async ({
  page,
  service,
}) => {
  const items = questions.map(([question, question_ar]) => ({ question, question_ar, verdict: 'depends' }));
  servePage(service, 'test-page', [
    section('checklist', {}, [{ title: 'A laptop at home', description: '<p>Without a heading of its section.</p>' }]),
    section('multiple_title', { header: 'Devices' }, [
      { title: 'At hand', description: '<p>One laptop</p>', button_link: '/contact-us' },
    ]),
    section('single_blog', { header: 'At work', description: '<p>We mend each laptop and its battery.</p>' }),
    section('insurance_plans_report', { title: 'Plans', plan1_link: '/contact-us?laptop' }, [
      { title: 'Laptops', plan1: 'Included' },
    ]),
    section('cover_questions', { header: 'Am I covered?' }, items),
  ]);
  await page.goto('/ar/test-page');
  const passages = page.locator('[data-passages] li');
  await page.locator('[data-question-filter]').fill('laptop');
  await expect(passages).toHaveText([
    /^Plans.?Laptops$/,
    /^Devices.?At hand: One laptop$/,
    /^At work.?We mend each laptop and its battery\.$/,
  ]);
  for (const part of ['a', 'q']) {
    await expect(passages.nth(1).locator(part)).toHaveAttribute('lang', 'en');
    await expect(passages.nth(1).locator(part)).toHaveAttribute('dir', 'ltr');
  }
  await page.goto('/test-page');
  await page.locator('[data-question-filter]').fill('battery');
  await expect(page.locator('[data-questions-shown]')).toHaveText(
    'Questions shown: 1 of 7. Quoted from elsewhere on this page: 1',
  );
});
