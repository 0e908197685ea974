import type { Locator, Page } from '@playwright/test';
import type { RunningApp } from '../app-process.ts';
import { acceptCookies, at, expect, languages, nextFrame, test } from '../fixtures.ts';
import { loggedText } from '../logged-text.ts';
import { sidewaysScroll, smallTargets, violations } from '../page-checks.ts';
import { foundBySecondEngine } from '../second-engine.ts';

// docs/contract.md, Providers.
const words = {
  en: {
    heading: 'Find a Provider',
    all: '36 providers',
    city: 'City',
    kind: 'Kind',
    text: 'Name, district or speciality',
    show: 'Show providers',
    inJeddah: '12 providers',
    hospitalsInJeddah: '3 providers',
    none: '0 providers',
    clear: 'Show all providers',
    more: 'Show more',
    near: 'Near me',
    notNear: 'No longer near me',
    beginning: 'Back to the beginning of the list',
    print: 'List to print',
    down: /cannot be shown right now/,
    link: 'Find a provider',
    query: 'jedda',
    synonym: 'chemist',
    pharmacies: '9 providers',
    everything: 'example',
    clinics: 'Example Clinics Jeddah 1',
  },
  ar: {
    heading: 'ابحث عن مقدم خدمة',
    all: '36 مقدم خدمة',
    city: 'المدينة',
    kind: 'النوع',
    text: 'الاسم أو الحي أو التخصص',
    show: 'اعرض مقدمي الخدمة',
    inJeddah: '12 مقدم خدمة',
    hospitalsInJeddah: '3 مقدمي خدمة',
    none: 'لا يوجد مقدم خدمة',
    clear: 'اعرض جميع مقدمي الخدمة',
    more: 'اعرض المزيد',
    near: 'الأقرب إليّ',
    notNear: 'إلغاء الترتيب بالقرب',
    beginning: 'العودة إلى أول القائمة',
    print: 'قائمة للطباعة',
    down: /تعذر عرض قائمة مقدمي الخدمة/,
    link: 'ابحث عن مقدم خدمة',
    query: 'جده',
    synonym: 'دواء',
    pharmacies: '9 مقدمي خدمة',
    everything: 'المثال',
    clinics: 'عيادات المثال جدة 1',
  },
};
const path = '/find-a-provider';

/** What is typed and chosen counts at once as soon as React has taken over, which the button says. */
async function open(page: Page, address: string): Promise<void> {
  await acceptCookies(page);
  await page.goto(address);
  await expect(page.locator('.near-me button')).toBeEnabled();
}
/** What a caller can name is what the log has. */
async function expectReference(place: Locator, site: RunningApp): Promise<void> {
  await expect(place.locator('bdi')).toHaveText(/^[\w-]{8,}$/);
  const reference = await place.locator('bdi').textContent();
  await expect.poll(() => site.log.join('')).toContain(`"requestId":"${reference}"`);
}
const count = (page: Page) => page.locator('.providers__count');
const names = (page: Page) => page.locator('.provider__name');

