import type { Locator, Page } from '@playwright/test';
import { adminBarriers } from '../admin-barriers.ts';
import { boxOf } from '../box-of.ts';
import { sidewaysScroll } from '../page-checks.ts';
import { type Editor, expect, test, windowOf } from '../whole-fixtures.ts';

const say = {
  title: 'Title — English',
  open: (name: string) => `Also open: ${name}`,
  mine: 'Mine',
  take: 'Use what I chose',
  two: 'Two texts',
  first: 'Choose one for every text first.',
};

/** Saved by the admin itself, two seconds after the last key. */
function saved(page: Page, status: number) {
  return page.waitForResponse(
    (response) => /\/pages\/\d+\?.*autosave=true/.test(response.url()) && response.status() === status,
  );
}

const password = 'a-long-password-3';

test("two editors write one page: each sees the other, and nobody's text is lost", async ({
  browser,
  whole,
  editor,
}) => {
  const people = ['Huda', 'Badr'].map((name) => ({
    name: `${name} en`,
    email: `${name}-en@desk.example`,
  }));
  for (const person of people) await editor.create('users', { ...person, password, role: 'editor' });
  const { id } = await editor.create('pages?locale=en', { name: 'shared-en', title: 'First' });
  const path = `/admin/collections/pages/${id}?locale=en`;
  const [huda, badr] = [
    await windowOf(browser, whole, { email: 'Huda-en@desk.example', password }, 'en'),
    await windowOf(browser, whole, { email: 'Badr-en@desk.example', password }, 'en'),
  ];
  await huda.goto(path);
  await badr.goto(path);
  await expect(huda.getByText(say.open('Badr en'))).toBeVisible();
  await expect(badr.getByText(say.open('Huda en'))).toBeVisible();

  const hudas = saved(huda, 200);
  await huda.getByRole('textbox', { name: say.title }).fill('By Huda');
  await hudas;
  const refused = saved(badr, 409);
  await badr.getByRole('textbox', { name: say.title }).fill('By Badr');
  await refused;
  const dialog = badr.getByRole('dialog', { name: say.two });
  await expect(dialog).toBeVisible();
  await expect(dialog.getByText('By Huda', { exact: true })).toBeVisible();
  await expect(dialog.getByText('By Badr', { exact: true })).toBeVisible();
  expect((await editor.api.get(`/cms-api/pages/${id}?draft=true&locale=en`).then((r) => r.json())).title).toBe(
    'By Huda',
  );

  for (const width of [360, 768, 1280]) {
    await badr.setViewportSize({ width, height: 900 });
    await expect(dialog).toBeInViewport();
    await expect.poll(() => sidewaysScroll(badr)).toBe(0);
    await badr.screenshot({ path: test.info().outputPath(`two-texts-${width}.png`) });
  }
  expect(await adminBarriers(badr)).toEqual([]);

  await dialog.getByRole('button', { name: say.take }).click();
  await expect(dialog.getByText(say.first)).toBeVisible();
  await dialog.getByRole('radio', { name: `${say.mine} By Badr` }).check();
  const badrs = saved(badr, 200);
  await dialog.getByRole('button', { name: say.take }).click();
  await badrs;
  await expect(badr.getByRole('textbox', { name: say.title })).toHaveValue('By Badr');

  const versions = await (
    await editor.api.get(`/cms-api/pages/versions?where[parent][equals]=${id}&sort=-updatedAt&locale=en`)
  ).json();
  expect(versions.docs.map((entry: { version: { title: string } }) => entry.version.title)).toEqual([
    'By Badr',
    'By Huda',
    'First',
  ]);

  // Huda has written nothing since: the newest text comes by one button, and she goes on from there.
  await huda.getByRole('button', { name: 'Compare and choose' }).click();
  await expect(huda.getByRole('textbox', { name: say.title })).toHaveValue('By Badr');
  const again = saved(huda, 200);
  await huda.getByRole('textbox', { name: say.title }).fill('By both');
  await again;
  await huda.close();
  await expect(badr.getByText(say.open('Huda en'))).toBeHidden({ timeout: 90_000 });
});

