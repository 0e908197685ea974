import type { Locator, Page } from '@playwright/test';
import { boxOf } from '../box-of.ts';
import { acceptCookies, at, expect, languages, test } from '../fixtures.ts';
import { section, servePage } from './test-page.ts';

test.beforeEach(async ({ page }) => acceptCookies(page));

const cards = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    title: `Card ${index + 1}`,
    description: `<p>About <b>card ${index + 1}</b></p>`,
    imageUrl: `/media/card-${index + 1}.png`,
    redirectText: `Open ${index + 1}`,
    choose_type: { type: 'link', value: `/target-${index + 1}` },
  }));
const slides = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    [index % 2 === 0 ? 'imageUrl' : 'image']: `/media/slide-${index + 1}.png`,
    title: `Slide ${index + 1}`,
    description: `About slide ${index + 1}`,
    buttonText: `Go ${index + 1}`,
    button_link: `/slide-${index + 1}`,
  }));
const carousel = (page: Page, name: string, index = 0) =>
  page.locator(`[data-section="${name}"]`).nth(index).locator('site-carousel');

/** The numbers of the slides that stand in the row, from its start; a slide that is half in view counts as wrong. */
function inView(of: Locator): Promise<number[]> {
  return of.evaluate((root) => {
    const view = root.querySelector('[data-carousel="viewport"]')?.getBoundingClientRect();
    if (!view) return [];
    const rightToLeft = getComputedStyle(root).direction === 'rtl';
    const boxes = [...root.querySelectorAll('.carousel__slide')].map((slide) => ({
      number: Number(/\d+/.exec(slide.querySelector('h1, h2, h3, h4')?.textContent ?? '')?.[0]),
      // The gap before a slide belongs to it, and the gap before the first stands outside the row.
      box: slide.getBoundingClientRect(),
      words: (slide.firstElementChild as Element).getBoundingClientRect(),
    }));
    const seen = boxes.filter(({ words }) => words.right > view.left + 2 && words.left < view.right - 2);
    if (seen.some(({ words }) => words.left < view.left - 2 || words.right > view.right + 2)) return [-1];
    seen.sort((one, other) => (one.box.left - other.box.left) * (rightToLeft ? -1 : 1));
    return seen.map(({ number }) => number);
  });
}

async function ready(of: Locator): Promise<void> {
  await of.scrollIntoViewIfNeeded();
  await expect(of).toHaveAttribute('data-moves');
}

const next = (of: Locator) => of.locator('button[data-carousel="next"]');
const previous = (of: Locator) => of.locator('button[data-carousel="previous"]');

test('[LIMIT-01..04] [LIMIT-06] [LIMIT-08] four, three, two or one card and two or one large slide by width', async ({
  page,
  service,
}) => {
  servePage(service, 'test-page', [
    section('slider', { header: 'Cards' }, cards(5), 1),
    section('largeSlider', { title: 'Slides' }, slides(3), 2),
  ]);
  for (const language of languages) {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(at(language, '/test-page'));
    await ready(carousel(page, 'slider'));
    await ready(carousel(page, 'largeSlider'));
    for (const [width, small, large] of [
      [1280, 4, 2],
      [1024, 4, 2],
      [1023, 3, 2],
      [768, 3, 2],
      [767, 2, 1],
      [480, 2, 1],
      [479, 1, 1],
      [320, 1, 1],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      const numbers = [1, 2, 3, 4];
      await expect
        .poll(() => inView(carousel(page, 'slider')), { message: `${width}` })
        .toEqual(numbers.slice(0, small));
      await expect
        .poll(() => inView(carousel(page, 'largeSlider')), { message: `${width}` })
        .toEqual(numbers.slice(0, large));
    }
  }
});

for (const language of languages) {
  test(`[SLIDER-01] [SLIDER-03] [LIMIT-10] rows loop without end, forwards and back (${language})`, async ({
    page,
    service,
  }) => {
    servePage(service, 'test-page', [
      section('slider', { header: 'Cards' }, cards(5), 1),
      section('largeSlider', { title: 'Slides' }, slides(3), 2),
    ]);
    await page.goto(at(language, '/test-page'));
    const row = carousel(page, 'slider');
    await ready(row);
    const first = row.getByRole('article').first();
    await expect(first.getByRole('heading', { name: 'Card 1' })).toBeVisible();
    await expect(first.locator('img')).toHaveAttribute('src', '/media/card-1.png');
    await expect(first.getByRole('link', { name: 'Open 1' })).toHaveAttribute('href', at(language, '/target-1'));
    for (const expected of [
      [2, 3, 4, 5],
      [3, 4, 5, 1],
      [4, 5, 1, 2],
      [5, 1, 2, 3],
      [1, 2, 3, 4],
    ]) {
      await next(row).click();
      await expect.poll(() => inView(row)).toEqual(expected);
    }
    await previous(row).click();
    await expect.poll(() => inView(row)).toEqual([5, 1, 2, 3]);
    const large = carousel(page, 'largeSlider');
    await ready(large);
    for (const expected of [
      [2, 3],
      [3, 1],
      [1, 2],
    ]) {
      await next(large).click();
      await expect.poll(() => inView(large)).toEqual(expected);
    }
    // The keys go with the eye: the left arrow leads back in English and on in Arabic.
    await next(large).focus();
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => inView(large)).toEqual(language === 'ar' ? [2, 3] : [3, 1]);
  });
}

