import { exampleField } from '@insurer/contract/examples/example-values.ts';
import type { Field, Fields } from '@insurer/contract/fields.ts';
import { sectionNames, sections } from '@insurer/contract/sections/sections.ts';
import type { Locator, Page } from '@playwright/test';
import { boxOf } from '../box-of.ts';
import { acceptCookies, at, expect, languages, test } from '../fixtures.ts';
import { section, servePage } from './test-page.ts';

test.beforeEach(async ({ page }) => {
  await acceptCookies(page);
  await page.route('https://maps.example/**', (route) => route.fulfill({ contentType: 'text/html', body: 'the map' }));
});

const parts = (page: Page, name: string) => page.locator(`[data-section="${name}"]`);
const boxes = (of: Locator) =>
  of.evaluateAll((elements) =>
    elements.map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return { x: Math.round(x), y: Math.round(y), width: Math.round(width), height: Math.round(height) };
    }),
  );
/** How many of these stand in the first row. */
async function inFirstRow(of: Locator): Promise<number> {
  const all = await boxes(of);
  return all.filter(({ y }) => Math.abs(y - (all[0]?.y ?? 0)) < 2).length;
}

test('[MAP-01] [ENT-07] each of the names is drawn in order, and another name draws nothing', async ({
  page,
  service,
}) => {
  for (const language of languages) {
    await page.goto(at(language, '/all-sections'));
    const drawn = page.locator('main [data-section]');
    expect(await drawn.evaluateAll((list) => list.map((part) => part.getAttribute('data-section')))).toEqual(
      sectionNames,
    );
    for (const { height } of await boxes(drawn)) expect(height).toBeGreaterThan(40);
  }
  servePage(service, 'test-page', [
    section('single_blog', { header: 'Before the stranger' }),
    section('mystery', { header: 'Nobody knows me', title: 'Nobody knows me' }),
    section('single_blog', { header: 'After the stranger' }),
  ]);
  await page.goto('/test-page');
  await expect(page.getByRole('heading', { name: 'After the stranger' })).toBeVisible();
  await expect(page.locator('main [data-section]')).toHaveCount(2);
  await expect(page.getByText('Nobody knows me')).toHaveCount(0);
});

test('[I18N-11] [ENT-03] every text field shows its translation in Arabic and itself in English', async ({
  page,
  service,
}) => {
  const translations = new Set(['text', 'stripped', 'html', 'email', 'phone']);
  const marked = (name: string) => (key: string, field: Field) => {
    const wire = field.wire ?? key;
    if (!translations.has(field.kind) || (name === 'job_component' && wire === 'id'))
      return exampleField(key, field, 0);
    const word = `${name}.${wire}@insurer.example`;
    const plain = field.kind === 'phone' ? { plain: '800 111', translation: '800 222' } : undefined;
    return { [wire]: plain?.plain ?? `plain.${word}`, [`${wire}_ar`]: plain?.translation ?? `translation.${word}` };
  };
  const fill = (name: string, fields: Fields) =>
    Object.assign({}, ...Object.entries(fields).map(([key, field]) => marked(name)(key, field)));
  const all = sectionNames.map((name, index) => {
    const { content, item } = sections[name];
    return section(name, fill(name, content), Object.keys(item).length > 0 ? [fill(name, item)] : [], index);
  });
  servePage(service, 'test-page', all);
  const shown = sectionNames.flatMap((name) =>
    Object.entries({ ...sections[name].content, ...sections[name].item } as Fields).flatMap(([key, field]) => {
      const wire = field.wire ?? key;
      return translations.has(field.kind) && field.kind !== 'phone' && wire !== 'id' ? [`.${name}.${wire}@`] : [];
    }),
  );
  for (const language of languages) {
    await page.goto(at(language, '/test-page'));
    const html = await page.locator('main').innerHTML();
    const [here, there] = language === 'ar' ? ['translation', 'plain'] : ['plain', 'translation'];
    expect(html).not.toContain(`${there}.`);
    expect(html).toContain(language === 'ar' ? '800 222' : '800 111');
    expect(html).not.toContain(language === 'ar' ? '800 111' : '800 222');
    expect(shown.filter((word) => !html.includes(`${here}${word}`))).toEqual([]);
  }
});

