import { siteSettingsExample } from '@insurer/contract/examples/response-examples.ts';
import { fakePage } from '@insurer/contract/fake-pages.ts';
import type { FakeService } from '@insurer/contract/fake-service.ts';
import type { APIRequestContext, Page, Request } from '@playwright/test';
import { boxOf } from '../box-of.ts';
import { acceptCookies, at, expect, languages, nextFrame, purge, test } from '../fixtures.ts';
import { section, servePage } from './test-page.ts';

test.beforeEach(async ({ page }) => {
  await acceptCookies(page);
  await page.route(/^https:\/\/(maps|tracking)\.example\//, (route) =>
    route.fulfill({ contentType: 'text/html', body: 'theirs' }),
  );
});

const contentPages = [
  ...['/', '/who-we-are', '/financial-performance', '/reach-us', '/board-director', '/sample-page'],
  ...['/motor-insurance', '/travel-insurance', '/travellers-guide', '/visit-visa-travel-insurance'],
  ...['/waad-alAjyal-gold', '/waad-isteqrar-gold', '/waad-ousra', '/marine-insurance', '/health-insurance'],
  ...['/liability-insurance', '/engineering-insurance', '/pecuniary-insurance', '/property-casualty'],
  ...['/trade-credit-insurance', '/medical-network', '/surplus-distribution', '/privacy-policy', '/faqs-page'],
  ...['/get-a-quote', '/terms-conditions', '/careers', '/customer-rights', '/data-sharing', '/report-fraud'],
  ...['/claims', '/complaints', '/contact-us'],
];
const formPages = [
  ...['/details-request', '/submit-claim', '/submit-complaints', '/activate-visa', '/extend-insurance'],
  ...['/cancel-insurance', '/apply-form/1'],
];

for (const language of languages) {
  test(`[ROUTE-01..04] [ROUTE-08..09] [ROUTE-30..50] [ACCESS-01] every content page is open and shows its sections (${language})`, async ({
    page,
  }) => {
    for (const path of contentPages) {
      const response = await page.goto(at(language, path), { waitUntil: 'domcontentloaded' });
      expect(response?.status(), path).toBe(200);
      const name = path === '/' ? 'home' : path.slice(1);
      const expected = fakePage(name)?.sections.map((entry) => entry.section.name);
      const rendered = await page
        .locator('main [data-section]')
        .evaluateAll((parts) => parts.map((part) => part.getAttribute('data-section')));
      expect(rendered, path).toEqual(expected);
      await expect(page.getByRole('heading', { level: 1 }), path).toHaveCount(1);
    }
  });

  test(`[ROUTE-10..20] [ROUTE-25..28] [ACCESS-01] every form and careers screen is open (${language})`, async ({
    page,
  }) => {
    for (const path of formPages) {
      const response = await page.goto(at(language, path), { waitUntil: 'domcontentloaded' });
      expect(response?.status(), path).toBe(200);
      await expect(page.getByRole('heading', { level: 1 }), path).toHaveCount(1);
      await expect(page.locator('main form').first(), path).toBeVisible();
      await expect(page.locator('main form button[type="submit"]').first(), path).toBeVisible();
    }
    for (const path of ['/career-openings', '/career-details/2']) {
      expect((await page.goto(at(language, path)))?.status(), path).toBe(200);
      await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
    }
  });
}

test('[ROUTE-21..24] [FOOT-07] both spellings of the terms draw one screen with one canonical address', async ({
  page,
}) => {
  for (const language of languages) {
    const texts: string[] = [];
    for (const path of ['/terms-conditions', '/terms-and-conditions']) {
      await page.goto(at(language, path));
      texts.push((await page.getByRole('main').textContent()) ?? '');
      const canonical = await page.locator('link[rel="canonical"]').getAttribute('href');
      expect(new URL(canonical ?? '').pathname).toBe(at(language, '/terms-conditions'));
    }
    expect(texts[0]).toBe(texts[1]);
  }
});

test('[ROUTE-29] /about ends on /who-we-are', async ({ page }) => {
  for (const language of languages) {
    await page.goto(at(language, '/about'));
    await expect(page).toHaveURL(at(language, '/who-we-are'));
    await expect(page.locator('[data-section="whoWeAre"]')).toBeVisible();
  }
});