for (const language of languages) {
  const say = words[language];

  test.describe(`find a provider (${language})`, () => {
    test('each choice counts at once, stands in the address and outlives a reload', async ({ page }) => {
      await open(page, at(language, path));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(say.heading);
      await expect(count(page)).toHaveText(say.all);
      await page.getByLabel(say.city).selectOption('Jeddah');
      await expect(count(page)).toHaveText(say.inJeddah);
      await page.getByLabel(say.kind, { exact: true }).selectOption('hospital');
      await expect(count(page)).toHaveText(say.hospitalsInJeddah);
      await expect(page).toHaveURL(/\?city=Jeddah&kind=hospital$/);
      // What each other choice would leave stands beside it.
      await expect(page.getByLabel(say.city).locator('option[value=Riyadh]')).toHaveText(/\(3\)$/);
      await page.reload();
      await expect(page.locator('.near-me button')).toBeEnabled();
      await expect(page.getByLabel(say.city)).toHaveValue('Jeddah');
      await expect(count(page)).toHaveText(say.hospitalsInJeddah);
    });

    test('the list is asked for in the order of the page’s language', async ({ page, service }) => {
      const before = service.calls.length;
      // A list of its own, so that nothing keeps it.
      await open(page, at(language, `${path}?city=Jeddah&kind=optics`));
      const asked = service.calls.slice(before).filter(({ path, query }) => path === '/providers' && query.city);
      const order = language === 'en' ? undefined : language;
      expect(new Set(asked.map(({ query }) => query.language))).toEqual(new Set([order]));
    });

    test('a name is found as it is typed; where nothing fits, one press leads back to all', async ({ page }) => {
      await open(page, at(language, path));
      await page.getByLabel(say.text).pressSequentially(say.query);
      await expect(count(page)).toHaveText(say.inJeddah);
      await expect(names(page).filter({ hasText: say.clinics })).toBeVisible();
      await expect(page.getByLabel(say.text)).toHaveValue(say.query);
      // The service knows no synonyms: what means the same is asked for in its place.
      await page.getByLabel(say.text).fill(say.synonym);
      await expect(count(page)).toHaveText(say.pharmacies);
      await page.getByLabel(say.text).fill('zzzz');
      await expect(count(page)).toHaveText(say.none);
      expect(await violations(page, 'nothing found')).toEqual([]);
      await page.getByRole('link', { name: say.clear }).click();
      await expect(count(page)).toHaveText(say.all);
      await expect(page.getByLabel(say.text)).toHaveValue('');
    });

    test('words that were typed outlive a reload and Back, go on paper, and stand in no address and no log', async ({
      page,
      site,
    }) => {
      const addresses: string[] = [];
      page.on('request', (request) => addresses.push(request.url()));
      await open(page, at(language, path));
      await page.getByLabel(say.kind, { exact: true }).selectOption('hospital');
      await page.getByLabel(say.text).fill(say.query);
      await expect(count(page)).toHaveText(say.hospitalsInJeddah);
      await page.reload();
      await expect(count(page)).toHaveText(say.hospitalsInJeddah);
      await expect(page.getByLabel(say.text)).toHaveValue(say.query);
      await page.getByRole('button', { name: say.print }).click();
      await expect(page.locator('.provider-filters')).toHaveCount(0);
      await expect(count(page)).toHaveText(say.hospitalsInJeddah);
      await page.goBack();
      await expect(count(page)).toHaveText(say.hospitalsInJeddah);
      await expect(page.getByLabel(say.text)).toHaveValue(say.query);
      await expect(page).toHaveURL(/\?kind=hospital$/);
      for (const text of [...addresses, loggedText(site)])
        for (const words of [say.query, encodeURIComponent(say.query)]) expect(text).not.toContain(words);
    });

    test('Back undoes the last choice, and the form says so', async ({ page }) => {
      await open(page, at(language, path));
      const [city, kind] = [page.getByLabel(say.city), page.getByLabel(say.kind, { exact: true })];
      const show = page.getByRole('button', { name: say.show, exact: true });
      await city.selectOption('Jeddah');
      await show.click();
      await expect(count(page)).toHaveText(say.inJeddah);
      await kind.selectOption('hospital');
      await expect(count(page)).toHaveText(say.hospitalsInJeddah);
      await page.goBack();
      await expect(count(page)).toHaveText(say.inJeddah);
      await expect(city).toHaveValue('Jeddah');
      await expect(kind).toHaveValue('');
      await page.goBack();
      await expect(count(page)).toHaveText(say.all);
      await expect(city).toHaveValue('');
      await page.goForward();
      await expect(count(page)).toHaveText(say.inJeddah);
      await expect(city).toHaveValue('Jeddah');
    });

    test('each step of the keys in a list counts at once, and all of them are one entry for Back', async ({ page }) => {
      await open(page, at(language, path));
      const city = page.getByLabel(say.city);
      await page.getByLabel(say.text).focus();
      await page.keyboard.press('Tab');
      await expect(city).toBeFocused();
      const length = await page.evaluate(() => history.length);
      for (let step = 0; step < 3; step++) {
        await page.keyboard.press('ArrowDown');
        await expect(page).toHaveURL(new RegExp(`city=${await city.inputValue()}$`));
        await expect(count(page)).not.toHaveText(say.all);
      }
      expect(await page.evaluate(() => history.length)).toBe(length + 1);
      await page.goBack();
      await expect(count(page)).toHaveText(say.all);
      await expect(city).toHaveValue('');
      // What Back led to is no step of the keys.
      await page.keyboard.press('ArrowDown');
      await expect(count(page)).not.toHaveText(say.all);
      expect(await page.evaluate(() => history.length)).toBe(length + 1);
      await page.goBack();
      await expect(count(page)).toHaveText(say.all);
    });

    test('letters that overtake a choice take its entry along, and a choice leaves the letters before it in theirs', async ({
      page,
    }) => {
      await open(page, at(language, path));
      const [city, text] = [page.getByLabel(say.city), page.getByLabel(say.text)];
      const { promise: released, resolve: release } = Promise.withResolvers<void>();
      await page.route(/\.data\?city=/, async (route) => {
        await released;
        // What was overtaken is asked for no more.
        await route.continue().catch(() => undefined);
      });
      const overtaken = page.waitForRequest(/\.data\?city=Jeddah/);
      await city.selectOption('Jeddah');
      await overtaken;
      const overtaking = page.waitForRequest(/\.data\?city=Jeddah/);
      await text.fill(say.everything);
      await overtaking;
      release();
      await expect(page).toHaveURL(/city=Jeddah$/);
      await expect(count(page)).toHaveText(say.inJeddah);
      await page.goBack();
      await expect(count(page)).toHaveText(say.all);
      await expect(city).toHaveValue('');
      await expect(text).toHaveValue('');
      await text.fill(say.query);
      await page.getByLabel(say.kind, { exact: true }).selectOption('hospital');
      await expect(count(page)).toHaveText(say.hospitalsInJeddah);
      await page.goBack();
      await expect(count(page)).toHaveText(say.inJeddah);
      await expect(text).toHaveValue(say.query);
    });

    test('what is chosen as the choice before it arrives is not taken for Back', async ({ page }) => {
      await open(page, at(language, path));
      const kind = page.getByLabel(say.kind, { exact: true });
      // Between the entry of the first choice and its list.
      await kind.evaluate((list: HTMLSelectElement) => {
        const push = history.pushState;
        history.pushState = (...entry) => {
          history.pushState = push;
          push.apply(history, entry);
          queueMicrotask(() => {
            list.value = 'hospital';
            list.dispatchEvent(new Event('change', { bubbles: true }));
          });
        };
      });
      const { promise: released, resolve: release } = Promise.withResolvers<void>();
      await page.route(/\.data\?.*kind=hospital/, async (route) => {
        await released;
        await route.continue();
      });
      await page.getByLabel(say.city).selectOption('Jeddah');
      await expect(count(page)).toHaveText(say.inJeddah);
      await expect(kind).toHaveValue('hospital');
      release();
      await expect(count(page)).toHaveText(say.hospitalsInJeddah);
      await expect(kind).toHaveValue('hospital');
      await page.goBack();
      await expect(count(page)).toHaveText(say.inJeddah);
      await expect(kind).toHaveValue('');
    });

    test('what is chosen in the moment in which the screen comes alive stays chosen', async ({ page }) => {
      await page.addInitScript(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => {
          // React has taken the screen over, and has not run the effects of what it shows.
          const root = document.getElementById('application');
          const key = Object.keys(root ?? {}).find((name) => name.startsWith('__reactContainer'));
          const fiber = key && Reflect.get(root ?? {}, key);
          const isDehydrated = fiber?.stateNode.current.memoizedState.isDehydrated;
          const city = root?.querySelector<HTMLSelectElement>('[name=city]');
          if (!city || isDehydrated !== false) return port2.postMessage('again');
          city.value = 'Jeddah';
          for (const type of ['input', 'change']) city.dispatchEvent(new Event(type, { bubbles: true }));
        };
        port2.postMessage('first');
      });
      await page.goto(at(language, path));
      await expect(count(page)).toHaveText(say.inJeddah);
      await expect(page).toHaveURL(/\?city=Jeddah$/);
      await expect(page.getByLabel(say.city)).toHaveValue('Jeddah');
    });

    test('letters ask for no list of the address anew', async ({ page }) => {
      await open(page, at(language, path));
      const asked: string[] = [];
      page.on('request', (request) => {
        if (request.method() === 'GET' && new URL(request.url()).pathname.endsWith('.data')) asked.push(request.url());
      });
      await page.getByLabel(say.text).fill(say.query);
      await expect(count(page)).toHaveText(say.inJeddah);
      await page.getByLabel(say.text).fill('');
      await expect(count(page)).toHaveText(say.all);
      expect(asked).toEqual([]);
    });

    test('whoever asks who is open now is told beside the results what the list can know', async ({ page }) => {
      await open(page, at(language, path));
      const note = page.locator('.providers__open');
      await expect(page.locator('.providers__count')).toBeVisible();
      await expect(note).toHaveCount(0);
      await page.locator('[name=q]').fill(language === 'en' ? 'pharmacy open now' : 'صيدلية مفتوحة الآن');
      await expect(note).toContainText(language === 'en' ? 'open day and night' : 'على مدار الساعة');
    });

    test('more of the list is added below, and whoever asked reads on there', async ({ page }) => {
      await open(page, at(language, path));
      await expect(names(page)).toHaveCount(20);
      await page.getByRole('link', { name: say.more }).press('Enter');
      await expect(names(page)).toHaveCount(36);
      await expect(page.locator('.provider').nth(20)).toBeFocused();
      await expect(page.getByRole('link', { name: say.more })).toHaveCount(0);
    });

    test('near me is asked for on press alone, rounded, and stands in no address and no log', async ({
      page,
      context,
      site,
      service,
    }) => {
      await context.grantPermissions(['geolocation']);
      await context.setGeolocation({ latitude: 26.421234, longitude: 50.098765 });
      const addresses: string[] = [];
      page.on('request', (request) => addresses.push(request.url()));
      await open(page, at(language, path));
      const asked = () => service.calls.filter((call) => call.path === '/providers').map(({ query }) => query.near);
      expect(asked().every((near) => near === undefined)).toBe(true);
      await page.getByRole('button', { name: say.near }).press('Enter');
      await expect(page.locator('.provider__facts').first()).toContainText(/\d/);
      await expect(page.getByRole('button', { name: say.notNear })).toBeFocused();
      await expect(names(page).first()).toContainText(language === 'en' ? 'Dammam' : 'الدمام');
      expect(asked()).toContain('26.42,50.10');
      // Filters go on around the same place.
      await page.getByLabel(say.city).selectOption('Jeddah');
      await expect(names(page).first()).toContainText(language === 'en' ? 'Jeddah' : 'جدة');
      await expect(page.locator('.provider__facts').first()).toContainText(/1[12]\d\d/);
      await page.getByRole('button', { name: say.notNear }).click();
      await expect(page.locator('.provider__facts').first()).not.toContainText(/\d/);
      // Two decimals and more: a log's milliseconds have one.
      for (const text of [...addresses, page.url(), loggedText(site)]) expect(text).not.toMatch(/26\.42|50\.(09|10)/);
    });

    test('a service that fails in the midst is told with the reference of the log, and all that can be chosen stays', async ({
      page,
      context,
      service,
      site,
      issues,
    }) => {
      issues.allow(/50\d/);
      await open(page, at(language, path));
      const options = page.getByLabel(say.city).locator('option');
      const before = await options.allTextContents();
      service.answer('GET /providers', { status: 500, json: { message: 'Broken' } });
      await page.getByLabel(say.city).selectOption('Jeddah');
      const told = page.getByRole('alert').filter({ hasText: say.down });
      await expect(told).toBeVisible();
      await expectReference(told, site);
      await expect(options).toHaveText(before);
      await expect(page.getByLabel(say.city)).toHaveValue('Jeddah');
      await page.getByLabel(say.text).fill('zzzz');
      await expect(page).toHaveURL(/city=Jeddah$/);
      await expectReference(told, site);
      service.reset();
      await open(page, at(language, path));
      service.answer('GET /providers', { status: 500, json: { message: 'Broken' } });
      await page.getByRole('link', { name: say.more }).click();
      await expect(told).toBeVisible();
      await expectReference(told, site);
      await context.grantPermissions(['geolocation']);
      await context.setGeolocation({ latitude: 26.42, longitude: 50.09 });
      await page.getByRole('button', { name: say.near }).click();
      const place = page.locator('.near-me').getByRole('status');
      await expect(place).toContainText(say.down);
      await expectReference(place, site);
    });

    test('a city is chosen on the map, and the form says so', async ({ page }) => {
      await open(page, at(language, path));
      await page
        .locator('.provider-map a')
        .filter({ hasText: language === 'en' ? 'Jeddah' : 'جدة' })
        .click();
      await expect(count(page)).toHaveText(say.inJeddah);
      await expect(page.getByLabel(say.city)).toHaveValue('Jeddah');
    });

    test('by keyboard: from the field to the list, nothing is a trap and everything is named', async ({ page }) => {
      await open(page, at(language, path));
      await page.getByLabel(say.text).focus();
      await page.keyboard.type(say.query);
      await page.keyboard.press('Enter');
      await expect(count(page)).toHaveText(say.inJeddah);
      await expect(count(page)).toBeFocused();
      for (let step = 0; step < 3; step++) await page.keyboard.press('Shift+Tab');
      await expect(page.getByRole('checkbox')).toBeFocused();
      await page.keyboard.press('Space');
      await expect(names(page)).toHaveCount(2);
      for (let step = 0; step < 4; step++) await page.keyboard.press('Tab');
      await expect(page.locator('.provider__actions a').first()).toBeFocused();
    });

    for (const width of [360, 768, 1280]) {
      test(`at ${width} px it is accessible, fits and can be hit`, async ({ page }) => {
        await page.setViewportSize({ width, height: 900 });
        await open(page, at(language, path));
        expect(await violations(page, path)).toEqual([]);
        if (width === 360) {
          expect(await foundBySecondEngine(page, path)).toEqual([]);
          // Half a row would cut the longer names of kinds and specialities.
          const filters = page.locator('.provider-filters :is([type=search], select)');
          const widths = await filters.evaluateAll((all) => all.map((filter) => filter.getBoundingClientRect().width));
          expect(widths).toEqual(widths.map(() => widths[0]));
        }
        expect(await smallTargets(page, path)).toEqual([]);
        expect(await sidewaysScroll(page)).toBe(0);
      });
    }
  });

  test.describe(`find a provider without scripts (${language})`, () => {
    test.use({ javaScriptEnabled: false });

    test('the form, the next part, the list for paper and both ways to a provider', async ({ page }) => {
      await page.goto(at(language, path));
      await expect(page.locator('.near-me')).toBeHidden();
      await page.getByLabel(say.city).selectOption('Jeddah');
      await page.getByRole('button', { name: say.show }).click();
      await expect(count(page)).toHaveText(say.inJeddah);
      await expect(page.getByLabel(say.city)).toHaveValue('Jeddah');
      const first = page.locator('.provider').first();
      await expect(first.locator('a[href^="tel:+966"]')).toBeVisible();
      await expect(first.locator('a[href^="https://www.google.com/maps/dir/"]')).toHaveAttribute('rel', /noreferrer/);
      await page.goto(at(language, path));
      const firstName = (await names(page).first().textContent()) ?? '';
      await page.getByRole('link', { name: say.more }).click();
      await expect(names(page)).toHaveCount(16);
      await expect(page.getByText(firstName, { exact: true })).toHaveCount(0);
      await page.getByRole('link', { name: say.beginning }).click();
      await expect(names(page).first()).toHaveText(firstName);
      await page.getByRole('link', { name: say.print }).click();
      await expect(names(page)).toHaveCount(36);
      await expect(page.locator('.provider-filters')).toHaveCount(0);
    });

    test('words that were typed are posted: the list, its further parts and the one for paper', async ({ page }) => {
      await page.goto(at(language, path));
      await page.getByLabel(say.text).fill(say.everything);
      await page.getByRole('button', { name: say.show }).click();
      await expect(count(page)).toHaveText(say.all);
      await expect(page.getByLabel(say.text)).toHaveValue(say.everything);
      await page.getByRole('button', { name: say.more }).click();
      await expect(names(page)).toHaveCount(16);
      await page.getByRole('button', { name: say.beginning }).click();
      await expect(names(page)).toHaveCount(20);
      await page.getByRole('button', { name: say.print }).click();
      await expect(names(page)).toHaveCount(36);
      await expect(page).toHaveURL(/find-a-provider$/);
    });

    test('the medical network leads there', async ({ page }) => {
      await page.goto(at(language, '/medical-network'));
      await page.locator('main').getByRole('link', { name: say.link }).click();
      await expect(page).toHaveURL(new RegExp(`${at(language, path)}$`));
      await expect(count(page)).toHaveText(say.all);
    });

    test('a service without providers: the medical network stands in, and nothing leads to the finder', async ({
      page,
      service,
    }) => {
      service.answer('GET /providers', { status: 404, json: { message: 'Not found' } });
      await page.goto(at(language, `${path}?city=Jeddah`));
      await expect(page).toHaveURL(new RegExp(`${at(language, '/medical-network')}$`));
      await expect(page.locator(`a[href$="${path}"]`)).toHaveCount(0);
      expect(await (await page.request.get('/sitemap.xml')).text()).not.toContain(path);
    });

    test('a service that fails: the screen says so with the reference of the log and keeps what was chosen', async ({
      page,
      service,
      site,
      issues,
    }) => {
      issues.allow(/50\d/);
      service.answer('GET /providers', { status: 500, json: { message: 'Broken' } });
      expect((await page.goto(`${at(language, path)}?city=Jeddah`))?.status()).toBe(503);
      await expect(page.getByRole('alert')).toContainText(say.down);
      await expectReference(page.getByRole('alert'), site);
      await expect(page.getByLabel(say.city)).toHaveValue('Jeddah');
      const chosen = page.getByLabel(say.city).locator('option[value=Jeddah]');
      await expect(chosen).toHaveText(language === 'en' ? 'Jeddah' : 'جدة');
    });
  });
}