test.describe('hero', () => {
  test('[HERO-01..05] [HERO-08] [ENT-02] title, stripped description and button over a darkened picture', async ({
    page,
    service,
  }) => {
    const hero = {
      title: 'Safe on the road',
      title_ar: 'آمن على الطريق',
      description: '<p>Safe <b>travel</b></p>',
      description_ar: '<p>سفر <b>آمن</b></p>',
      buttonText: 'File a claim',
      buttonText_ar: 'قدم مطالبة',
      button_link: '/claims',
      button_link_ar: '/complaints',
    };
    servePage(service, 'test-page', [
      section('cover', { ...hero, image: '/media/wide-en.png', image_ar: '/media/wide-ar.png' }, [], 1),
      section('banner', { title: 'Bare', backgroundImage: '/media/background.png', logo: '/media/mark.png' }, [], 2),
    ]);
    await page.goto('/test-page');
    const cover = parts(page, 'cover');
    await expect(cover.getByRole('heading', { name: 'Safe on the road' })).toBeVisible();
    await expect(cover.getByText('Safe travel', { exact: true })).toBeVisible();
    await expect(cover.locator('b')).toHaveCount(0);
    await expect(cover.getByRole('link', { name: 'File a claim' })).toHaveAttribute('href', '/claims');
    const banner = parts(page, 'banner');
    await expect(banner.getByRole('heading', { name: 'Bare' })).toBeVisible();
    await expect(banner.getByRole('link')).toHaveCount(0);
    await expect(banner.locator('img')).toHaveCount(2);
    await expect(banner.locator('.hero__picture img')).toHaveAttribute('src', '/media/background.png');
    await expect(banner.locator('.hero__logo img')).toHaveAttribute('src', '/media/mark.png');
    for (const part of [cover, banner]) {
      const [picture, overlay, title] = (await Promise.all(
        ['.hero__picture', '.hero__overlay', 'h1, h2'].map((name) => boxes(part.locator(name))),
      )) as [Box[], Box[], Box[]];
      expect(overlay).toEqual(picture);
      expect(contains(picture[0], title[0])).toBe(true);
      const layers = await part.locator('.hero__overlay').evaluate((element) => {
        const { zIndex, backgroundColor, backgroundImage } = getComputedStyle(element);
        const pictureLayer = getComputedStyle(element.previousElementSibling as Element).zIndex;
        return { above: Number(zIndex) > Number(pictureLayer), paint: `${backgroundColor} ${backgroundImage}` };
      });
      expect(layers.above).toBe(true);
      // A dark green that lets the picture through.
      expect(layers.paint).toMatch(/color\(srgb 0\.031\d* 0\.207\d* 0\.176\d* \/ 0\.\d+\)/);
    }
    await page.goto('/ar/test-page');
    await expect(cover.getByRole('heading', { name: 'آمن على الطريق' })).toBeVisible();
    await expect(cover.getByText('سفر آمن', { exact: true })).toBeVisible();
    await expect(cover.getByRole('link', { name: 'قدم مطالبة' })).toHaveAttribute('href', '/ar/complaints');
    await expect(cover.locator('.hero__picture img')).toHaveAttribute('src', '/media/wide-ar.png');
  });

  test('[HERO-06] [HERO-07] a button inside the site keeps the document, an http one leaves the site', async ({
    page,
    service,
  }) => {
    servePage(service, 'test-page', [
      section('cover', { title: 'Inside', buttonText: 'Go to claims', button_link: '/claims' }),
      section('banner', { title: 'Outside', buttonText: 'Go away', button_link: 'https://partner.example/x' }),
    ]);
    await page.route('https://partner.example/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>Partner</title>' }),
    );
    await page.goto('/test-page');
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await page.getByRole('link', { name: 'Go to claims' }).click();
    await expect(page).toHaveURL('/claims');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
    await page.goBack();
    await page.getByRole('link', { name: 'Go away' }).click();
    await expect(page).toHaveURL('https://partner.example/x');
  });
});

test.describe('cards', () => {
  const card = (title: string, more: object = {}) => ({ title, description: `About ${title}`, ...more });

  test('[CARD-01..05] [ENT-04] one, two or three columns by the number of cards, stacked on a phone', async ({
    page,
    service,
  }) => {
    const cards = ['One', 'Two', 'Three', 'Four'].map((title) => card(title, { logo: `/media/${title}.png` }));
    servePage(service, 'test-page', [
      section('card', { header: 'Our cards', header_ar: 'بطاقاتنا', icon: '/media/icon.png' }, cards.slice(0, 1), 1),
      section('card', {}, cards.slice(0, 2), 2),
      section('card', {}, cards.slice(0, 3), 3),
      section('card', {}, cards, 4),
    ]);
    const grids = parts(page, 'card');
    const items = (grid: number) => grids.nth(grid).locator('.card-grid__item');
    await page.goto('/test-page');
    await expect(grids.nth(0).getByRole('heading', { name: 'Our cards' })).toBeVisible();
    await expect(grids.nth(0).locator('header img')).toHaveAttribute('src', '/media/icon.png');
    await expect(grids.nth(1).locator('header')).toHaveCount(0);
    await expect(items(0).getByRole('heading', { name: 'One' })).toBeVisible();
    await expect(items(0).getByText('About One')).toBeVisible();
    await expect(items(0).locator('img')).toHaveAttribute('src', '/media/One.png');
    const [only] = await boxes(items(0));
    const [list] = await boxes(grids.nth(0).locator('.card-grid__list'));
    expect(only?.width).toBe(list?.width);
    expect(await Promise.all([1, 2, 3].map((grid) => inFirstRow(items(grid))))).toEqual([2, 3, 3]);
    await page.setViewportSize({ width: 768, height: 900 });
    expect(await Promise.all([0, 1, 2, 3].map((grid) => inFirstRow(items(grid))))).toEqual([1, 2, 3, 3]);
    for (const width of [767, 375]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await Promise.all([0, 1, 2, 3].map((grid) => inFirstRow(items(grid))))).toEqual([1, 1, 1, 1]);
    }
    await page.goto('/ar/test-page');
    await expect(grids.nth(0).getByRole('heading', { name: 'بطاقاتنا' })).toBeVisible();
  });

  test('[CARD-06..12] links open a new tab, files are downloads, empty words are hidden', async ({ page, service }) => {
    const choose = (type: string, value: string) => ({ choose_type: { type, value } });
    servePage(service, 'test-page', [
      section('card', {}, [
        card('Page', { redirectText: 'Read on', redirectUrl: '/other', ...choose('link', '/claims') }),
        card('File', { redirectText: 'Open it', ...choose('file', 'https://files.example/a/b/guide.pdf') }),
        card('Url', { redirectText: 'Old link', redirectUrl: '/complaints' }),
        card('Empty', { redirectText: '', ...choose('link', '/claims') }),
        card('Missing', choose('link', '/claims')),
        card('Literal', { redirectText: 'null', ...choose('link', '/claims') }),
        { title: 'Bare', description: '<p>undefined</p>', logo: 'undefined' },
      ]),
    ]);
    const requested: string[] = [];
    page.on('request', (request) => requested.push(request.url()));
    await page.goto('/test-page');
    const of = (title: string) =>
      page.getByRole('article').filter({ has: page.getByRole('heading', { name: title, exact: true }) });
    const inNewTab = async (title: string, name: string, address: string) => {
      const link = of(title).getByRole('link', { name });
      await expect(link).toHaveAttribute('href', address);
      await expect(link).toHaveAttribute('target', '_blank');
    };
    await inNewTab('Page', 'Read on', '/claims');
    await inNewTab('Url', 'Old link', '/complaints');
    await expect(of('File').getByRole('link', { name: 'Open it' })).toHaveAttribute('download', 'guide.pdf');
    await expect(of('File').getByRole('link', { name: 'Open it' })).toHaveAttribute('target', '_blank');
    for (const title of ['Empty', 'Missing', 'Literal'])
      await expect(of(title).locator('.card-grid__link')).toHaveCount(0);
    await expect(of('Bare')).toHaveText('Bare');
    await expect(page.getByRole('main')).not.toContainText(/undefined|null/);
    const [box] = await boxes(of('Bare').locator('.card-grid__logo'));
    const [withLogo] = await boxes(of('Page').locator('.card-grid__logo'));
    expect(box?.height).toBe(withLogo?.height);
    expect(box?.height).toBeGreaterThan(20);
    await expect(of('Bare').locator('img')).toHaveCount(0);
    expect(requested.filter((url) => url.includes('undefined'))).toEqual([]);
    const opened = page.context().waitForEvent('page');
    await of('Page').getByRole('link', { name: 'Read on' }).click();
    expect(new URL((await opened).url()).pathname).toBe('/claims');
  });
});