test('[ROUTE-03] [ROUTE-04] a preview shows the draft, the plain address the published page', async ({
  page,
  service,
  issues,
}) => {
  issues.allow(/status of 403/);
  servePage(service, 'test-page', [section('single_blog', { header: 'Published words' })]);
  const draft = { sections: [section('single_blog', { header: 'Draft words' })] };
  service.answer('GET /page-previews/test-page', ({ query }) =>
    query.token === 'valid' ? { json: { data: draft } } : { status: 403, json: { message: 'no' } },
  );
  await page.goto('/test-page?preview=valid');
  await expect(page.getByRole('heading', { name: 'Draft words' })).toBeVisible();
  await page.goto('/test-page');
  await expect(page.getByRole('heading', { name: 'Published words' })).toBeVisible();
  await expect(page.getByText('Draft words')).toHaveCount(0);
  for (const [language, title] of [
    ['en', 'Preview not allowed'],
    ['ar', 'المعاينة غير مسموح بها'],
  ] as const) {
    const refused = await page.goto(`${at(language, '/test-page')}?preview=1`);
    expect(refused?.status()).toBe(403);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.getByText(/Draft words|Published words/)).toHaveCount(0);
  }
});

test('[SCOPE-01] [PAGE-18] [PAGE-19] text, order and presence of sections follow the service', async ({
  page,
  service,
  site,
}) => {
  const blog = (header: string, order?: number) => section('single_blog', { header }, [], order);
  servePage(service, 'test-page', [
    blog('third', 3),
    blog('first', 1),
    blog('second', 2),
    blog('zero'),
    blog('minus', -1),
  ]);
  const headers = page.locator('[data-section="single_blog"] h2');
  await page.goto('/test-page');
  await expect(headers).toHaveText(['minus', 'zero', 'first', 'second', 'third']);
  servePage(service, 'test-page', [blog('new', 2), blog('third', 1)]);
  await purge(site, ['pages/test-page']);
  await page.reload();
  await expect(headers).toHaveText(['third', 'new']);
});

test('[SCOPE-04] every kind of page is reached by following links from home in both languages', async ({ request }) => {
  const wanted = [
    ...['/motor-insurance', '/marine-insurance', '/who-we-are', '/financial-performance', '/get-a-quote', '/claims'],
    ...['/complaints', '/submit-complaints', '/medical-network', '/surplus-distribution', '/customer-rights'],
    ...['/careers', '/career-details/1', '/apply-form/1', '/contact-us'],
  ];
  for (const language of languages) {
    const reached = await crawl(request, at(language, '/'), language);
    for (const path of wanted) expect(reached.get(at(language, path)), at(language, path)).toBe(200);
  }
});