test('[SLIDER-02] [SLIDER-04] pointing at a card shows its description without tags', async ({ page, service }) => {
  servePage(service, 'test-page', [section('slider', { header: 'Cards' }, cards(5))]);
  await page.goto('/test-page');
  const row = carousel(page, 'slider');
  await ready(row);
  const card = row.getByRole('article').nth(1);
  const words = card.getByText('About card 2', { exact: true });
  await expect(words).toBeHidden();
  await card.hover();
  await expect(words).toBeVisible();
  await expect(card.locator('b')).toHaveCount(0);
  await page.mouse.move(5, 5);
  await expect(words).toBeHidden();
  // Also with the keyboard (decision D17).
  await card.getByRole('link', { name: 'Open 2' }).focus();
  await expect(words).toBeVisible();
  await expect(card.getByRole('link', { name: 'Open 2' })).toHaveAttribute('href', '/target-2');
});

test('[LARGE-01..05] large slides with a view-all button in the same tab', async ({ page, service }) => {
  const both = { title: 'Slides', description: 'All of them', button_link: '/all' };
  servePage(service, 'test-page', [
    section('largeSlider', { ...both, viewAllButtonText: 'See all' }, slides(2), 1),
    section('largeSlider', { title: 'Other', buttonText: 'Everything', button_link: '/all' }, slides(2), 2),
  ]);
  await page.goto('/test-page');
  const part = (index: number) => page.locator('[data-section="largeSlider"]').nth(index);
  await expect(part(0).getByRole('heading', { name: 'Slides' })).toBeVisible();
  await expect(part(0).getByText('All of them')).toBeVisible();
  for (const [index, name] of [
    [0, 'See all'],
    [1, 'Everything'],
  ] as const) {
    await expect(part(index).getByRole('link', { name })).toHaveAttribute('href', '/all');
    await expect(part(index).getByRole('link', { name })).not.toHaveAttribute('target');
  }
  for (const n of [1, 2]) {
    const slide = part(0)
      .getByRole('article')
      .nth(n - 1);
    await expect(slide.locator('img')).toHaveAttribute('src', `/media/slide-${n}.png`);
    await expect(slide.getByRole('heading', { name: `Slide ${n}` })).toBeVisible();
    await expect(slide.getByText(`About slide ${n}`)).toBeVisible();
    await expect(slide.getByRole('link', { name: `Go ${n}` })).toHaveAttribute('href', `/slide-${n}`);
  }
});

test('[LIMIT-10] a row with one slide more than places loops at every width, whole pixels or not', async ({
  page,
  service,
}) => {
  servePage(service, 'test-page', [section('largeSlider', { title: 'Slides' }, slides(3))]);
  await page.goto('/test-page');
  const row = carousel(page, 'largeSlider');
  await ready(row);
  for (const width of [768, 769, 770, 771, 800, 1111]) {
    await page.setViewportSize({ width, height: 900 });
    for (const expected of [
      [2, 3],
      [3, 1],
      [1, 2],
    ]) {
      await next(row).click();
      await expect.poll(() => inView(row), { message: `${width}` }).toEqual(expected);
    }
  }
});

