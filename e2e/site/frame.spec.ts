import { headersExample, siteSettingsExample } from '@insurer/contract/examples/response-examples.ts';
import type { Locator } from '@playwright/test';
import { acceptCookies, at, expect, languages, purge, standStill, test } from '../fixtures.ts';
import { sidewaysScroll, spreadText } from '../page-checks.ts';

test.beforeEach(async ({ page }) => acceptCookies(page));

test('[FRAME-02..05] [FRAME-17] [FRAME-18] the navigation holds the items and entries of the service in order', async ({
  page,
}) => {
  await page.goto('/');
  const navigation = page.getByRole('banner').getByRole('navigation', { name: 'Main navigation' });
  for (const item of headersExample.data) {
    await expect(navigation.getByRole('link', { name: item.title, exact: true })).toBeVisible();
    if (item.pages.length === 0) continue;
    await navigation.getByRole('button', { name: `Show pages under ${item.title}` }).click();
    const entries = navigation
      .getByRole('list')
      .filter({ has: page.getByRole('link', { name: item.pages[0]?.title, exact: true }) })
      .last();
    await expect(entries.getByRole('link')).toHaveText(item.pages.map((entry) => entry.title));
    expect(
      await entries.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
    ).toEqual(item.pages.map((entry) => entry.link));
    await page.keyboard.press('Escape');
  }
  await navigation.getByRole('link', { name: 'Careers', exact: true }).click();
  await expect(page).toHaveURL('/careers');
});

test('[FRAME-15] [FRAME-16] product items lead to the first entry of their dropdown', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Individual Products' })).toHaveAttribute(
    'href',
    '/motor-insurance',
  );
  await expect(page.getByRole('banner').getByRole('link', { name: 'Corporate Products' })).toHaveAttribute(
    'href',
    '/marine-insurance',
  );
});

test('[FRAME-26] [FRAME-27] [FRAME-28] hovering opens one dropdown, leaving closes it after 200 ms', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/');
  const navigation = page.getByRole('banner').getByRole('navigation', { name: 'Main navigation' });
  const board = navigation.getByRole('link', { name: 'Board Directors' });
  await expect(board).toBeHidden();
  await navigation.getByRole('link', { name: 'About', exact: true }).hover();
  await expect(board).toBeVisible();
  await navigation.getByRole('link', { name: 'Individual Products' }).hover();
  await expect(board).toBeHidden();
  const motor = navigation.getByRole('link', { name: 'Motor', exact: true });
  await expect(motor).toBeVisible();
  await standStill(page);
  await page.mouse.move(640, 880);
  await page.clock.runFor(199);
  await expect(motor).toBeVisible();
  await page.clock.runFor(1);
  await expect(motor).toBeHidden();
});

test('[FRAME-14] only the item of the current path is marked', async ({ page }) => {
  await page.goto('/careers');
  const current = page.getByRole('banner').getByRole('navigation').locator('[aria-current="page"]');
  await expect(current).toHaveText(['Careers']);
});

test('[FRAME-01] [FRAME-21] [FRAME-22] header, footer and the logo of the service are on every screen', async ({
  page,
  issues,
}) => {
  issues.allow(/status of 40[14]/);
  for (const path of ['/', '/claims', '/career-details/1', '/401', '/no-such-page']) {
    await page.goto(path);
    await expect(page.getByRole('banner')).toHaveCount(1);
    await expect(page.getByRole('contentinfo')).toHaveCount(1);
  }
  const logo = page.getByRole('banner').getByRole('link', { name: 'Example Insurance' }).first();
  await expect(logo.getByRole('img')).toHaveAttribute('src', '/media/logo.png');
  await logo.click();
  await expect(page).toHaveURL('/');
});

