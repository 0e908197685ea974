import type { Page } from '@playwright/test';
import { expect, languages, test } from '../whole-fixtures.ts';

const words = {
  en: {
    languages: 'Language of the texts',
    review: 'Review',
    note: 'Note for the reviewers (optional)',
    without: 'Publish without review',
    reason: 'Reason (kept in the record and in the list of publications)',
    used: 'Where used',
    departure: 'Reason',
    everywhere: 'Sign out everywhere',
    failed: 'That did not work. Reload the page and try again.',
    group: 'Form or part of the site',
    claim: 'Claim',
    changed: 'Texts that you changed',
    text: 'Arabic',
    phone: 'Phone Number',
    isChanged: 'Changed',
  },
  ar: {
    languages: 'لغة النصوص',
    review: 'المراجعة',
    note: 'ملاحظة للمراجعين (اختيارية)',
    without: 'النشر من دون مراجعة',
    reason: 'السبب (يُحفظ في السجل وفي قائمة ما نُشر)',
    used: 'أين يُستخدم',
    departure: 'السبب',
    everywhere: 'تسجيل الخروج من كل مكان',
    failed: 'تعذر التنفيذ. حدّث الصفحة وحاول مرة أخرى.',
    group: 'النموذج أو الجزء من الموقع',
    claim: 'مطالبة',
    changed: 'النصوص التي عدّلتموها',
    text: 'العربية',
    phone: 'رقم الهاتف',
    isChanged: 'معدّل',
  },
};

const speak = (page: Page, language: 'en' | 'ar', url: string) =>
  page.context().addCookies([{ name: 'content-lng', value: language, url }]);

for (const language of languages) {
  const say = words[language];

  test(`what is typed beside a form stays through a change of its language and through a look that failed (${language})`, async ({
    adminPage: page,
    editor,
    whole: { cms },
  }) => {
    const name = `kept-words-${language}`;
    await editor.changeGlobal('publishing-rules', { blocking: [], reviewed: [] });
    const { id } = await editor.create('pages?locale=en', { name, title: 'Online', _status: 'published' });
    const sections = [{ blockType: 'card', items: [{ redirectUrl: `/${name}` }] }];
    const source = { name: `${name}-source`, title: 'Source', sections, _status: 'published' };
    await editor.create('pages?locale=en', source);
    await editor.changeGlobal('publishing-rules', { blocking: [], reviewed: ['pages'] });
    await editor.change('pages', id, { title: 'Draft', _status: 'draft' }, 'en', true);
    await speak(page, language, cms.url);
    await page.goto(`/admin/collections/pages/${id}?locale=en`);
    const review = page.getByRole('region', { name: say.review, exact: true });
    const used = page.getByRole('region', { name: say.used, exact: true });
    const [note, reason, departure] = [
      review.getByRole('textbox', { name: say.note }),
      review.getByRole('textbox', { name: say.reason }),
      used.getByRole('textbox', { name: say.departure }),
    ];
    const typed = ['The price of next year', 'The hotline is down', 'The offer has ended'] as const;
    await note.fill(typed[0]);
    await review.getByText(say.without).click();
    await reason.fill(typed[1]);
    await departure.fill(typed[2]);

    const looked = page.waitForRequest(/\/where-used$/);
    await page.route(/\/where-used$/, (route) => route.abort());
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await looked;
    await expect(used.getByRole('status')).toHaveText(
      language === 'en' ? /^The list did not answer/ : /^تعذّر عرض القائمة/,
    );
    await expect(departure).toHaveValue(typed[2]);
    await page.unroute(/\/where-used$/);

    const forms = page.getByRole('navigation', { name: say.languages });
    for (const other of ['العربية', 'English']) {
      await forms.getByRole('link', { name: other }).click();
      await expect(forms.getByRole('link', { name: other })).toHaveAttribute('aria-current', 'true');
      await expect(note).toHaveValue(typed[0]);
      await review.getByText(say.without).click();
      await expect(reason).toHaveValue(typed[1]);
      await expect(departure).toHaveValue(typed[2]);
    }
    await editor.changeGlobal('publishing-rules', { blocking: ['missing-english', 'missing-arabic'], reviewed: [] });
  });

  test(`a text among those that were changed stays under whoever empties its box (${language})`, async ({
    adminPage: page,
    whole: { cms },
  }) => {
    await speak(page, language, cms.url);
    await page.goto('/admin/globals/texts');
    const group = page.getByRole('combobox', { name: say.group });
    const select = await group.elementHandle();
    await page.waitForFunction((one) => Object.keys(one ?? {}).some((key) => key.startsWith('__reactProps')), select);
    await group.selectOption({ label: say.claim });
    await page
      .locator('summary')
      .filter({ has: page.getByText(say.phone, { exact: true }) })
      .click();
    const box = page.getByRole('textbox', { name: say.text, exact: true });
    await box.fill('كلمة أخرى');
    // The open line stays open among those that were changed.
    await group.selectOption({ label: `${say.changed} (1)` });
    await box.fill('');
    await expect(group.locator('option:checked')).toHaveText(`${say.changed} (0)`);
    await expect(box).toBeFocused();
    await box.fill('كلمة ثانية');
    await expect(page.locator('.text-row').getByText(say.isChanged, { exact: true })).toBeVisible();
    await box.fill('');
  });

  test(`who could not be signed out everywhere is told so (${language})`, async ({
    adminPage: page,
    whole: { cms },
  }) => {
    await speak(page, language, cms.url);
    await page.goto('/admin/account');
    await page.route(/\/users\/logout/, (route) => route.abort());
    await page.getByRole('button', { name: say.everywhere }).click();
    await expect(page.getByText(say.failed)).toBeVisible();
    await expect(page).toHaveURL(/\/admin\/account/);
  });
}