test('[STAT-01] [SHORT-01..03] figures in three columns, tiles that open a new tab', async ({ page, service }) => {
  const figures = ['600m', '24', '2009'].map((header) => ({ header, title: `About ${header}` }));
  servePage(service, 'test-page', [
    section('statistics', {}, figures, 1),
    section(
      'shortcuts',
      { header: 'Quick ways' },
      [
        {
          icon: '/media/i.png',
          title: 'Renew',
          description: 'In a minute',
          choose_type: { type: 'link', value: '/motor-insurance' },
          redirect_url: '/other',
        },
        { icon: '/media/i.png', title: 'Complain', description: 'We listen', redirect_url: '/complaints' },
      ],
      2,
    ),
  ]);
  await page.goto('/test-page');
  const items = parts(page, 'statistics').getByRole('listitem');
  await expect(items).toHaveText(figures.map(({ header, title }) => `${header}${title}`));
  expect(await inFirstRow(items)).toBe(3);
  const tiles = parts(page, 'shortcuts').getByRole('listitem');
  await expect(tiles).toHaveCount(2);
  for (const [index, title, words, address] of [
    [0, 'Renew', 'In a minute', '/motor-insurance'],
    [1, 'Complain', 'We listen', '/complaints'],
  ] as const) {
    const tile = tiles.nth(index);
    await expect(tile.locator('img')).toHaveAttribute('src', '/media/i.png');
    await expect(tile.getByRole('heading', { name: title })).toBeVisible();
    await expect(tile.getByText(words)).toBeVisible();
    await expect(tile.getByRole('link')).toHaveAttribute('href', address);
    await expect(tile.getByRole('link')).toHaveAttribute('target', '_blank');
  }
  const opened = page.context().waitForEvent('page');
  // The whole tile is the link's area.
  await tiles.nth(1).getByText('We listen').click({ force: true });
  expect(new URL((await opened).url()).pathname).toBe('/complaints');
});

test('[BTN-01..04] [BLOG-01..04] [CHECK-01..03] [JOIN-01..02] [MULTI-01..03] [REDIR-01] blocks of text and pictures', async ({
  page,
  service,
}) => {
  const button = { button_text: 'More', button_url: 'https://partner.example/more' };
  const items = [
    { title: 'null', description: '<p>Without a title</p>' },
    { title: 'Second', description: 'Its words' },
  ];
  servePage(
    service,
    'test-page',
    [
      section('single_blog', { header: 'Both', description: '<p>Of <b>both</b></p>', ...button }),
      section('single_blog', { header: 'Text only', button_text: 'More' }),
      section('single_blog', { header: 'Address only', button_url: '/claims' }),
      section('image_blog', { header: 'Pictured', description: 'Its text', image: '/media/blog.png', ...button }),
      section('image_blog', { header: 'Bare', description: 'No button', image: '/media/blog.png' }),
      section('single_image', { image: '/media/single.png' }),
      section('full_banner', { image: '/media/full.png' }),
      section('checklist', { header: 'Covered', ...button }, items),
      section('checklist', { header: 'No button' }, items),
      section('interested_to_join', { title: 'Join us', description: 'We are many', ...button }),
      section('interested_to_join', { title: 'Not now', description: 'We are enough' }),
      section('multiple_title', { header: 'Groups' }, [
        { title: 'Listed', description: '<ul><li>Point</li></ul>', button_link: '/claims' },
        { title: 'Named', description: 'Words', button_link: 'https://partner.example/p', button_text: 'Our partner' },
        { title: 'Unlinked', description: 'Words' },
      ]),
      section('redirect_section', { header: 'Ways' }, [
        { text: 'Inside', text_url: '/claims' },
        { text: 'Outside', text_url: 'https://partner.example/out' },
      ]),
    ].map((entry, order) => ({ ...entry, order })),
  );
  await page.goto('/test-page');
  const buttonOf = async (part: Locator) => {
    const link = part.getByRole('link', { name: 'More' });
    await expect(link).toHaveAttribute('href', button.button_url);
    await expect(link).toHaveAttribute('target', '_blank');
  };
  const blog = parts(page, 'single_blog');
  await expect(blog.nth(0).getByRole('heading', { name: 'Both' })).toBeVisible();
  await expect(blog.nth(0).locator('b')).toHaveText('both');
  await buttonOf(blog.nth(0));
  for (const index of [1, 2]) await expect(blog.nth(index).getByRole('link')).toHaveCount(0);

  const pictured = parts(page, 'image_blog');
  await expect(pictured.nth(0).locator('img')).toHaveAttribute('src', '/media/blog.png');
  await expect(pictured.nth(0).getByRole('heading', { name: 'Pictured' })).toBeVisible();
  await expect(pictured.nth(0).getByText('Its text')).toBeVisible();
  await buttonOf(pictured.nth(0));
  await expect(pictured.nth(1).getByRole('link')).toHaveCount(0);
  for (const [name, source] of [
    ['single_image', '/media/single.png'],
    ['full_banner', '/media/full.png'],
  ] as const) {
    await expect(parts(page, name).locator('img')).toHaveAttribute('src', source);
    await expect(parts(page, name)).toHaveText('');
  }

  const checklist = parts(page, 'checklist');
  await expect(checklist.nth(0).getByRole('heading', { name: 'Covered' })).toBeVisible();
  await expect(checklist.nth(0).getByRole('listitem')).toHaveText(['Without a title', 'SecondIts words']);
  await buttonOf(checklist.nth(0));
  await expect(checklist.nth(1).getByRole('link')).toHaveCount(0);

  const join = parts(page, 'interested_to_join');
  await expect(join.nth(0)).toContainText('Join usWe are many');
  await buttonOf(join.nth(0));
  await expect(join.nth(1).getByRole('link')).toHaveCount(0);

  const groups = parts(page, 'multiple_title');
  await expect(groups.getByRole('heading')).toHaveText(['Groups', 'Listed', 'Named', 'Unlinked']);
  await expect(groups.getByRole('listitem')).toHaveText('Point');
  await expect(groups.getByRole('link')).toHaveCount(2);
  await expect(groups.getByRole('link', { name: /^Learn more/i })).toHaveAttribute('href', '/claims');
  await expect(groups.getByRole('link', { name: 'Our partner' })).toHaveAttribute('href', 'https://partner.example/p');

  const ways = parts(page, 'redirect_section');
  await expect(ways.getByRole('link', { name: 'Inside' })).toHaveAttribute('href', '/claims');
  await expect(ways.getByRole('link', { name: 'Inside' })).not.toHaveAttribute('target');
  await expect(ways.getByRole('link', { name: 'Outside' })).toHaveAttribute('target', '_blank');
});