test('[FRAME-06] [FRAME-08] [FRAME-25] [ROUTE-08] E-Services leads to all services, Get a Quote to its screen', async ({
  page,
}) => {
  await page.goto('/who-we-are');
  await expect(page.getByRole('banner').getByRole('link', { name: 'E-Services' })).toHaveAttribute(
    'href',
    '/e-services',
  );
  await page.getByRole('banner').getByRole('link', { name: 'Get a Quote' }).click();
  await expect(page).toHaveURL('/get-a-quote');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('[FRAME-23] [FRAME-24] [MENU-05] E-Services takes the address of the page language', async ({
  page,
  service,
  site,
}) => {
  const { data } = siteSettingsExample;
  const frames = {
    ...data.frames,
    e_services: 'https://portal.example/en',
    e_services_ar: 'https://portal.example/ar',
  };
  service.answer('GET /site-settings', { json: { data: { ...data, frames } } });
  await purge(site);
  for (const language of languages) {
    await page.goto(at(language, '/'));
    const address = `https://portal.example/${language}`;
    await expect(page.locator(`header a[href="${address}"]`).first()).toBeVisible();
    await expect(page.locator(`#side-menu a[href="${address}"]`)).toHaveCount(1);
  }
});

for (const language of languages) {
  test(`[FRAME-09] [FRAME-10] the button lies over nothing beside it and shows all of its words, the usual ones or many, ${language}`, async ({
    page,
    service,
    site,
  }) => {
    const button = page.getByRole('banner').locator('.site-header__action a');
    const many = {
      button_label: 'Get an insurance quote for your car now',
      button_label_ar: 'احصل على عرض سعر لتأمين مركبتك الآن',
    };
    for (const label of [{}, many]) {
      service.answer('GET /headers', { json: { ...headersExample, ...label } });
      await purge(site);
      await page.goto(at(language, '/careers'));
      for (const spread of [false, true]) {
        if (spread) await spreadText(page);
        for (const width of [768, 900, 1024, 1280]) {
          await page.setViewportSize({ width, height: 800 });
          const where = `${width} px, ${Object.keys(label).length > 0 ? 'many' : 'usual'}${spread ? ', spread' : ''}`;
          expect(await coveredBy(button), where).toEqual([]);
          expect(await button.evaluate(isCut), where).toBe(false);
          expect(await sidewaysScroll(page), where).toBe(0);
        }
      }
    }
  });
}

test('titles of one run without an end wrap in the bar: none lies over what is beside it, and no page scrolls sideways', async ({
  page,
  service,
  site,
}) => {
  const run = '<script>window.__run=1</script><img/src=x/onerror="window.__run=2">';
  const data = headersExample.data.map((item) => ({ ...item, title: run, title_ar: run }));
  service.answer('GET /headers', { json: { ...headersExample, data } });
  await purge(site);
  for (const language of languages) {
    await page.goto(at(language, '/careers'));
    const links = page.getByRole('banner').locator('.main-navigation__link');
    await expect(links).toHaveText(data.map(() => run));
    for (const width of [390, 768, 1024, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const where = `${language} ${width} px`;
      expect(await sidewaysScroll(page), where).toBe(0);
      if (width >= 768)
        expect(
          await links.evaluateAll(
            (all) => all.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).length,
          ),
          where,
        ).toBe(0);
    }
  }
});

test('[FRAME-09] [FRAME-10] [FRAME-19] [FRAME-20] a changed response of the service changes the header', async ({
  page,
  service,
  site,
}) => {
  service.answer('GET /headers', {
    json: {
      button_label: 'Ask for a price',
      button_label_ar: 'اسأل عن السعر',
      data: [
        {
          title: 'Help',
          title_ar: 'مساعدة',
          link: 'help',
          pages: [{ title: 'Other claims', title_ar: '', link: '/other-claims' }],
        },
      ],
    },
  });
  await purge(site);
  await page.goto('/career-details/1');
  const banner = page.getByRole('banner');
  await expect(banner.getByRole('link', { name: 'Help', exact: true })).toHaveAttribute('href', '/help');
  await expect(banner.getByRole('link', { name: 'Ask for a price' })).toBeVisible();
  await page.goto('/ar/careers');
  await expect(banner.getByRole('link', { name: 'اسأل عن السعر' })).toBeVisible();
  await banner.getByRole('link', { name: 'مساعدة', exact: true }).hover();
  await expect(banner.getByRole('link', { name: 'Other claims' })).toHaveAttribute('href', '/ar/other-claims');
});

test('the dropdowns work with the keyboard alone', async ({ page }) => {
  await page.goto('/');
  const toggle = page.getByRole('button', { name: 'Show pages under About' });
  await toggle.focus();
  await page.keyboard.press('Enter');
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Who We Are' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(toggle).toBeFocused();
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
});

test.describe('side menu', () => {
  test('[MENU-01] below 768 px there is a menu button, from 768 px the list', async ({ page }) => {
    await page.setViewportSize({ width: 767, height: 800 });
    await page.goto('/');
    const button = page.getByRole('button', { name: 'Menu', exact: true });
    const list = page.getByRole('banner').getByRole('link', { name: 'Corporate Products' });
    await expect(button).toBeVisible();
    await expect(list).toBeHidden();
    await page.setViewportSize({ width: 768, height: 800 });
    await expect(button).toBeHidden();
    await expect(list).toBeVisible();
  });

  for (const language of languages) {
    test(`[MENU-02..08] [MENU-09] opens, unfolds one group at a time and closes (${language})`, async ({ page }) => {
      await page.setViewportSize({ width: 375, height: 780 });
      await page.goto(at(language, '/'));
      const [menu, about, service, quote] =
        language === 'ar'
          ? ['القائمة', 'عن الشركة', 'خدمة العملاء', 'اطلب عرض سعر']
          : ['Menu', 'About', 'Customer Service', 'Get a Quote'];
      const sheet = page.getByRole('dialog');
      await expect(sheet).toBeHidden();
      await page.getByRole('button', { name: menu, exact: true }).click();
      await expect(sheet).toBeVisible();
      await expect(sheet.getByRole('img')).toBeVisible();
      const groups = sheet.locator('details[name]');
      await sheet.getByText(about, { exact: true }).click();
      await expect(groups.locator(':scope[open]')).toHaveCount(1);
      await expect(sheet.locator('a[href$="/board-director"]')).toBeVisible();
      await sheet.getByText(service, { exact: true }).click();
      await expect(sheet.locator('a[href$="/board-director"]')).toBeHidden();
      await expect(sheet.locator('a[href$="/medical-network"]')).toBeVisible();
      await sheet.getByText(service, { exact: true }).click();
      await expect(sheet.locator('a[href$="/medical-network"]')).toBeHidden();
      await page.keyboard.press('Escape');
      await expect(sheet).toBeHidden();
      await page.getByRole('button', { name: menu, exact: true }).click();
      await sheet.getByRole('link', { name: quote }).click();
      await expect(page).toHaveURL(at(language, '/get-a-quote'));
    });
  }

  test('[MENU-04] choosing Arabic in the side menu turns the page to Arabic', async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 780 });
    await page.goto('/careers');
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    const sheet = page.getByRole('dialog');
    await sheet.locator('summary').filter({ hasText: 'English' }).click();
    await sheet.getByRole('link', { name: 'العربية' }).click();
    await expect(page).toHaveURL('/ar/careers');
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  });
});

