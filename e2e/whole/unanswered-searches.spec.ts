import { adminBarriers } from '../admin-barriers.ts';
import { secrets } from '../whole-content.ts';
import { expect, test } from '../whole-fixtures.ts';

const words = {
  en: { panel: 'Searches that found nothing', add: 'Add as synonym', means: 'زحليقه: Means the same as' },
  ar: { panel: 'عمليات بحث بلا نتائج', add: 'إضافة كمرادف', means: 'زحليقه: تعني' },
};

// Decision 0041. What the site gathers in a minute is told here at once.
test('a word that visitors looked for in vain becomes a synonym, and leads them from then on', async ({
  adminPage: page,
  whole,
}) => {
  const titles = async () => {
    const response = await fetch(`${whole.site.url}/ar/search?q=${encodeURIComponent('زحليقة')}`);
    return /class="search-result__title"><a href="([^"#]+)/.exec(await response.text())?.[1];
  };
  expect(await titles()).toBeUndefined();
  const told = await fetch(`${whole.cms.url}/api/unanswered-searches`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${secrets.CONTENT_API_KEY}` },
    body: JSON.stringify({ searches: [{ language: 'ar', words: 'زحليقه', count: 3 }] }),
  });
  expect(told.status).toBe(200);

  await page.goto('/admin');
  const panel = page.getByRole('region', { name: words.en.panel });
  await expect(panel.getByRole('listitem').filter({ hasText: 'زحليقه' })).toContainText('3 times');
  await page.context().addCookies([{ name: 'content-lng', value: 'ar', url: whole.cms.url }]);
  await page.goto('/admin');
  const inArabic = page.getByRole('region', { name: words.ar.panel });
  await expect(inArabic.getByRole('listitem').filter({ hasText: 'زحليقه' })).toContainText('3 مرات');
  await inArabic.getByRole('link', { name: 'زحليقه' }).click();

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.ar.panel);
  expect(await adminBarriers(page)).toEqual([]);
  const row = page.getByRole('row').filter({ hasText: 'زحليقه' });
  await row.getByRole('textbox', { name: words.ar.means }).fill('شكوى');
  await row.getByRole('button', { name: words.ar.add }).click();
  await expect(page.getByRole('status').filter({ hasText: 'تمت الإضافة' })).toBeVisible();
  await expect(row).toHaveCount(0);
  await expect.poll(titles, { timeout: 60_000 }).toMatch(/complaints/);
});