test('[WHO-01..04] [INFO-01..05] [ENT-08] who the company is and how to reach it, with both shapes of social links', async ({
  page,
  service,
}) => {
  const about = {
    title: 'We insure',
    subTitle: 'Since 2009',
    description: '<p>For everyone</p>',
    image: '/media/w.png',
  };
  const list = [
    { name: 'Instagram', icon: '', url: 'https://www.instagram.com/list' },
    { name: 'YouTube', icon: '', url: 'https://www.youtube.com/list' },
  ];
  const contact = { title: 'Talk to us', description: 'We answer', phone_number: '+966 11 200 0140' };
  servePage(service, 'test-page', [
    section('whoWeAre', {
      ...about,
      socialTitle: 'Follow us',
      socialDescription: 'Every day',
      twitter_link: 'https://x.com/four',
      linkedIn_link: 'https://www.linkedin.com/four',
      instagram_link: 'https://www.instagram.com/four',
    }),
    section('whoWeAre', { title: 'Another', socialLinks: list }),
    section('contact_information', {
      ...contact,
      email: 'care@insurer.example',
      opening_hours: '8 to 16',
      facebook_link: 'https://www.facebook.com/four',
      button_text: 'Write',
      button_url: '/contact-us',
    }),
    section('contact_information', { ...contact, socialLinks: list }),
  ]);
  await page.goto('/test-page');
  const who = parts(page, 'whoWeAre');
  for (const text of ['We insure', 'Since 2009', 'For everyone', 'Follow us', 'Every day']) {
    await expect(who.nth(0).getByText(text, { exact: true })).toBeVisible();
  }
  await expect(who.nth(0).locator('img')).toHaveAttribute('src', '/media/w.png');
  const links = async (part: Locator) =>
    part
      .locator('.social-links a')
      .evaluateAll((all) => all.map((link) => [link.textContent?.split(' ')[0], link.getAttribute('href')]));
  expect(await links(who.nth(0))).toEqual([
    ['X', 'https://x.com/four'],
    ['LinkedIn', 'https://www.linkedin.com/four'],
    ['Instagram', 'https://www.instagram.com/four'],
  ]);
  const both = [
    ['Instagram', 'https://www.instagram.com/list'],
    ['YouTube', 'https://www.youtube.com/list'],
  ];
  expect(await links(who.nth(1))).toEqual(both);
  const info = parts(page, 'contact_information');
  for (const text of ['Talk to us', 'We answer', '8 to 16']) await expect(info.nth(0).getByText(text)).toBeVisible();
  await expect(info.nth(0).getByRole('link', { name: '+966 11 200 0140' })).toHaveAttribute(
    'href',
    /^tel:\+?966112000140$/,
  );
  await expect(info.nth(0).getByRole('link', { name: 'care@' })).toHaveAttribute('href', 'mailto:care@insurer.example');
  await expect(info.nth(0).getByRole('link', { name: 'Write' })).toHaveAttribute('target', '_blank');
  expect(await links(info.nth(0))).toEqual([['Facebook', 'https://www.facebook.com/four']]);
  expect(await links(info.nth(1))).toEqual(both);
  await expect(info.nth(1).locator('.button')).toHaveCount(0);
});

test('on paper every text of a tag block stands right below its own name', async ({ page, service }) => {
  const tags = ['Riyadh', 'Jeddah', 'Dammam'].map((tag) => ({ tag, text: `<p>Text of ${tag}</p>` }));
  servePage(service, 'test-page', [section('single_blog_dropdown', { header: 'Where' }, tags)]);
  await page.goto('/test-page');
  await page.emulateMedia({ media: 'print' });
  const read = parts(page, 'single_blog_dropdown').locator('summary, .tag-block__text');
  const tops = await read.evaluateAll((all) => all.map((part) => part.getBoundingClientRect().top));
  expect(tops).toHaveLength(6);
  expect(tops).toEqual(tops.toSorted((one, other) => one - other));
});