test.describe('footer', () => {
  const { company, footer } = siteSettingsExample.data;
  for (const language of languages) {
    test(`[FOOT-01..10] [FOOT-12..28] everything of the settings is in the footer (${language})`, async ({ page }) => {
      await page.goto(at(language, '/careers'));
      const area = page.getByRole('contentinfo');
      for (const link of footer.links) {
        const name = language === 'ar' ? link.label_ar : link.label;
        await expect(area.getByRole('link', { name, exact: true })).toHaveAttribute('href', at(language, link.url));
      }
      await expect(area.getByRole('img').first()).toBeVisible();
      await expect(area.locator('a[href="tel:8002000140"]').first()).toBeVisible();
      const words =
        language === 'ar'
          ? [company.address_ar, company.regulated_by_ar, company.royal_decree_date_ar]
          : [company.address, company.regulated_by, company.royal_decree_date];
      for (const text of [
        ...words,
        '600,000,000',
        company.po_box,
        company.phone,
        company.fax,
        company.toll_free,
        company.commercial_registration,
        company.royal_decree_number,
      ]) {
        await expect(area).toContainText(text);
      }
      await expect(area.locator(`a[href="${company.site_url}"]`)).toHaveCount(1);
      for (const { url } of footer.social_media) await expect(area.locator(`a[href="${url}"]`)).toHaveCount(1);
      await expect(area).toContainText(String(new Date().getFullYear()));
    });
  }

  test('[FOOT-24..27] the social links are named', async ({ page }) => {
    await page.goto('/');
    for (const name of ['X', 'Instagram', 'Facebook', 'LinkedIn']) {
      await expect(page.getByRole('contentinfo').getByRole('link', { name: new RegExp(`^${name}\\b`) })).toBeVisible();
    }
  });

  test('[FOOT-11] [ENT-16] a changed label, address, phone and copyright line show', async ({
    page,
    service,
    site,
  }) => {
    service.answer('GET /site-settings', {
      json: {
        data: {
          footer: {
            links: [{ label: 'Our story', label_ar: 'قصتنا', url: '/who-we-are' }],
            contact: { phone: '920 000 111', tel_url: 'tel:920000111' },
            social_media: [{ platform: 'linkedin', url: 'https://www.linkedin.com/company/other' }],
            copyright: '© {year} Other',
          },
        },
      },
    });
    await purge(site);
    await page.goto('/ar');
    const area = page.getByRole('contentinfo');
    await expect(area.getByRole('link', { name: 'قصتنا' })).toBeVisible();
    await expect(area.locator('a[href="tel:920000111"]')).toContainText('920 000 111');
    await expect(area.locator('a[href="https://www.linkedin.com/company/other"]')).toBeVisible();
    await expect(area).toContainText(`© ${new Date().getFullYear()} Other`);
  });

  test('[FOOT-02] [FOOT-03] [FOOT-05] [FOOT-18] a service without settings gets the required links and capital', async ({
    page,
    service,
    site,
  }) => {
    service.answer('GET /site-settings', { status: 404, json: { message: 'Not found' } });
    await purge(site);
    await page.goto('/');
    const area = page.getByRole('contentinfo');
    await expect(area.getByRole('link', { name: 'About', exact: true })).toHaveAttribute('href', '/who-we-are');
    await expect(area.getByRole('link', { name: 'Customer Service' })).toHaveAttribute('href', '/claims');
    await expect(area.getByRole('link', { name: 'Get a Quote' })).toHaveAttribute('href', '/contact-us');
    await expect(area).toContainText('SR 600,000,000');
    await page.goto('/ar');
    await expect(area).toContainText('600,000,000 ريال سعودي');
  });
});

