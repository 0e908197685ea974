import AxeBuilder from '@axe-core/playwright';
import { acceptCookies, at, expect, languages, test } from '../fixtures.ts';
import { fillByKey, pressByKey, tabTo } from './by-keyboard.ts';
import { section, servePage } from './test-page.ts';

const words = {
  en: { apply: 'Apply Now', sent: 'Your application has been sent', track: 'Track', inReview: 'In review' },
  ar: { apply: 'قدّم الآن', sent: 'أُرسل طلبك', track: 'تتبّع', inReview: 'قيد المراجعة' },
};
const cv = { name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n%%EOF') };
const applicant = {
  first_name: 'Sara',
  last_name: 'Ali',
  email: 'sara@example.com',
  phone_number: '0512345678',
};

test.beforeEach(async ({ page }) => acceptCookies(page));

for (const language of languages) {
  const say = words[language];

  test(`an application is filled in and sent by keyboard (${language})`, async ({ page }) => {
    await page.goto(at(language, '/apply-form/1'));
    await page.locator('form[data-enhanced]').waitFor();
    await fillByKey(page, applicant);
    // The window that chooses a file is the system's; the keyboard leads to what opens it.
    const file = page.locator('main [data-field="cv_url"] input[type=file]');
    await tabTo(page, file);
    await file.setInputFiles(cv);
    await fillByKey(page, { cover_letter_title: 'Driver', cover_letter_description: 'I drive.' });
    for (const name of ['information_consent', 'terms_consent']) {
      await pressByKey(page, page.locator(`main input[name="${name}"]`), 'Space');
    }
    await pressByKey(page, page.getByRole('main').getByRole('button', { name: say.apply }));
    await expect(page.getByRole('heading', { level: 1, name: say.sent })).toBeFocused();
  });

  test(`a row of cards is moved and one of them opened by keyboard (${language})`, async ({ page, service }) => {
    const cards = Array.from({ length: 6 }, (_, index) => ({
      title: `Card ${index + 1}`,
      imageUrl: '/media/card-1.png',
      redirectText: `Open ${index + 1}`,
      choose_type: { type: 'link', value: `/target-${index + 1}` },
    }));
    servePage(service, 'test-page', [section('slider', { header: 'Cards' }, cards)]);
    await page.goto(at(language, '/test-page'));
    const row = page.locator('site-carousel');
    await expect(row).toHaveAttribute('data-moves');
    const first = row.getByRole('link', { name: 'Open 1', exact: true });
    await pressByKey(page, row.locator('button[data-carousel="next"]'));
    await expect(first).not.toBeInViewport();
    await tabTo(page, row.getByRole('link', { name: 'Open 2', exact: true }));
    await expect(row.getByRole('link', { name: 'Open 2', exact: true })).toBeInViewport();
  });

  test(`the status of a claim is found by keyboard (${language})`, async ({ page }) => {
    await page.goto(at(language, '/claims'));
    await page.locator('form[data-enhanced]').waitFor();
    await fillByKey(page, { id: '1000000008', number: 'FX-1001' });
    await pressByKey(page, page.getByRole('main').getByRole('button', { name: say.track, exact: true }));
    const found = page.locator('[data-result]');
    await expect(found).toBeFocused();
    await expect(found).toContainText(say.inReview);
  });

  test(`who asks for more contrast finds no text too pale (${language})`, async ({ page }) => {
    await page.emulateMedia({ contrast: 'more' });
    for (const path of ['/', '/all-sections', '/contact-us', '/career-openings', '/search?q=claim']) {
      await page.goto(at(language, path));
      const { violations } = await new AxeBuilder({ page })
        .withRules(['color-contrast', 'link-in-text-block'])
        .analyze();
      expect(violations.map(({ id, nodes }) => `${path} ${id}: ${nodes[0]?.html}`)).toEqual([]);
    }
  });
}