test('[LIMIT-07] [LIMIT-09] [LIMIT-10] one large slide takes the whole width and does not move, two have arrows', async ({
  page,
  service,
}) => {
  servePage(service, 'test-page', [
    section('largeSlider', { title: 'Alone' }, slides(1), 1),
    section('largeSlider', { title: 'Pair' }, slides(2), 2),
    section('slider', { header: 'Few' }, cards(3), 3),
  ]);
  await page.goto('/test-page');
  const [alone, pair, few] = [
    carousel(page, 'largeSlider'),
    carousel(page, 'largeSlider', 1),
    carousel(page, 'slider'),
  ];
  const widths = await alone.evaluate((root) => [
    root.querySelector('.carousel__viewport')?.clientWidth,
    (root.querySelector('.large-slide') as HTMLElement).offsetWidth,
  ]);
  expect(widths[1]).toBe(widths[0]);
  await expect(alone.getByRole('button')).toHaveCount(0);
  await ready(pair);
  await expect(next(pair)).toBeVisible();
  await expect(previous(pair)).toBeVisible();
  await next(pair).click();
  await expect.poll(() => inView(pair)).toEqual([2, 1]);
  await alone.locator('.carousel__viewport').focus();
  await page.keyboard.press('ArrowRight');
  expect(await inView(alone)).toEqual([1]);
  // Fewer cards than places: all stand there, nothing moves (decision D17).
  await few.scrollIntoViewIfNeeded();
  expect(await inView(few)).toEqual([1, 2, 3]);
  await expect(next(few)).toBeHidden();
});

/** Notes at each frame where the first slide stands, in the time of the page's clock. */
function watchMovement(of: Locator): Promise<void> {
  return of.evaluate((root) => {
    const slide = root.querySelector('.carousel__slide') as Element;
    const places: [time: number, left: number][] = [];
    Object.assign(window, { places });
    requestAnimationFrame(function look(time) {
      places.push([time, Math.round(slide.getBoundingClientRect().left)]);
      requestAnimationFrame(look);
    });
  });
}

/** The movements seen since then: when each began and how long it took, in milliseconds. */
async function movements(page: Page): Promise<{ start: number; duration: number }[]> {
  const places = await page.evaluate(() => (window as unknown as { places: [number, number][] }).places);
  const found: { start: number; end: number }[] = [];
  for (const [index, [time, left]] of places.entries()) {
    const before = places[index - 1];
    if (!before || before[1] === left) continue;
    const last = found.at(-1);
    // The first and the last pixels of a movement can take several frames.
    if (last && before[0] - last.end < 150) last.end = time;
    else found.push({ start: before[0], end: time });
  }
  return found.map(({ start, end }) => ({ start, duration: end - start }));
}

test('[LIMIT-05] [LIMIT-11] a movement takes 500 ms', async ({ page, service }) => {
  await page.clock.install();
  servePage(service, 'test-page', [
    section('slider', { header: 'Cards' }, cards(6), 1),
    section('largeSlider', { title: 'Slides' }, slides(3), 2),
  ]);
  await page.goto('/test-page');
  for (const name of ['slider', 'largeSlider']) {
    const row = carousel(page, name);
    await ready(row);
    await page.clock.runFor(1000);
    await watchMovement(row);
    await next(row).click();
    await page.clock.runFor(2000);
    const all = await movements(page);
    expect(all).toHaveLength(1);
    // The last pixel is reached up to 20 % earlier: the movement slows down towards its end.
    expect(all[0]?.duration).toBeGreaterThan(400);
    expect(all[0]?.duration).toBeLessThan(540);
  }
});

test('[LIMIT-11] a slider without settings of its own has one place and arrows, loops, and plays every 3000 ms', async ({
  page,
  service,
}) => {
  await page.clock.install();
  servePage(service, 'test-page', [section('largeSlider', { title: 'Slides' }, slides(3))]);
  await page.goto('/test-page');
  const row = carousel(page, 'largeSlider');
  await ready(row);
  // No section plays by itself (decision D17, Autoplay); the part does where it is told to.
  await row.evaluate((root) => {
    root.setAttribute('class', 'carousel carousel--one');
    root.dataset.autoplay = '3000';
    const place = root.parentElement;
    root.remove();
    place?.append(root);
  });
  await ready(row);
  await expect(next(row)).toBeVisible();
  await expect.poll(() => inView(row)).toHaveLength(1);
  await watchMovement(row);
  await page.clock.runFor(13_000);
  const all = await movements(page);
  expect(all.length).toBeGreaterThanOrEqual(3);
  for (const [index, { start }] of all.slice(1).entries()) {
    expect(Math.abs(start - (all[index]?.start ?? 0) - 3000)).toBeLessThan(60);
  }
  await next(row).hover();
  const seen = await inView(row);
  await page.clock.runFor(7000);
  expect(await inView(row)).toEqual(seen);
});