test('whose service went away in the middle of a save is not asked to choose between two texts of their own', async ({
  browser,
  whole,
  editor,
}) => {
  const dana = { email: 'dana@desk.example', password };
  await editor.create('users', { name: 'دانة', email: dana.email, password, role: 'editor' });
  const { id } = await editor.create('pages?locale=ar', { name: 'answer-lost', title: 'قبل الانقطاع' });
  const page = await windowOf(browser, whole, dana, 'ar');
  await page.goto(`/admin/collections/pages/${id}?locale=ar`);
  const title = page.locator('#field-title');
  await expect(title).toHaveValue('قبل الانقطاع');
  await page.waitForLoadState('networkidle');
  const stored = async () => (await (await editor.api.get(`/cms-api/pages/${id}?draft=true&locale=ar`)).json()).title;

  // Stored, and nobody hears of it.
  await page.route(
    /\/pages\/\d+\?.*autosave=true/,
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  const unheard = page.waitForEvent('requestfailed', (request) => request.url().includes('autosave=true'));
  await title.fill('حُفظ ولم يصل الجواب');
  await unheard;
  expect(await stored()).toBe('حُفظ ولم يصل الجواب');
  await title.fill('كُتب بعد ذلك');
  await expect.poll(stored).toBe('كُتب بعد ذلك');
  await expect(page.getByRole('dialog', { name: 'نصان' })).toHaveCount(0);
  await expect(title).toHaveValue('كُتب بعد ذلك');
});

test('what autosave could not save while the line was away is saved once it is back, without another key', async ({
  browser,
  whole,
  editor,
}) => {
  const hind = { email: 'hind@desk.example', password };
  await editor.create('users', { name: 'هند', email: hind.email, password, role: 'editor' });
  const { id } = await editor.create('pages?locale=ar', { name: 'line-away', title: 'قبل الانقطاع' });
  const page = await windowOf(browser, whole, hind, 'ar');
  await page.goto(`/admin/collections/pages/${id}?locale=ar`);
  const title = page.locator('#field-title');
  await expect(title).toHaveValue('قبل الانقطاع');
  // A page whose scripts are not all there has to be loaded again whatever comes.
  await page.waitForLoadState('networkidle');

  await page.context().setOffline(true);
  await title.fill('كُتب والاتصال منقطع');
  const unsaved = page.getByText(/^لم يُحفظ بعد/);
  await expect(unsaved).toBeVisible();
  // One message says it, also while what fails by itself fails again; a press is answered by one of its own.
  const lost = page.locator('[data-sonner-toast]').filter({ hasText: /^انقطع الاتصال، ولم يُحفظ آخر ما فعلته/ });
  await expect(lost).toHaveCount(1);
  await expect(lost).toBeHidden();
  await page.getByRole('button', { name: 'نشر التّغييرات' }).click();
  await expect(lost.filter({ visible: true })).toHaveCount(1);
  const again = saved(page, 200);
  await page.context().setOffline(false);
  await again;
  await expect(unsaved).toBeHidden();
  const stored = async () => (await (await editor.api.get(`/cms-api/pages/${id}?draft=true&locale=ar`)).json()).title;
  expect(await stored()).toBe('كُتب والاتصال منقطع');

  // The session ends, and is begun again in another window: what was typed meanwhile is saved as well.
  const cookies = await page.context().cookies();
  await page.context().clearCookies({ name: /token/ });
  await title.fill('كُتب بعد انتهاء الجلسة');
  await expect(page.getByText(/^انتهت جلستك\. سجّل الدخول في نافذة أخرى/)).toBeVisible();
  await expect(unsaved).toBeVisible();
  await page.context().addCookies(cookies);
  await expect(unsaved).toBeHidden();
  await expect.poll(stored).toBe('كُتب بعد انتهاء الجلسة');

  // A service that is too busy is asked again, later each time.
  let refusals = 0;
  await page.route(/\/cms-api\/pages\/\d+\?/, async (route) => {
    if (route.request().method() !== 'POST' && route.request().method() !== 'PATCH') return route.continue();
    refusals += 1;
    return refusals > 2 ? route.continue() : route.fulfill({ status: 503, json: { errors: [{ message: 'busy' }] } });
  });
  await title.fill('كُتب والخدمة مشغولة');
  await expect.poll(stored, { timeout: 90_000 }).toBe('كُتب والخدمة مشغولة');
  expect(refusals).toBe(3);
});

test('whose line is lost right after a save writes on without being told of a newer text; in two windows both texts are shown (ar)', async ({
  browser,
  whole,
  editor,
}) => {
  const amal = { email: 'amal@desk.example', password };
  await editor.create('users', { name: 'أمل', email: amal.email, password, role: 'editor' });
  const { id } = await editor.create('pages?locale=ar', { name: 'line-lost', title: 'أول' });
  const path = `/admin/collections/pages/${id}?locale=ar`;
  const page = await windowOf(browser, whole, amal, 'ar');
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  const title = page.locator('#field-title');
  const refusals: string[] = [];
  page.on('response', (response) => {
    if (response.status() === 409) refusals.push(response.url());
  });

  // After a save the form asks how it looks: the line is lost before that.
  const first = saved(page, 200);
  const lost = Promise.withResolvers<void>();
  await page.route(`**/admin/collections/pages/${id}*`, (route) => {
    if (!('next-action' in route.request().headers())) return route.continue();
    void first.then(() => lost.resolve());
    return route.abort();
  });
  await title.fill('ثان');
  await first;
  await lost.promise;
  await page.unroute(`**/admin/collections/pages/${id}*`);
  const second = saved(page, 200);
  await title.fill('ثالث');
  await second;
  const stored = async () => (await (await editor.api.get(`/cms-api/pages/${id}?draft=true&locale=ar`)).json()).title;
  expect(await stored()).toBe('ثالث');
  expect(refusals).toEqual([]);

  const other = await page.context().newPage();
  await other.goto(path);
  await other.waitForLoadState('networkidle');
  const fromOther = saved(other, 200);
  await other.locator('#field-title').fill('من النافذة الأخرى');
  await fromOther;
  await title.fill('من النافذة الأولى');
  await expect(page.getByText('سبق حفظ نص أحدث باسمك، في نافذة أخرى مثلًا.')).toBeVisible();
  const dialog = page.getByRole('dialog', { name: 'نصان' });
  await dialog.getByRole('radio', { name: 'النص المحفوظ من النافذة الأخرى' }).check();
  await dialog.getByRole('radio', { name: 'نصّي من النافذة الأولى' }).check();
  const chosen = saved(page, 200);
  await dialog.getByRole('button', { name: 'اعتمد اختياري' }).click();
  await chosen;
  await expect.poll(stored).toBe('من النافذة الأولى');
});

test('a second window of one person is told of the newer text of the first before anything is typed in it (ar)', async ({
  browser,
  whole,
  editor,
}) => {
  const noura = { email: 'noura@desk.example', password };
  await editor.create('users', { name: 'نورة', email: noura.email, password, role: 'editor' });
  const { id } = await editor.create('pages?locale=ar', { name: 'two-windows', title: 'أول' });
  const path = `/admin/collections/pages/${id}?locale=ar`;
  const page = await windowOf(browser, whole, noura, 'ar');
  await page.goto(path);
  const other = await page.context().newPage();
  await other.goto(path);
  await other.waitForLoadState('networkidle');
  const fromOther = saved(other, 200);
  await other.locator('#field-title').fill('من النافذة الأخرى');
  await fromOther;
  await expect(page.getByText('حُفظ نص أحدث، من نافذة أخرى لك مثلًا.')).toBeVisible();
  await expect(other.getByText('حُفظ نص أحدث')).toBeHidden();
  await page.getByRole('button', { name: 'قارن واختر' }).click();
  // Nothing was written here: there is nothing to choose.
  await expect(page.locator('#field-title')).toHaveValue('من النافذة الأخرى');
  await expect(page.getByText('حُفظ نص أحدث')).toBeHidden();
});

test('what is typed right before somebody goes on to another view is saved; without a connection they are asked first (ar)', async ({
  browser,
  whole,
  editor,
}) => {
  const salma = { email: 'salma@desk.example', password };
  await editor.create('users', { name: 'سلمى', email: salma.email, password, role: 'editor' });
  const { id } = await editor.create('pages?locale=ar', { name: 'left-at-once', title: 'أول' });
  const page = await windowOf(browser, whole, salma, 'ar');
  const stored = async () => (await (await editor.api.get(`/cms-api/pages/${id}?draft=true&locale=ar`)).json()).title;
  const title = page.locator('#field-title');
  const list = page.locator('.step-nav').getByRole('link', { name: 'الصفحات' });
  await page.goto(`/admin/collections/pages/${id}?locale=ar`);
  await page.waitForLoadState('networkidle');
  await title.fill('كُتب ثم غادر');
  await list.click();
  await expect(page).toHaveURL(/\/collections\/pages(\?|$)/);
  await expect.poll(stored).toBe('كُتب ثم غادر');

  // While a slow save is under way the newer words go over the older ones.
  await page.goto(`/admin/collections/pages/${id}?locale=ar`);
  await page.waitForLoadState('networkidle');
  const held = Promise.withResolvers<void>();
  const begun = Promise.withResolvers<void>();
  let saves = 0;
  await page.route(/\/cms-api\/pages\/\d+\?/, async (route) => {
    if (route.request().method() !== 'PATCH' || ++saves > 1) return route.continue();
    const response = await route.fetch();
    begun.resolve();
    await held.promise;
    await route.fulfill({ response });
  });
  await title.fill('حفظ بطيء');
  await begun.promise;
  await title.fill('حفظ بطيء وما بعده');
  await list.click();
  await expect.poll(stored).toBe('حفظ بطيء وما بعده');
  held.resolve();

  await page.goto(`/admin/collections/pages/${id}?locale=ar`);
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
  await title.fill('كُتب والاتصال منقطع');
  await expect(page.getByText(/^لم يُحفظ بعد/)).toBeVisible();
  await list.click();
  await page.getByRole('button', { name: 'البقاء على هذه الصفحة' }).click();
  await expect(title).toHaveValue('كُتب والاتصال منقطع');
  await page.context().setOffline(false);
  await expect.poll(stored, { timeout: 90_000 }).toBe('كُتب والاتصال منقطع');
});

test('whoever opens what a colleague is working on reads who it is, by name, in the list and in the question (ar)', async ({
  browser,
  whole,
  editor,
}) => {
  for (const [name, email] of [
    ['ريم الشهري', 'reem@desk.example'],
    ['بدر العتيبي', 'badr@desk.example'],
  ])
    await editor.create('users', { name, email, password, role: 'editor' });
  const { docs } = await (await editor.api.get('/cms-api/jobs?limit=1')).json();
  const path = `/admin/collections/jobs/${docs[0].id}?locale=ar`;
  const reem = await windowOf(browser, whole, { email: 'reem@desk.example', password }, 'ar');
  await reem.goto(path);
  await expect(async () => {
    await reem.locator('#field-title').press('End');
    await reem.locator('#field-title').pressSequentially('ا');
    expect(await editor.locksOf(path)).toHaveLength(1);
  }).toPass();

  const badr = await windowOf(browser, whole, { email: 'badr@desk.example', password }, 'ar');
  await badr.goto('/admin/collections/jobs?locale=ar');
  await expect(badr.getByRole('button', { name: /^ريم الشهري/ })).toBeVisible();
  await badr.goto(path);
  const dialog = badr.getByRole('dialog').filter({ hasText: 'ريم الشهري' });
  await expect(dialog).toBeVisible();
  await expect(dialog).not.toContainText('@');
  await badr.close();
  await reem.close();
});

test('a page that was just taken offline is written on at once: no save is refused as based on what was before', async ({
  adminPage: page,
  editor,
}) => {
  const { id } = await editor.create('pages?locale=en&draft=true', { name: 'taken-offline', title: 'Offer' });
  await editor.change('pages', id, { title: 'عرض', _status: 'published' }, 'ar');
  await page.goto(`/admin/collections/pages/${id}?locale=en`);
  await page.locator('.doc-controls__popup button').first().click();
  await page.locator('#action-unpublish').click();
  // What the form is put back to comes late.
  const late = Promise.withResolvers<void>();
  await page.route('**', async (route) => {
    if (route.request().headers()['next-action']) await late.promise;
    await route.continue();
  });
  // The form asks when that was.
  const asked = page.waitForResponse((response) => /\/pages\/\d+\?.*select%5BupdatedAt%5D/.test(response.url()));
  await page.getByRole('dialog').locator('#confirm-action').click();
  await asked;
  // Words that would be put back with the rest cannot be written.
  await expect(page.getByRole('textbox', { name: say.title })).toBeDisabled();
  late.resolve();
  await page.unrouteAll({ behavior: 'wait' });
  const first = page.waitForResponse((response) => /\/pages\/\d+\?.*autosave=true/.test(response.url()));
  await page.getByRole('textbox', { name: say.title }).fill('Offer of the spring');
  expect((await first).status()).toBe(200);
});

for (const [collection, role, field] of [
  ['answer-templates', 'care', 'title'],
  ['media', 'editor', 'alt'],
  ['countries', 'editor', 'name'],
] as const)
  test(`two people change one of the ${collection}: who saves second is shown both texts, and neither is lost (ar)`, async ({
    browser,
    whole,
    editor,
  }) => {
    const id = await one(editor, collection);
    const open = async (name: string) => {
      const account = { email: `${name}@${collection}.example`, password };
      await editor.create('users', { ...account, name, role });
      const page = await windowOf(browser, whole, account, 'ar');
      await page.goto(`/admin/collections/${collection}/${id}?locale=ar`);
      await page.waitForLoadState('networkidle');
      return page;
    };
    const [first, second] = [await open('Lama'), await open('Rana')];
    const title = async () => (await (await editor.api.get(`/cms-api/${collection}/${id}?locale=ar`)).json())[field];
    const before = await title();
    const save = (page: Page) => page.getByRole('button', { name: 'حفظ', exact: true }).click();
    for (const own of ['من لمى', 'ثانية من لمى']) {
      await first.locator(`#field-${field}`).fill(own);
      await save(first);
      await expect.poll(title).toBe(own);
    }
    await second.locator(`#field-${field}`).fill('من رنا');
    await save(second);
    const dialog = second.getByRole('dialog', { name: 'نصان' });
    await expect(dialog.getByText('ثانية من لمى', { exact: true })).toBeVisible();
    await dialog.getByRole('radio', { name: 'نصّي من رنا' }).check();
    await dialog.getByRole('button', { name: 'اعتمد اختياري' }).click();
    // None of them has versions, or a publication.
    await expect(second.getByText('اختيارك الآن في النموذج. احفظه.')).toBeVisible();
    await save(second);
    await expect.poll(title).toBe('من رنا');
    for (const page of [first, second]) await page.context().close();
    await editor.change(collection, id, { [field]: before }, 'ar');
  });

test('a section that a colleague removed and its writer keeps comes back with its English text, too (ar)', async ({
  browser,
  whole,
  editor,
}) => {
  const ids = { first: 'a1'.repeat(12), second: 'a2'.repeat(12), question: 'b1'.repeat(12) };
  const sections = (words: string) =>
    [ids.first, ids.second].map((section) => ({
      ...{ id: section, blockType: 'faq', header: `${words} ${section.slice(0, 2)}` },
      items: section === ids.first ? [{ id: ids.question, question: `${words} question` }] : [],
    }));
  const { id } = await editor.create('pages?locale=en&draft=true', {
    name: 'brought-back',
    sections: sections('English'),
  });
  await editor.change('pages', id, { title: 'صفحة', sections: sections('عربي') }, 'ar', true);
  const open = async (name: string) => {
    const account = { email: `${name}@brought-back.example`, password };
    await editor.create('users', { ...account, name, role: 'editor' });
    const page = await windowOf(browser, whole, account, 'ar');
    await page.goto(`/admin/collections/pages/${id}?locale=ar`);
    await page.waitForLoadState('networkidle');
    return page;
  };
  const [first, second] = [await open('Maha'), await open('Saad')];
  const removed = saved(first, 200);
  await first.locator('#sections-row-0 .array-actions__button').first().click();
  await first.getByRole('button', { name: 'إزالة' }).click();
  await removed;

  const heading = second.locator('#field-sections__0__header');
  await second.locator('#sections-row-0 .collapsible__toggle').first().click();
  const refused = saved(second, 409);
  await heading.fill('عنوان من سعد');
  await refused;
  const dialog = second.getByRole('dialog', { name: 'نصان' });
  await expect(dialog.getByText(/اختيار «نصّي» يعيده، ومعه نصه باللغة الأخرى/)).toBeVisible();
  await second.screenshot({ path: test.info().outputPath('brought-back.png') });
  await dialog.getByRole('radio', { name: /^نصّي عنوان من سعد/ }).check();
  const chosen = saved(second, 200);
  await dialog.getByRole('button', { name: 'اعتمد اختياري' }).click();
  await chosen;
  const stored = await (await editor.api.get(`/cms-api/pages/${id}?draft=true&locale=all`)).json();
  expect(stored.sections[0]).toMatchObject({
    header: { ar: 'عنوان من سعد', en: 'English a1' },
    items: [{ question: { ar: 'عربي question', en: 'English question' } }],
  });
  await second.goto(`/admin/collections/pages/${id}?locale=en`);
  await expect(second.locator('#field-sections__0__header')).toHaveValue('English a1');
  for (const page of [first, second]) await page.context().close();
});

test('who saves a page group that a colleague deleted reads what happened and what to do, and keeps what was typed (ar)', async ({
  browser,
  whole,
  editor,
}) => {
  const { id } = await editor.create('page-groups?locale=ar', { title: 'مجموعة' });
  const account = { email: 'nada@gone.example', password };
  await editor.create('users', { ...account, name: 'ندى', role: 'editor' });
  const page = await windowOf(browser, whole, account, 'ar');
  await page.goto(`/admin/collections/page-groups/${id}?locale=ar`);
  await page.waitForLoadState('networkidle');
  expect((await editor.api.delete(`/cms-api/page-groups/${id}`)).ok()).toBe(true);
  await page.locator('#field-title').fill('اسم آخر للمجموعة');
  await page.getByRole('button', { name: 'حفظ', exact: true }).click();
  await expect(page.getByText(/^حُذف هذا المحتوى في هذه الأثناء\. ما كتبته ما زال في هذا النموذج/)).toBeVisible();
  await expect(page.locator('#field-title')).toHaveValue('اسم آخر للمجموعة');
  await expect(page.locator('#field-title')).toBeEditable();
  await page.context().close();
});

test('who saves one language after a colleague saved the other reads that the own text is not saved yet, and saves it by pressing again (ar)', async ({
  browser,
  whole,
  editor,
}) => {
  const { id } = await editor.create('countries?locale=en', { name: 'Finland', code: 'FI' });
  const open = async (name: string, locale: string) => {
    const account = { email: `${name}@two-languages.example`, password };
    await editor.create('users', { ...account, name, role: 'editor' });
    const page = await windowOf(browser, whole, account, 'ar');
    await page.goto(`/admin/collections/countries/${id}?locale=${locale}`);
    await page.waitForLoadState('networkidle');
    return page;
  };
  const [first, second] = [await open('lama', 'ar'), await open('rana', 'en')];
  const stored = async (locale: string) =>
    (await (await editor.api.get(`/cms-api/countries/${id}?locale=${locale}`)).json()).name;
  const save = (page: Page) => page.getByRole('button', { name: 'حفظ', exact: true }).click();
  await first.locator('#field-name').fill('فنلندا');
  await save(first);
  await expect.poll(() => stored('ar')).toBe('فنلندا');
  await second.locator('#field-name').fill('Suomi');
  await save(second);
  await expect(second.getByText(/ما كتبته هنا ولم يُحفظ بعد/)).toBeVisible();
  expect([await second.locator('#field-name').inputValue(), await stored('en')]).toEqual(['Suomi', 'Finland']);
  await save(second);
  await expect.poll(() => stored('en')).toBe('Suomi');
  expect(await stored('ar')).toBe('فنلندا');
  for (const page of [first, second]) await page.context().close();
});

test('two people with a language each: neither is told of a conflict, and what the other wrote stands below the text at once (ar)', async ({
  browser,
  whole,
  editor,
}) => {
  const { id } = await editor.create('pages?locale=en', { name: 'a-language-each', title: 'Before' });
  await editor.api.patch(`/cms-api/pages/${id}?locale=ar&draft=true`, { data: { title: 'قبل' } });
  const open = async (name: string, locale: string) => {
    const account = { email: `${name}@a-language-each.example`, password };
    await editor.create('users', { ...account, name, role: 'editor' });
    const page = await windowOf(browser, whole, account, 'ar');
    await page.goto(`/admin/collections/pages/${id}?locale=${locale}`);
    await page.waitForLoadState('networkidle');
    return page;
  };
  const [first, second] = [await open('salem', 'ar'), await open('noura', 'en')];
  const below = second.locator('.field-type:has(> * #field-title) .other-language__text').first();
  await expect(below).toHaveText('قبل');
  const firsts = saved(first, 200);
  await first.locator('#field-title').fill('عنوان سالم');
  await firsts;
  // Heard of before anything is typed here.
  await expect(below).toHaveText('عنوان سالم');
  const again = saved(first, 200);
  await first.locator('#field-title').fill('عنوان ثان');
  await again;
  const refused = saved(second, 409);
  const seconds = saved(second, 200);
  await second.locator('#field-title').fill('Noura title');
  await refused;
  await expect(second.getByText('يظهر الآن أحدث نص. راجعه.')).toBeVisible();
  await expect(second.getByText(/لم يضع شيء مما كتبته/)).toHaveCount(0);
  await expect(below).toHaveText('عنوان ثان');
  await seconds;
  const stored = await (await editor.api.get(`/cms-api/pages/${id}?locale=all&draft=true`)).json();
  expect(stored.title).toEqual({ en: 'Noura title', ar: 'عنوان ثان' });
  for (const page of [first, second]) await page.context().close();
});

test('who begins to write in the header after a colleague saved it chooses between both texts, and loses no word (ar)', async ({
  browser,
  whole,
  editor,
}) => {
  const [first, second] = await Promise.all(
    ['layla', 'majed'].map(async (name) => {
      const account = { email: `${name}@header.example`, password };
      await editor.create('users', { ...account, name, role: 'editor' });
      const page = await windowOf(browser, whole, account, 'ar');
      await page.goto('/admin/globals/header?locale=ar');
      await page.waitForLoadState('networkidle');
      return page;
    }),
  );
  if (!first || !second) throw new Error('There is a window for each of the two.');
  const field = '#field-button_label';
  const stored = async () =>
    (await (await editor.api.get('/cms-api/globals/header?draft=true&locale=ar')).json()).button_label;
  await first.locator(field).fill('من ليلى');
  await first.getByRole('button', { name: 'حفظ المسودّة' }).click();
  await expect.poll(stored).toBe('من ليلى');
  // Payload looks for a newer text at the first change.
  const looked = second.waitForResponse(
    (response) => response.request().method() === 'POST' && response.url().includes('/admin/globals/header'),
  );
  await second.locator(field).fill('من ماجد');
  await looked;
  await second.getByRole('button', { name: 'قارن واختر' }).click();
  const dialog = second.getByRole('dialog', { name: 'نصان' });
  await expect(dialog.getByText('من ليلى', { exact: true })).toBeVisible();
  await dialog.getByRole('radio', { name: 'نصّي من ماجد' }).check();
  await dialog.getByRole('button', { name: 'اعتمد اختياري' }).click();
  await second.getByRole('button', { name: 'حفظ المسودّة' }).click();
  await expect.poll(stored).toBe('من ماجد');
  for (const page of [first, second]) await page.context().close();
});

/** A template or a country of its own, or a picture of the demo content. */
async function one(editor: Editor, collection: 'answer-templates' | 'media' | 'countries'): Promise<string | number> {
  if (collection === 'media') return (await (await editor.api.get('/cms-api/media?limit=1')).json()).docs[0].id;
  const own = {
    'answer-templates': { title: 'Title', text: 'Dear customer' },
    countries: { name: 'Norway', code: 'NO' },
  };
  return (await editor.create(`${collection}?locale=en`, own[collection])).id;
}

test('whoever is told of a newer text reads what stands beside the form as well, wherever the page is scrolled to (ar)', async ({
  browser,
  whole,
  editor,
}) => {
  for (const name of ['rana', 'sami'])
    await editor.create('users', { name, email: `${name}@desk.example`, password, role: 'editor' });
  const sections = Array.from({ length: 6 }, () => ({ blockType: 'card', items: [{ redirectUrl: '/claims' }] }));
  const { id } = await editor.create('pages?locale=ar', { name: 'scrolled-together', title: 'أول', sections });
  const path = `/admin/collections/pages/${id}?locale=ar`;
  const page = await windowOf(browser, whole, { email: 'rana@desk.example', password }, 'ar');
  const other = await windowOf(browser, whole, { email: 'sami@desk.example', password }, 'ar');
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto(path);
  await other.goto(path);
  await other.waitForLoadState('networkidle');
  const heading = page.getByRole('region', { name: 'قبل النشر' }).getByRole('heading').first();
  const isAbovePanel = async (line: Locator) => {
    await expect(line).toBeVisible();
    for (const top of [0, 150]) {
      await page.evaluate((to) => scrollTo(0, to), top);
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(top);
      const { y, height } = await boxOf(line);
      await page.screenshot({ path: test.info().outputPath(`scrolled-${top}.png`) });
      expect((await boxOf(heading)).y, `scrolled by ${top}`).toBeGreaterThanOrEqual(y + height);
    }
  };
  await isAbovePanel(page.getByText('مفتوح أيضًا لدى: sami'));
  const newer = saved(other, 200);
  await other.locator('#field-title').fill('ثان');
  await newer;
  const refused = saved(page, 409);
  await page.locator('#field-title').fill('ثالث');
  await refused;
  await page.getByRole('dialog', { name: 'نصان' }).getByRole('button', { name: 'العودة إلى نصّي' }).click();
  await isAbovePanel(page.locator('.together__newer'));
});