test('what a hostile service sends as providers breaks nothing', async ({ page, service }) => {
  const evil = {
    name: '<img src=x onerror=alert(1)>',
    name_ar: 'undefined',
    phone: 'javascript:alert(1)',
    classes: {},
  };
  const items = Array.from({ length: 3_000 }, (_, id) => ({ id, ...evil, latitude: 'NaN', hours: { a: 1 }, kind: [] }));
  const city = Array.from({ length: 3_000 }, (_, value) => ({ value: `"><script>${value}`, count: 1e9 }));
  const data = { items: [...items, null, 7], total: 'many', facets: { city, class: 'x', kind: null }, next: {} };
  service.answer('GET /providers', { json: { data } });
  await open(page, path);
  await expect(names(page)).toHaveCount(100);
  await expect(names(page).first()).toHaveText('<img src=x onerror=alert(1)>');
  await expect(page.locator('main a[href^="javascript:"], main script:not([type])')).toHaveCount(0);
  await nextFrame(page);
});

for (const language of languages) {
  for (const scripts of [true, false])
    test.describe(`at 400 % zoom ${scripts ? 'with' : 'without'} scripts`, () => {
      test.use({ javaScriptEnabled: scripts, viewport: { width: 320, height: 256 } });

      test(`whoever asks for the list is led to it, ${language}`, async ({ page }) => {
        const say = words[language];
        await acceptCookies(page);
        await page.goto(at(language, path), { waitUntil: 'networkidle' });
        await page.getByLabel(say.text, { exact: true }).fill(say.query);
        await page.getByRole('button', { name: say.show, exact: true }).click();
        await expect(page.getByRole('heading', { name: say.inJeddah })).toBeInViewport({ ratio: 1 });
        if (scripts) await expect(page.getByRole('heading', { name: say.inJeddah })).toBeFocused();
      });

      if (scripts)
        test(`how many are found is told beside the field and read out, ${language}`, async ({ page }) => {
          const say = words[language];
          await acceptCookies(page);
          await page.goto(at(language, path), { waitUntil: 'networkidle' });
          const told = page.locator('.provider-filters [role=status]');
          await expect(told).toHaveText(say.all);
          const here = await told.elementHandle();
          await page.getByLabel(say.text, { exact: true }).fill(say.query);
          await expect(told).toHaveText(say.inJeddah);
          await expect(told).toBeInViewport({ ratio: 1 });
          await expect(page.getByRole('heading', { name: say.inJeddah })).not.toBeInViewport();
          // What is read out is what changes in a place that stays.
          expect(await told.evaluate((now, before) => now === before, here)).toBe(true);
        });
    });
}

test('the browser may be asked for its place on this screen and on no other', async ({ request }) => {
  const policyAt = async (address: string) => (await request.get(address)).headers()['permissions-policy'];
  expect(await policyAt(path)).toContain('geolocation=(self)');
  expect(await policyAt('/ar/find-a-provider?city=Jeddah')).toContain('geolocation=(self)');
  expect(await policyAt('/medical-network')).toContain('geolocation=()');
});

test('no more is read of what is posted than a search can hold', async ({ request }) => {
  const posted = (letters: number) => request.post(path, { form: { q: 'x'.repeat(letters) } });
  expect((await posted(90)).status()).toBe(200);
  expect((await posted(9_000)).status()).toBe(400);
});

test('the list for paper prints as a list', async ({ page }) => {
  await open(page, `${path}?city=Jeddah`);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.provider-filters')).toBeHidden();
  await expect(page.locator('.provider-map')).toBeHidden();
  await expect(names(page).first()).toBeVisible();
});