for (const width of [688, 1000])
  test(`on paper ${width} px wide every branch is read, one below the other, and so is where the marks of networks lead`, async ({
    page,
    service,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const cities = ['Riyadh', 'Jeddah', 'Abha'];
    const branches = cities.map((title, index) => ({
      title,
      address: `Street ${index}`,
      phone: `+966 11 200 014${index}`,
    }));
    servePage(service, 'test-page', [
      section('our_branches', { title: 'Branches' }, branches),
      section('contact_information', {
        title: 'Talk',
        twitter_link: 'https://x.com/four',
        facebook_link: 'https://www.facebook.com/four',
      }),
    ]);
    await page.goto('/test-page');
    await page.emulateMedia({ media: 'print' });
    const list = parts(page, 'our_branches');
    const tops: number[] = [];
    for (const { title, address, phone } of branches)
      for (const text of [title, address, phone]) {
        const line = list.getByText(text, { exact: true }).first();
        await expect(line).toBeVisible();
        tops.push((await line.boundingBox())?.y ?? 0);
      }
    expect(tops).toEqual(tops.toSorted((one, other) => one - other));
    expect(await list.getByRole('radio').filter({ visible: true }).count()).toBe(0);
    const marks = page.locator('.social-links__link');
    const heights = await marks.evaluateAll((all) =>
      all.map((mark) => [mark.scrollWidth <= mark.clientWidth, mark.clientHeight]),
    );
    expect(heights).toEqual([
      [true, expect.closeTo(24, -1)],
      [true, expect.closeTo(24, -1)],
    ]);
    await expect(page.getByRole('contentinfo').getByRole('button')).toHaveCount(0);
  });

for (const language of languages)
  test(`a number to call in a text is never broken in two, ${language}`, async ({ page, service }) => {
    const number = '<a href="tel:8002000140">800 200 0140</a>';
    const texts = [...'xxxxxxxxxxxxxxxxxxxx'].map(
      (_, index) => `<p>${'م '.repeat(index)}${number} ${'م '.repeat(9)}</p>`,
    );
    servePage(service, 'test-page', [section('single_blog', { header: 'Call', description: texts.join('') })]);
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(at(language, '/test-page'));
    const lines = page.getByRole('main').locator('a[href^="tel:"] bdi');
    await expect(lines).toHaveCount(texts.length);
    const pieces = await lines.evaluateAll((all) => all.map((line) => line.getClientRects().length));
    expect(pieces).toEqual(texts.map(() => 1));
  });

test('the menu of a long page is not on paper', async ({ page, service }) => {
  const long = [1, 2, 3, 4, 5, 6, 7].map((n) =>
    section('single_blog', { header: `Part ${n}`, description: '<p>Text</p>' }),
  );
  servePage(service, 'test-page', [section('full_banner', { image: '/media/full.png' }), ...long]);
  await page.goto('/test-page');
  const menu = page.locator('.page-menu');
  await expect(menu).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(menu).toBeHidden();
});

test('[TAG-01..05] the first tag starts selected, at most one is, and a click on it deselects it', async ({
  page,
  service,
}) => {
  const tags = [1, 2, 3].map((n) => ({ tag: `Tag ${n}`, text: `<p>Text ${n}</p>` }));
  servePage(service, 'test-page', [
    section('single_blog_dropdown', { header: 'Steps', description: 'In order' }, tags),
    section('single_blog_dropdown', { header: 'Again', button_text: 'More', button_url: '/claims' }, tags),
  ]);
  await page.goto('/test-page');
  const block = parts(page, 'single_blog_dropdown').nth(0);
  await expect(block.getByRole('heading', { name: 'Steps' })).toBeVisible();
  await expect(block.getByText('In order')).toBeVisible();
  const shown = block.getByText(/^Text \d$/).filter({ visible: true });
  for (const { tag } of tags) await expect(block.getByText(tag, { exact: true })).toBeVisible();
  await expect(shown).toHaveText(['Text 1']);
  await block.getByText('Tag 2').click();
  await expect(shown).toHaveText(['Text 2']);
  await block.getByText('Tag 2').click();
  await expect(shown).toHaveText([]);
  await block.getByText('Tag 3').click();
  await expect(shown).toHaveText(['Text 3']);
  await expect(block.locator('details[open]')).toHaveCount(1);
  await expect(block.getByRole('link')).toHaveCount(0);
  await expect(parts(page, 'single_blog_dropdown').nth(1).getByRole('link', { name: 'More' })).toBeVisible();
});

test('[BRANCH-01..09] one branch is chosen, the first at the start, each with its details and map', async ({
  page,
  service,
}) => {
  const snippet = (n: number) =>
    `<p>Where</p><iframe src="https://maps.example/x${n}" onload="alert(1)"></iframe><script>alert(2)</script>`;
  const empty = { address: 'undefined', phone: '', fax: 'undefined' };
  servePage(service, 'test-page', [
    section('our_branches', { title: 'Near you', description: 'Three branches' }, [
      {
        title: 'Olaya',
        'branch-title': 'Olaya branch',
        'po-Box': '55512',
        'map-location-url': snippet(1),
        address: 'King Fahd Road',
        phone: '+966 11 200 0140',
        fax: '+966 11 200 0141',
      },
      { title: 'Tahlia', branchTitle: 'Tahlia branch', poBox: '21411', iframeUrl: snippet(2), ...empty },
      {
        title: 'Corniche',
        'branch-title': 'Corniche branch',
        'po-Box': 'undefined',
        'map-location-url': '',
        address: '',
      },
    ]),
  ]);
  for (const width of [1280, 375]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/test-page');
    const part = parts(page, 'our_branches');
    await expect(part.getByRole('heading', { name: 'Near you' })).toBeVisible();
    await expect(part.getByText('Three branches')).toBeVisible();
    const choices = part.getByRole('radio');
    await expect(choices).toHaveCount(3);
    await expect(part.getByRole('radio', { name: 'Olaya' })).toBeChecked();
    const details = part.locator('.our-branches__details').filter({ visible: true });
    await expect(details).toHaveCount(1);
    for (const text of ['Olaya branch', 'King Fahd Road', '55512', '+966 11 200 0140', '+966 11 200 0141']) {
      await expect(details.getByText(text)).toBeVisible();
    }
    await expect(details.locator('iframe')).toHaveAttribute('src', 'https://maps.example/x1');
    await details.locator('iframe').scrollIntoViewIfNeeded();
    await expect(details.frameLocator('iframe').getByText('the map')).toBeVisible();
    await part.getByText('Tahlia', { exact: true }).click();
    await expect(details).toHaveCount(1);
    await expect(details.getByText('Tahlia branch')).toBeVisible();
    await expect(details.locator('dt')).toHaveText(['PO box']);
    await expect(details.locator('dd')).toHaveText(['21411']);
    await expect(details.locator('iframe')).toHaveAttribute('src', 'https://maps.example/x2');
    await part.getByText('Corniche', { exact: true }).click();
    await expect(details).toHaveCount(1);
    await expect(details.locator('dt')).toHaveCount(0);
    await expect(details.locator('iframe')).toHaveCount(0);
    await expect(details).toContainText('Map location is not available.');
    await page.keyboard.press('ArrowUp');
    await expect(part.getByRole('radio', { name: 'Tahlia' })).toBeChecked();
    await expect(page.getByRole('main')).not.toContainText(/undefined|Where|script/);
    await expect(page.locator('main iframe[onload], main script:not([type])')).toHaveCount(0);
  }
});

test('[BRANCH-04] a map far below is asked for when somebody comes near it: its host does not hold up the page', async ({
  page,
  service,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => request.url().startsWith('https://maps.example/') && asked.push(request.url()));
  servePage(service, 'test-page', [
    section('single_blog', { header: 'Long', description: 'A long text. '.repeat(230) }),
    section('our_branches', {}, [{ title: 'Olaya', iframeUrl: '<iframe src="https://maps.example/x1"></iframe>' }]),
  ]);
  await page.setViewportSize({ width: 375, height: 700 });
  await page.goto('/test-page', { waitUntil: 'networkidle' });
  const frame = parts(page, 'our_branches').locator('iframe');
  await expect(frame).toHaveAttribute('src', 'https://maps.example/x1');
  expect(asked).toEqual([]);
  await frame.scrollIntoViewIfNeeded();
  await expect(parts(page, 'our_branches').frameLocator('iframe').getByText('the map')).toBeVisible();
});

test('[WHO-01] [REPORT-01] on a small tablet the text beside a side list has the width of its column, and no report lies behind the edge', async ({
  page,
  service,
}) => {
  const about = { title: 'About', description: '<p>Who we are.</p>', image: '/media/about.png' };
  const group = { pages: [{ id: 1, title: 'About', title_ar: 'عن الشركة', link: '/who-we-are' }] };
  servePage(service, 'who-we-are', [section('whoWeAre', about)], { group });
  const file = { url: '/media/report.pdf' };
  const quarters = ['Q1', 'Q2', 'Q3', 'Q4'].map((name) => ({ name, ...file }));
  const reports = section('annual_reports', { title: 'Reports' }, [{ year: '2025', yearly: file, quarters }]);
  servePage(service, 'financial-performance', [reports]);
  await page.setViewportSize({ width: 768, height: 1024 });
  for (const language of languages) {
    await page.goto(at(language, '/who-we-are'));
    const column = await boxOf(page.locator('.group-layout__beside'));
    const text = await boxOf(page.locator('.group-layout__beside .who-we-are__text'));
    expect(text.width, language).toBeGreaterThan(column.width * 0.9);
    await page.goto(at(language, '/financial-performance'));
    const region = page.locator('.annual-reports__region');
    await expect(region).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    expect(await region.evaluate((element) => element.scrollWidth - element.clientWidth), language).toBe(0);
  }
});

test('[REPORT-01..09] years and quarters in both languages, linked only where there is a file', async ({
  page,
  service,
}) => {
  const file = (name: string) => ({ name, url: `/media/${name}.pdf` });
  servePage(service, 'test-page', [
    section('annual_reports', { title: 'Reports' }, [
      {
        year: '2025',
        year_ar: '٢٠٢٥',
        yearly: { url: '/media/2025.pdf' },
        quarters: [
          { name: 'Q1', url: '/media/en.pdf' },
          { name: 'Q1', url: '/media/ar.pdf' },
          { name: 'Q2', url: '/media/one.pdf' },
        ],
      },
    ]),
    section('annual_reports', {
      items: [{ year: '2024', yearly: '/media/2024.pdf', q1: '/media/q1.pdf', q3: file('q3') }],
    }),
  ]);
  const headings = {
    en: ['Year', 'Yearly', 'Q1', 'Q2', 'Q3', 'Q4'],
    ar: ['سنة', 'سنوي', 'س1', 'س2', 'س3', 'س4'],
  };
  for (const language of languages) {
    await page.goto(at(language, '/test-page'));
    const first = parts(page, 'annual_reports').nth(0);
    await expect(first.getByRole('columnheader')).toHaveText(headings[language]);
    await expect(first.getByRole('rowheader')).toHaveText(language === 'ar' ? ['٢٠٢٥'] : ['2025']);
    await expect(first.locator('tbody tr')).toHaveCount(1);
    const cells = first.getByRole('cell');
    const word = language === 'ar' ? 'تحميل' : 'Download';
    for (const [index, address] of [
      [0, '/media/2025.pdf'],
      [1, `/media/${language}.pdf`],
      [2, '/media/one.pdf'],
    ] as const) {
      const link = cells.nth(index).getByRole('link', { name: word });
      await expect(link).toHaveAttribute('href', address);
      await expect(link).toHaveAttribute('target', '_blank');
    }
    const colour = (index: number) =>
      cells
        .nth(index)
        .locator('a, span')
        .first()
        .evaluate((element) => {
          const probe = document.createElement('canvas').getContext('2d');
          if (!probe) return 0;
          probe.fillStyle = getComputedStyle(element).color;
          probe.fillRect(0, 0, 1, 1);
          const [red = 0, green = 0, blue = 0] = probe.getImageData(0, 0, 1, 1).data;
          return red + green + blue;
        });
    for (const index of [3, 4]) {
      await expect(cells.nth(index).getByRole('link')).toHaveCount(0);
      expect(await colour(index)).toBeGreaterThan(await colour(0));
    }
    const second = parts(page, 'annual_reports').nth(1);
    await expect(second.getByRole('columnheader')).toHaveText(headings[language]);
    expect(
      await second.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
    ).toEqual(['/media/2024.pdf', '/media/q1.pdf', '/media/q3.pdf']);
  }
});

test('[PLAN-01..05] [BOARD-01..02] three plans with marks or n/a, and a shaded board table', async ({
  page,
  service,
}) => {
  const member = (name: string) => ({ name, name_ar: 'سارة', position: 'Chair', members: 'Independent' });
  servePage(service, 'test-page', [
    section('insurance_plans_report', { title: 'Plans' }, [
      { title: 'Towing', plan1: 'Included', plan2: '', plan3: 'Up to 3', plan4: 'Never' },
    ]),
    section('board_table', { header: 'Board' }, ['Sara', 'Khalid', 'Noura'].map(member)),
  ]);
  for (const language of languages) {
    await page.goto(at(language, '/test-page'));
    const plans = parts(page, 'insurance_plans_report');
    const columns = await plans.getByRole('columnheader').allTextContents();
    expect(columns.slice(1)).toEqual(language === 'ar' ? ['خطة 1', 'خطة 2', 'خطة 3'] : ['Plan 1', 'Plan 2', 'Plan 3']);
    await expect(plans.getByRole('rowheader')).toHaveText('Towing');
    const cells = plans.getByRole('cell');
    await expect(cells).toHaveCount(3);
    await expect(cells.nth(0)).toContainText('Included');
    await expect(cells.nth(2)).toContainText('Up to 3');
    for (const index of [0, 2]) await expect(cells.nth(index).locator('use[href$="#check"]')).toHaveCount(1);
    await expect(cells.nth(1)).toHaveText(language === 'ar' ? 'لا ينطبق' : 'n/a');
    await expect(cells.nth(1).locator('svg')).toHaveCount(0);
    const board = parts(page, 'board_table');
    await expect(board.getByRole('columnheader')).toHaveText(
      language === 'ar' ? ['الاسم', 'المنصب', 'تصنيف العضوية'] : ['Name', 'Position', 'Members Classification'],
    );
    const shades = await board
      .locator('tbody tr')
      .evaluateAll((rows) =>
        rows.map((row) => [row, ...row.children].map((part) => getComputedStyle(part).backgroundColor).join()),
      );
    expect(shades[0]).not.toBe(shades[1]);
    expect(shades[0]).toBe(shades[2]);
  }
  await page.goto('/test-page');
  await expect(parts(page, 'board_table').locator('tbody tr').nth(1)).toHaveText('KhalidChairIndependent');
});

test('[PLAN-01] [BOARD-01] on a phone, where its rows stand as blocks, a table is still a table for voices', async ({
  page,
  service,
}) => {
  servePage(service, 'test-page', [
    section('insurance_plans_report', { title: 'Plans' }, [{ title: 'Towing', plan1: 'Once', plan2: '', plan3: 'No' }]),
    section('board_table', { header: 'Board' }, [{ name: 'Sara', position: 'Chair', members: 'Independent' }]),
  ]);
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/test-page');
  await expect(parts(page, 'board_table').locator('tbody tr')).toHaveCSS('display', 'block');
  // What the browser itself tells assistive technology; getByRole would look at the elements alone.
  const browser = await page.context().newCDPSession(page);
  const { nodes } = await browser.send('Accessibility.getFullAXTree');
  const count = (role: string) => nodes.filter((node) => !node.ignored && node.role?.value === role).length;
  expect(['table', 'row', 'columnheader', 'rowheader', 'cell'].map(count)).toEqual([2, 4, 7, 2, 5]);
});

test('[FAQ-01..04] at most one answer is open, a click toggles it, plus turns into minus', async ({
  page,
  service,
}) => {
  const questions = [1, 2, 3].map((n) => ({ question: `Question ${n}`, answer: `<p>Answer ${n}</p>` }));
  servePage(service, 'test-page', [section('faq', { header: 'Asked' }, questions)]);
  await page.goto('/test-page');
  const faq = parts(page, 'faq');
  const icons = (n: number) =>
    faq
      .locator('details')
      .nth(n - 1)
      .locator('svg')
      .filter({ visible: true })
      .locator('use');
  const open = faq.getByText(/^Answer \d$/).filter({ visible: true });
  await expect(open).toHaveText([]);
  await expect(icons(1)).toHaveAttribute('href', /#plus$/);
  await faq.getByText('Question 1').click();
  await expect(open).toHaveText(['Answer 1']);
  await expect(icons(1)).toHaveAttribute('href', /#minus$/);
  await faq.getByText('Question 2').click();
  await expect(open).toHaveText(['Answer 2']);
  await expect(icons(1)).toHaveAttribute('href', /#plus$/);
  await faq.getByText('Question 2').click();
  await expect(open).toHaveText([]);
  await faq.locator('summary').nth(2).focus();
  await page.keyboard.press('Enter');
  await expect(open).toHaveText(['Answer 3']);
});

test('[FSEC-01..04] the form section asks, validates nothing and sends nothing', async ({ page, service }) => {
  servePage(service, 'test-page', [
    section(
      'form',
      { header: 'Ask us', description: 'In short', button_text: 'Go on', button_url: 'https://partner.example/form' },
      [
        { 'input-label': 'Company', 'input-text': 'As registered' },
        { 'input-label': 'City', 'input-text': 'Where you work' },
      ],
    ),
  ]);
  await page
    .context()
    .route('https://partner.example/**', (route) => route.fulfill({ contentType: 'text/html', body: 'Partner' }));
  await page.goto('/test-page');
  const part = parts(page, 'form');
  await expect(part.getByRole('heading', { name: 'Ask us' })).toBeVisible();
  await expect(part.getByText('In short')).toBeVisible();
  await expect(part.getByRole('textbox')).toHaveCount(2);
  await expect(part.getByLabel('City')).toHaveAttribute('placeholder', 'Where you work');
  const sent: string[] = [];
  page.context().on('request', (request) => sent.push(`${request.method()} ${request.url()}`));
  await part.getByLabel('Company').fill('Secret words');
  await page.keyboard.press('Enter');
  const opened = page.context().waitForEvent('page');
  await part.getByRole('link', { name: 'Go on' }).click();
  await (await opened).waitForLoadState();
  expect((await opened).url()).toBe('https://partner.example/form');
  await expect(page).toHaveURL('/test-page');
  // A browser fetches icons and the dictionary of later pages when it has time for them, a page's scripts when they are wanted.
  const expected =
    /^GET (https:\/\/partner\.example\/form|https?:\/\/[^/]+\/(favicon\.(ico|svg)|_dictionary\/\w+|assets\/[\w.-]+\.js))$/;
  expect(sent.filter((line) => !expected.test(line))).toEqual([]);
  await expect(part.getByLabel('Company')).toHaveValue('Secret words');
  await expect(part.getByRole('alert')).toHaveCount(0);
});

test('[JOBS-01..05] [RIGHTS-01..02] job cards in one or two columns, documents with a download each', async ({
  page,
  service,
}) => {
  const job = (id: number, more: object = {}) => ({
    id: String(id),
    title: `Job ${id}`,
    level: 'Senior',
    location: 'Riyadh',
    image: `/media/job-${id}.png`,
    ...more,
  });
  servePage(service, 'test-page', [
    section('job_component', { title: 'One opening' }, [job(1, { sub_title: 'Full time' })], 1),
    section('job_component', {}, [job(2), job(3), job(4)], 2),
    section(
      'customer_rights_section',
      { header: 'Your rights', description: 'To read' },
      [
        { pdfTitle: 'Charter', pdf: '/media/a.pdf' },
        { pdfTitle: 'Procedure', pdf: '/media/b.pdf' },
      ],
      3,
    ),
  ]);
  await page.goto('/test-page');
  const jobs = parts(page, 'job_component');
  const cards = (index: number) => jobs.nth(index).locator('.job-cards__card');
  await expect(cards(0).locator('img')).toHaveAttribute('src', '/media/job-1.png');
  for (const text of ['Job 1', 'Full time', 'Senior', 'Riyadh']) {
    await expect(cards(0).getByText(text, { exact: true }).first()).toBeVisible();
  }
  await expect(cards(0).getByRole('link', { name: /^View Details/ })).toHaveAttribute('href', '/career-details/1');
  await expect(cards(1).first()).not.toContainText('Full time');
  await expect(cards(1).first().locator('p')).toHaveCount(0);
  const [only] = await boxes(cards(0));
  const [list] = await boxes(jobs.nth(0).locator('.job-cards'));
  expect(only?.width).toBe(list?.width);
  const three = await boxes(cards(1));
  expect(three[0]?.y).toBe(three[1]?.y);
  expect(three[2]?.y).toBeGreaterThan(three[0]?.y ?? 0);
  await page.setViewportSize({ width: 767, height: 900 });
  expect(await inFirstRow(cards(1))).toBe(1);
  const rights = parts(page, 'customer_rights_section');
  await expect(rights.getByRole('heading', { name: 'Your rights' })).toBeVisible();
  await expect(rights.getByText('To read')).toBeVisible();
  await expect(rights.getByRole('listitem')).toHaveCount(2);
  await expect(rights.getByRole('link', { name: /^Download/ })).toHaveCount(2);
  for (const title of ['Charter', 'Procedure'])
    await expect(rights.getByText(title, { exact: true }).first()).toBeVisible();
});

test('[ERR-20..24] [RIGHTS-01] what is empty says so in the words that are required', async ({ page, service }) => {
  servePage(
    service,
    'test-page',
    [
      section('largeSlider', { title: 'Large' }),
      section('our_branches', { title: 'Branches' }),
      section('our_branches', { title: 'One' }, [{ title: 'Olaya', 'map-location-url': '<iframe></iframe>' }]),
      section('insurance_plans_report', { title: 'Plans' }),
      section('job_component', { title: 'Jobs' }),
      section('customer_rights_section', { header: 'Rights' }),
    ].map((entry, order) => ({ ...entry, order })),
  );
  service.answer('GET /jobs', { json: { data: { jobs: [], countries: [] } } });
  const sentences = {
    en: [
      'No items to display',
      'No branches available at the moment.',
      'Map location is not available.',
      'No insurance plans available.',
      'No jobs found',
      'No Data Available.',
    ],
    ar: [
      'لا توجد عناصر للعرض',
      'لا توجد فروع متاحة حاليًا.',
      'موقع الخريطة غير متاح.',
      'لا توجد خطط تأمين متاحة.',
      'لا توجد وظائف',
      'لا توجد بيانات متاحة.',
    ],
  };
  for (const language of languages) {
    await page.goto(at(language, '/test-page'));
    for (const sentence of sentences[language]) await expect(page.getByText(sentence, { exact: true })).toBeVisible();
    await expect(page.locator('main iframe, main table')).toHaveCount(0);
  }
});

type Box = { x: number; y: number; width: number; height: number };

function contains(outer: Box | undefined, inner: Box | undefined): boolean {
  if (!outer || !inner) return false;
  return (
    inner.x >= outer.x &&
    inner.y >= outer.y &&
    inner.x + inner.width <= outer.x + outer.width &&
    inner.y + inner.height <= outer.y + outer.height
  );
}
