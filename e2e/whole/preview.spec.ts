import { createPreviewToken, previewLifetime } from '../../apps/cms/src/preview/preview-token.ts';
import { secrets } from '../whole-content.ts';
import { at, expect, languages, test } from '../whole-fixtures.ts';
import { textOf } from './page-text.ts';

const draftTitle = { en: 'Only in the draft', ar: 'في المسودة فقط' };

test.beforeAll(async ({ editor }) => {
  const { id } = await editor.page('motor-insurance');
  for (const language of languages) {
    await editor.change('pages', id, { title: draftTitle[language], _status: 'draft' }, language, true);
  }
});

test('[ROUTE-03] [ROUTE-04] [API-06] a token shows the draft of its page; everybody else has the published page', async ({
  whole: { site, cms },
}) => {
  const token = createPreviewToken('motor-insurance', { SECRET: [secrets.SECRET] });
  for (const language of languages) {
    const address = `${site.url}${at(language, '/motor-insurance')}`;
    const preview = await fetch(`${address}?preview=${token}`);
    expect(preview.status).toBe(200);
    expect(preview.headers.get('cache-control')).toBe('no-store');
    expect(textOf(await preview.text())).toContain(draftTitle[language]);
    for (const published of [address, `${address}?preview=`, `${address}?preview`]) {
      const response = await fetch(published);
      expect(response.status).toBe(200);
      expect(await response.text()).not.toContain(draftTitle[language]);
    }
  }
  expect(cms.log.join('')).toContain('/api/page-previews/motor-insurance');
});

test('[ROUTE-03] without a valid token the preview is refused, in both languages', async ({
  whole: { site },
  page,
}) => {
  const refused = [
    '1',
    'anything',
    createPreviewToken('careers', { SECRET: [secrets.SECRET] }),
    createPreviewToken('motor-insurance', { SECRET: ['another-secret-0123456789'] }),
    createPreviewToken('motor-insurance', { SECRET: [secrets.SECRET] }, Date.now() - previewLifetime - 1_000),
  ];
  for (const language of languages) {
    for (const token of refused) {
      const response = await fetch(`${site.url}${at(language, '/motor-insurance')}?preview=${token}`);
      expect([token, response.status]).toEqual([token, 403]);
      expect(response.headers.get('cache-control')).toBe('no-store');
      const html = await response.text();
      expect(html).not.toContain(draftTitle[language]);
      expect(html).not.toContain('data-section=');
    }
    await page.goto(`${at(language, '/motor-insurance')}?preview=1`);
    const words = language === 'ar' ? 'المعاينة غير مسموح بها' : 'Preview not allowed';
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words);
  }
});