test('asked for less motion, a row jumps and nothing plays', async ({ page, service }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  servePage(service, 'test-page', [section('slider', { header: 'Cards' }, cards(6))]);
  await page.goto('/test-page');
  const row = carousel(page, 'slider');
  await ready(row);
  await next(row).click();
  expect(
    await row.evaluate(
      (root) =>
        new Promise<number>((resolve) => {
          const places = new Set<number>();
          const started = performance.now();
          requestAnimationFrame(function look() {
            places.add(Math.round((root.querySelector('.carousel__slide') as Element).getBoundingClientRect().left));
            if (performance.now() - started < 400) requestAnimationFrame(look);
            else resolve(places.size);
          });
        }),
    ),
  ).toBeLessThanOrEqual(2);
  expect(await inView(row)).toEqual([2, 3, 4, 5]);
});

test('slides out of view can be neither reached nor read, and the place is told', async ({ page, service }) => {
  servePage(service, 'test-page', [section('slider', { header: 'Cards' }, cards(5))]);
  await page.goto('/test-page');
  const row = carousel(page, 'slider');
  await ready(row);
  const reachable = () =>
    row.locator('.carousel__slide').evaluateAll((all) => all.map((slide) => !(slide as HTMLElement).inert));
  expect(await reachable()).toEqual([true, true, true, true, false]);
  await next(row).click();
  await expect(row.locator('[data-carousel="status"]')).toHaveText('Slide 2 of 5');
  await expect.poll(reachable).toEqual([false, true, true, true, true]);
  await page.mouse.move(5, 5);
  const box = await boxOf(row.locator('.carousel__viewport'));
  await page.mouse.move(box.x + 600, box.y + 60);
  await page.mouse.down();
  // Two thirds of a card: however quickly it was drawn, that leads to the next one and no further.
  await page.mouse.move(box.x + 400, box.y + 60, { steps: 8 });
  await page.mouse.up();
  await expect.poll(() => inView(row)).toEqual([3, 4, 5, 1]);
});

for (const language of languages) {
  test(`[LIMIT-11] an arrow key inside a slide that turns away keeps the keyboard in the row (${language})`, async ({
    page,
    service,
  }) => {
    servePage(service, 'test-page', [section('largeSlider', { title: 'Slides' }, slides(4))]);
    await page.goto(at(language, '/test-page'));
    const row = carousel(page, 'largeSlider');
    await ready(row);
    const [onwards, back] = language === 'ar' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];
    await row.getByRole('link', { name: 'Go 1' }).focus();
    await page.keyboard.press(onwards);
    await expect(row.getByRole('link', { name: 'Go 2' })).toBeFocused();
    await page.keyboard.press(onwards);
    await expect(row.getByRole('link', { name: 'Go 3' })).toBeFocused();
    expect(await inView(row)).toEqual([3, 4]);
    // A slide that stays in view keeps the keyboard.
    await page.keyboard.press(back);
    await expect.poll(() => inView(row)).toEqual([2, 3]);
    await expect(row.getByRole('link', { name: 'Go 3' })).toBeFocused();
  });
}

for (const language of languages) {
  test(`[SLIDER-01] a page that is left while the code of its row still comes, has its row when it is gone back to (${language})`, async ({
    page,
    service,
  }) => {
    servePage(service, 'test-page', [section('slider', { header: 'Cards' }, cards(5))]);
    const asked = Promise.withResolvers<void>();
    const held = Promise.withResolvers<void>();
    await page.route(/carousel-motion-.*\.js$/, async (route) => {
      asked.resolve();
      await held.promise;
      await route.continue();
    });
    await page.goto(at(language, '/test-page'));
    await carousel(page, 'slider').scrollIntoViewIfNeeded();
    await asked.promise;
    await page.locator('.brand-logo').first().click();
    await expect(page).not.toHaveURL(/test-page/);
    const loaded = page.waitForResponse(/carousel-motion-.*\.js$/);
    held.resolve();
    await (await loaded).finished();
    await page.goBack();
    await expect(page).toHaveURL(/test-page/);
    const row = carousel(page, 'slider');
    await ready(row);
    await next(row).click();
    await expect.poll(() => inView(row)).toEqual([2, 3, 4, 5]);
  });
}