test.describe('breadcrumb', () => {
  const trails: [path: string, names: string[]][] = [
    ['/who-we-are', ['Home', 'About', 'Who We Are']],
    ['/financial-performance', ['Home', 'About', 'Financial Performance']],
    ['/motor-insurance', ['Home', 'Individual Products', 'Motor']],
    ['/marine-insurance', ['Home', 'Corporate Products', 'Marine']],
    ['/claims', ['Home', 'Customer Service', 'Claims']],
    ['/medical-network', ['Home', 'Customer Service', 'Medical Network']],
    ['/faqs-page', ['Home', 'Customer Service', 'FAQs']],
    ['/careers', ['Home', 'Careers']],
    ['/career-openings', ['Home', 'Careers', 'Career Openings']],
  ];
  for (const [path, names] of trails) {
    test(`[CRUMB-01..03] [CRUMB-07..10] ${path} stands under ${names.slice(0, -1).join(', ')}`, async ({ page }) => {
      await page.goto(path);
      const trail = page.getByRole('navigation', { name: 'Breadcrumb' });
      await expect(trail.getByRole('listitem')).toHaveText(names);
      await expect(trail.getByRole('link')).toHaveCount(names.length - 1);
      await expect(trail.getByRole('link').first()).toHaveAttribute('href', '/');
      const weight = await trail
        .getByRole('listitem')
        .last()
        .locator('[aria-current]')
        .evaluate((element) => Number(getComputedStyle(element).fontWeight));
      expect(weight).toBeGreaterThanOrEqual(600);
    });
  }

  test('[CRUMB-11] About leads to /who-we-are', async ({ page }) => {
    await page.goto('/financial-performance');
    await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'About' }).click();
    await expect(page).toHaveURL('/who-we-are');
  });

  test('[CRUMB-04] the arrow is mirrored in Arabic', async ({ page }) => {
    const flipOf = async (path: string) => {
      await page.goto(path);
      return page
        .locator('nav.breadcrumb svg')
        .first()
        .evaluate((icon) => getComputedStyle(icon).scale);
    };
    expect(await flipOf('/who-we-are')).not.toBe(await flipOf('/ar/who-we-are'));
  });

  test('[CRUMB-05] [CRUMB-06] home and unknown paths have none', async ({ page, issues }) => {
    issues.allow(/status of 404/);
    for (const path of ['/', '/no-such-page', '/sample-page']) {
      await page.goto(path);
      await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toHaveCount(0);
    }
  });
});

/** What can be pressed in the header and lies, in part, under this. */
function coveredBy(button: Locator): Promise<string[]> {
  return button.evaluate((link) => {
    const own = link.getBoundingClientRect();
    return [...document.querySelectorAll('header :is(a, button, summary)')]
      .filter((part) => part !== link && part.checkVisibility())
      .filter((part) => {
        const { left, right, top, bottom } = part.getBoundingClientRect();
        return left < own.right && right > own.left && top < own.bottom && bottom > own.top;
      })
      .map((part) => (part.textContent ?? '').trim());
  });
}

/** Whether a part of it has more words than it shows. */
function isCut(button: Element): boolean {
  return [button, ...button.querySelectorAll('*')].some(
    ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1,
  );
}