async function crawl(request: APIRequestContext, start: string, language: string): Promise<Map<string, number>> {
  const reached = new Map<string, number>();
  const waiting = [start];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (reached.has(path)) continue;
    const response = await request.get(path);
    reached.set(path, response.status());
    const links = [...(await response.text()).matchAll(/<a [^>]*?href="(\/[^"#?]*)/g)].map(([, href]) => href ?? '');
    waiting.push(
      ...links.filter((href) => !/^\/(media|assets)\//.test(href) && /^\/ar(\/|$)/.test(href) === (language === 'ar')),
    );
  }
  return reached;
}

test.describe('head', () => {
  test('[PAGE-01..04] [ENT-06] title and meta tags come from meta_data, else the company name', async ({
    page,
    service,
  }) => {
    servePage(service, 'test-page', [section('single_blog', { header: 'Words' })], {
      meta_data: [
        { title: 'Travel safely', title_ar: 'سافر بأمان', attributes: [{ name: 'description', content: 'X' }] },
        { attributes: { property: 'og:title', content: 'Y' } },
      ],
    });
    servePage(service, 'test-bare', [section('single_blog', { header: 'Words' })]);
    await page.goto('/test-page');
    await expect(page).toHaveTitle('Travel safely');
    await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', 'X');
    await expect(page.locator('meta[property="og:title"]')).toHaveAttribute('content', 'Y');
    await page.goto('/ar/test-page');
    await expect(page).toHaveTitle('سافر بأمان');
    await page.goto('/test-bare');
    await expect(page).toHaveTitle('Example Insurance');
  });

  test('screens that no page of the service describes say what they are about, in their language', async ({ page }) => {
    for (const [path, en, ar] of [
      ['/e-services', /^Everything that you can do here/, /^كل ما تستطيع/],
      ['/track-request', /^From any device/, /الرقم المرجعي/],
    ] as const) {
      for (const [language, words] of Object.entries({ en, ar })) {
        await page.goto(at(language === 'ar' ? 'ar' : 'en', path));
        await expect(page.locator('meta[name="description"]'), path).toHaveAttribute('content', words);
        await expect(page.locator('meta[property="og:description"]'), path).toHaveAttribute('content', words);
      }
    }
  });

  test('[PAGE-01] an in-site navigation changes title and meta tags as well', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click();
    await expect(page).toHaveTitle('Privacy policy | Example Insurance');
    await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', 'About Privacy policy');
    await expect(page.locator('meta[name="description"]')).toHaveCount(1);
  });
});

test.describe('layout', () => {
  const group = {
    id: 1,
    title: 'Products',
    pages: [
      { id: 1, title: 'Motor', title_ar: 'المركبات', link: '/test-page' },
      { id: 2, title: 'Travel', title_ar: 'السفر', link: '/travel-insurance' },
    ],
  };

  for (const language of languages) {
    test(`[PAGE-05..12] [ENT-05] a page of a group: banner, breadcrumb, heading, side list beside the first section (${language})`, async ({
      page,
      service,
      site,
    }) => {
      service.answer('GET /headers', {
        json: { data: [{ title: 'Products', link: '/x', pages: [{ title: 'Motor', link: '/test-page' }] }] },
      });
      await purge(site);
      servePage(
        service,
        'test-page',
        [
          section('single_blog', { header: 'Beside', description: 'Words. '.repeat(80) }, [], 1),
          section('checklist', { header: 'Below two' }, [{ title: 'Point' }], 3),
          section('faq', { header: 'Below one' }, [{ question: 'Why?', answer: 'So.' }], 2),
          section('full_banner', { image: '/media/banner.png' }, [], 9),
        ],
        { title: 'Motor cover', title_ar: 'تأمين المركبات', group },
      );
      await page.goto(at(language, '/test-page'));
      const list = page.locator('.group-layout__pages');
      const heading = page.getByRole('heading', { level: 1 });
      await expect(heading).toHaveText(language === 'ar' ? 'تأمين المركبات' : 'Motor cover');
      const links = list.getByRole('link');
      await expect(links).toHaveText(language === 'ar' ? ['المركبات', 'السفر'] : ['Motor', 'Travel']);
      await expect(links.nth(0)).toHaveAttribute('href', at(language, '/test-page'));
      await expect(links.nth(1)).toHaveAttribute('href', at(language, '/travel-insurance'));
      await expect(list.locator('[aria-current="page"]')).toHaveText(language === 'ar' ? ['المركبات'] : ['Motor']);
      const weights = await links.evaluateAll((all) =>
        all.map((link) => {
          const { color, backgroundColor, fontWeight, boxShadow, borderColor } = getComputedStyle(link);
          return [color, backgroundColor, fontWeight, boxShadow, borderColor].join();
        }),
      );
      expect(weights[0]).not.toBe(weights[1]);
      const box = (name: string) => boxOf(page.locator(`main ${name}`).first());
      const banner = await box('[data-section="full_banner"]');
      const crumbs = await box('.breadcrumb');
      const title = await box('h1');
      const side = await box('.group-layout__pages');
      const beside = await box('[data-section="single_blog"]');
      const one = await box('[data-section="faq"]');
      const two = await box('[data-section="checklist"]');
      const tops = [banner, crumbs, title, side].map(({ y }) => y);
      expect(tops).toEqual([...tops].sort((first, second) => first - second));
      expect(beside.y).toBeLessThan(side.y + side.height);
      expect(beside.y + beside.height).toBeGreaterThan(side.y);
      if (language === 'ar') expect(beside.x + beside.width).toBeLessThanOrEqual(side.x);
      else expect(beside.x).toBeGreaterThanOrEqual(side.x + side.width);
      const rowEnd = Math.max(side.y + side.height, beside.y + beside.height);
      expect(one.y).toBeGreaterThanOrEqual(rowEnd);
      expect(two.y).toBeGreaterThanOrEqual(one.y + one.height - 1);
    });
  }

  test('[PAGE-13] a group without pages is no group: a heading and all sections in order', async ({
    page,
    service,
  }) => {
    servePage(
      service,
      'test-page',
      [section('single_blog', { header: 'Second' }, [], 2), section('single_blog', { header: 'First' }, [], 1)],
      { title: 'Alone', group: { ...group, pages: [] } },
    );
    await page.goto('/test-page');
    await expect(page.locator('.group-layout__pages')).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('heading')).toHaveText(['Alone', 'First', 'Second']);
  });

  test('[PAGE-14..17] the named pages show their name as heading, whatever the service says', async ({
    page,
    service,
  }) => {
    const names = {
      'financial-performance': ['Financial Performance', 'الأداء المالي'],
      'reach-us': ['Reach Us', 'فروعنا'],
      'motor-insurance': ['Motor Insurance', 'تأمين المركبات'],
      'medical-network': ['Medical Network', 'الشبكة الطبية'],
      'trade-credit-insurance': ['Trade Credit Insurance', 'تأمين الائتمان التجاري'],
      'surplus-distribution': ['Surplus Distribution', 'توزيع الفائض'],
    };
    for (const [name, [english, arabic]] of Object.entries(names)) {
      servePage(service, name, [section('cover', { title: 'A promise', title_ar: 'وعد' })]);
      await page.goto(`/${name}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(english ?? '');
      await page.goto(`/ar/${name}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(arabic ?? '');
    }
  });
});

test.describe('while a page is on its way', () => {
  const delayed = (service: FakeService, name: string) =>
    service.answer(`GET /pages/${name}`, { delay: 1200, json: { data: fakePage(name) } });

  for (const language of languages) {
    test(`[PAGE-20..21] [CAREER-03] [DOC-03..04] [DOC-07..08] [FRAUD-02] the overlay covers the window until the page is there (${language})`, async ({
      page,
      service,
      site,
    }) => {
      await page.goto(at(language, '/terms-conditions'));
      const overlay = page.locator('.loading-overlay');
      await expect(overlay).toBeHidden();
      for (const name of ['who-we-are', 'careers', 'customer-rights', 'data-sharing', 'report-fraud']) {
        delayed(service, name);
        await purge(site, [`pages/${name}`]);
        await page
          .locator(`footer a[href="${at(language, `/${name}`)}"]`)
          .first()
          .click();
        await expect(overlay).toBeVisible();
        await expect(overlay.locator('.loading-overlay__spinner')).toBeVisible();
        await expect(overlay).toContainText(language === 'ar' ? 'جارٍ التحميل...' : 'Loading...');
        expect(await overlay.boundingBox()).toEqual({ x: 0, y: 0, width: 1280, height: 900 });
        expect(
          await page.evaluate(
            () => getComputedStyle(document.querySelector('.loading-overlay__spinner > *') as Element).animationName,
          ),
        ).not.toBe('none');
        await expect(page).toHaveURL(at(language, `/${name}`));
        await expect(overlay).toBeHidden();
        await expect(page.locator('main [data-section]').first()).toBeVisible();
      }
    });
  }

  test('a later click wins, and Back returns to the page before', async ({ page, service, site }) => {
    await page.goto('/privacy-policy');
    delayed(service, 'careers');
    await purge(site, ['pages/careers']);
    const footer = page.getByRole('contentinfo');
    const isEarlier = (request: Request) => new URL(request.url()).pathname === '/careers';
    const earlierEnded = Promise.race([
      page.waitForEvent('requestfinished', isEarlier),
      page.waitForEvent('requestfailed', isEarlier),
    ]);
    await footer.getByRole('link', { name: 'Careers' }).click();
    await expect(page.locator('.loading-overlay')).toBeVisible();
    await page.evaluate(() => (document.querySelector('footer a[href="/who-we-are"]') as HTMLElement).click());
    await expect(page).toHaveURL('/who-we-are');
    await earlierEnded;
    await nextFrame(page);
    await expect(page).toHaveURL('/who-we-are');
    await expect(page.locator('.loading-overlay')).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL('/privacy-policy');
    await expect(page.locator('[data-section="single_blog"]')).toBeVisible();
  });
});

test.describe('service pages', () => {
  test('[FAQPAGE-01..02] [CENTER-01] [COMPLAINT-01] [FRAUD-01] [CAREER-02] [ROUTE-09..15] sections stand in order and by their name', async ({
    page,
    service,
  }) => {
    for (const name of ['faqs-page', 'claims', 'complaints', 'report-fraud', 'careers', 'contact-us']) {
      servePage(service, name, [
        section('single_blog', { header: 'Second words' }, [], 2),
        section('faq', { header: 'First words' }, [{ question: 'Why?', answer: 'So.' }], 1),
      ]);
      await page.goto(`/${name}`);
      await expect(page.locator('main [data-section]'), name).toHaveCount(2);
      await expect(page.locator('main [data-section] h2'), name).toHaveText(['First words', 'Second words']);
      await expect(page.locator('[data-section="faq"] details summary')).toHaveText('Why?');
    }
  });

  const frames = {
    claim_tracking: 'https://tracking.example/claims?theme=1',
    complaint_tracking: 'https://tracking.example/complaints/en',
    complaint_tracking_ar: 'https://tracking.example/complaints/ar',
    complaint_form: 'https://tracking.example/form/en',
    complaint_form_ar: 'https://tracking.example/form/ar',
  };

  test('[CENTER-02..04] [COMPLAINT-03..05] [COMPLAINT-07..09] embedded pages have their address, language and height', async ({
    page,
    service,
    site,
  }) => {
    const { data } = siteSettingsExample;
    service.answer('GET /site-settings', { json: { data: { ...data, frames: { ...data.frames, ...frames } } } });
    await purge(site);
    await page.setViewportSize({ width: 1280, height: 1000 });
    for (const language of languages) {
      for (const [path, address, height] of [
        ['/claims', `https://tracking.example/claims?theme=1&lang=${language}`, 500],
        ['/complaints', `https://tracking.example/complaints/${language}`, 500],
        ['/submit-complaints', `https://tracking.example/form/${language}`, 1290],
      ] as const) {
        await page.goto(at(language, path));
        const frame = page.locator('main iframe');
        await expect(frame).toHaveCount(1);
        await expect(frame).toHaveAttribute('src', address);
        await expect(frame).toHaveAttribute('title', /.+/);
        expect((await frame.boundingBox())?.height).toBe(height);
        await frame.scrollIntoViewIfNeeded();
        await expect(page.frameLocator('main iframe').getByText('theirs')).toBeVisible();
        await expect(page.locator('main form')).toHaveCount(0);
      }
    }
  });

  test('[COMPLAINT-02] Submit Complaints leads to its screen', async ({ page }) => {
    for (const language of languages) {
      await page.goto(at(language, '/complaints'));
      await page
        .getByRole('main')
        .getByRole('link', { name: language === 'ar' ? /شكوى/ : 'Submit Complaints' })
        .click();
      await expect(page).toHaveURL(at(language, '/submit-complaints'));
    }
  });

  test('[CENTER-05] [COMPLAINT-06] without an address a form with the two labels stands in', async ({ page }) => {
    await page.goto('/claims');
    await expect(page.locator('main iframe')).toHaveCount(0);
    await fillTracking(page, 'ID/Iqama number', 'Claim number');
    await page.goto('/complaints');
    await fillTracking(page, 'ID', 'Complaint number');
  });

  async function fillTracking(page: Page, id: string, number: string): Promise<void> {
    const form = page.locator('main form');
    await form.getByLabel(id, { exact: true }).fill('1000000008');
    await form.getByLabel(number, { exact: true }).fill('FX-1001');
    await form.getByRole('button', { name: 'Track' }).click();
    await expect(page.getByRole('main').getByText('In review').first()).toBeVisible();
  }
});

test('[FRAME-11..13] [I18N-13] odd links of the navigation mean the root, words without a translation stay English', async ({
  page,
  service,
  site,
}) => {
  service.answer('GET /headers', {
    json: {
      data: [
        { title: 'Literal', link: 'null', pages: [] },
        { title: 'Empty', link: '', pages: [] },
        { title: 'Bare', link: 'motor-insurance', pages: [] },
      ],
    },
  });
  await purge(site);
  for (const language of languages) {
    await page.goto(at(language, '/career-details/1'));
    const navigation = page.getByRole('banner').getByRole('navigation').first();
    for (const [name, path] of [
      ['Literal', '/'],
      ['Empty', '/'],
      ['Bare', '/motor-insurance'],
    ] as const) {
      await expect(navigation.getByRole('link', { name, exact: true })).toHaveAttribute('href', at(language, path));
    }
  }
});
