import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { documentsFolder } from '@insurer/demo-content/folders.ts';
import { at, expect, languages, soon, test } from '../whole-fixtures.ts';
import { part, textOf } from './page-text.ts';

type Row = { id: string; label?: string; title?: string; value?: string; pages?: Row[] };

/** Asked for before each change, so that the site has copies that the change must empty. */
async function seen(url: string, ...paths: string[]): Promise<void> {
  for (const path of paths) expect((await fetch(`${url}${path}`)).status).toBe(200);
}

test('[SCOPE-01] [ROUTE-06] a page taken offline is gone within 2 seconds, and back as quickly', async ({
  whole: { site },
  editor,
}) => {
  await seen(site.url, '/surplus-distribution', '/ar/surplus-distribution');
  const { id } = await editor.page('surplus-distribution');
  await editor.takeOffline('pages', id, 'The distribution of this year is not decided yet');
  await Promise.all(
    languages.map((language) =>
      soon(`${site.url}${at(language, '/surplus-distribution')}`, ({ status }) => status === 404),
    ),
  );
  await editor.change('pages', id, { _status: 'published' });
  await soon(`${site.url}/surplus-distribution`, ({ status }) => status === 200);
});

test('[SCOPE-01] a renamed page answers at its new address within 2 seconds, and the old one leads there', async ({
  whole: { site },
  editor,
}) => {
  await seen(site.url, '/travellers-guide');
  expect((await fetch(`${site.url}/guide-for-travellers`)).status).toBe(404);
  const { id } = await editor.page('travellers-guide');
  await editor.change('pages', id, { name: 'guide-for-travellers', _status: 'published' });
  await Promise.all([
    soon(`${site.url}/guide-for-travellers`, ({ status }) => status === 200),
    soon(`${site.url}/travellers-guide`, ({ status }) => status === 301),
    soon(`${site.url}/ar/travellers-guide`, ({ status }) => status === 301),
  ]);
  const followed = await fetch(`${site.url}/ar/travellers-guide?ref=a`);
  expect([followed.status, followed.url]).toEqual([200, `${site.url}/ar/guide-for-travellers?ref=a`]);
  await editor.change('pages', id, { name: 'travellers-guide', _status: 'published' });
  await soon(`${site.url}/travellers-guide`, ({ status }) => status === 200);
});

test('[SCOPE-01] sections that change their order or go away do so on the page within 2 seconds', async ({
  whole: { site },
  editor,
}) => {
  await seen(site.url, '/privacy-policy');
  const { id, sections } = await editor.page('privacy-policy');
  const inArabic = (await editor.page('privacy-policy', 'ar')).sections;
  const [first, second, ...others] = sections as { blockType: string }[];
  await editor.change('pages', id, { sections: [second, first, ...others.slice(0, -1)], _status: 'published' });
  const shown = [...others.slice(0, -1), first, second].map((section) => section?.blockType);
  await soon(`${site.url}/privacy-policy`, ({ html }) => {
    const names = [...html.matchAll(/data-section="([^"]+)"/g)].map(([, name]) => name);
    return names.length === shown.length && names.toSorted().join() === shown.toSorted().join();
  });
  // What was taken away took its Arabic with it.
  await editor.change('pages', id, { sections }, 'en', true);
  await editor.change('pages', id, { sections: inArabic, _status: 'published' }, 'ar');
});

test('[FRAME-10] a renamed and a moved item are in the header of every page within 2 seconds', async ({
  whole: { site },
  editor,
}) => {
  await seen(site.url, '/careers', '/ar/claims');
  const items = (await editor.global('header')).items as Row[];
  const renamed = items.map((item) => (item.title === 'Careers' ? { ...item, title: 'Work with us' } : item));
  await editor.changeGlobal('header', { items: renamed.toReversed() });
  await soon(`${site.url}/careers`, ({ html }) => {
    const header = textOfHeader(html);
    return header.includes('Work with us') && header.indexOf('Work with us') < header.indexOf('Customer Service');
  });
  const arabic = (await editor.global('header', 'ar')).items as Row[];
  await editor.changeGlobal(
    'header',
    { items: arabic.map((item) => (item.title === 'الوظائف' ? { ...item, title: 'اعمل معنا' } : item)) },
    'ar',
  );
  await soon(`${site.url}/ar/claims`, ({ html }) => textOfHeader(html).includes('اعمل معنا'));
  expect(textOfHeader(await (await fetch(`${site.url}/careers`)).text())).toContain('Work with us');
  await editor.changeGlobal('header', { items });
  await editor.changeGlobal('header', { items: arabic.toReversed() }, 'ar');
});

test('[FOOT-11] a changed footer label shows in its language within 2 seconds', async ({ whole: { site }, editor }) => {
  await seen(site.url, '/careers', '/ar/careers');
  for (const [language, label] of [
    ['en', 'Help with a claim'],
    ['ar', 'مساعدة في المطالبات'],
  ] as const) {
    const { footer } = (await editor.global('site-settings', language)) as {
      footer?: { links: (Row & { url: string })[] };
    };
    const links = footer?.links.map((link) => (link.url === '/claims' ? { ...link, label } : link));
    await editor.changeGlobal('site-settings', { footer: { ...footer, links } }, language);
    await soon(`${site.url}${at(language, '/careers')}`, ({ html }) => part(html, 'footer').includes(label));
  }
  expect(part(await (await fetch(`${site.url}/careers`)).text(), 'footer')).toContain('Help with a claim');
});

test('[OPTION-01] an added city, product and reason are in their dropdowns within 2 seconds, in both languages', async ({
  whole: { site },
  editor,
}) => {
  await seen(site.url, '/submit-claim', '/ar/submit-claim', '/cancel-insurance', '/ar/cancel-insurance');
  const added = { en: 'Newly added', ar: 'مضاف حديثًا' };
  const lists = ['cities', 'products', 'cancellation_reasons'] as const;
  type Options = Record<(typeof lists)[number], Row[]>;
  const { options } = (await editor.global('site-settings')) as unknown as { options: Options };
  const withOne = lists.map((list) => [list, [...options[list], { value: 'newly-added', label: added.en }]]);
  // In English alone it would not be published (decision 0038).
  await editor.changeGlobal('site-settings', { options: Object.fromEntries(withOne) }, 'en', true);
  const inArabic = ((await editor.global('site-settings', 'ar', true)) as unknown as { options: Options }).options;
  const labelled = lists.map((list) => [
    list,
    inArabic[list].map((row) => (row.value === 'newly-added' ? { ...row, label: added.ar } : row)),
  ]);
  await editor.changeGlobal('site-settings', { options: Object.fromEntries(labelled) }, 'ar');
  for (const language of languages) {
    const option = new RegExp(`<option[^>]* value="newly-added"[^>]*>${added[language]}<`, 'g');
    for (const [path, count] of [
      ['/submit-claim', 2],
      ['/cancel-insurance', 1],
    ] as const) {
      await soon(`${site.url}${at(language, path)}`, ({ html }) => html.match(option)?.length === count);
    }
  }
});

test('[SCOPE-01] a changed alternative text and a replaced picture are on the page within 2 seconds', async ({
  whole: { site },
  editor,
}) => {
  const before = await (await fetch(`${site.url}/reach-us`)).text();
  const shown = /<img[^>]* src="\/media\/([^"?]+)"/.exec(part(before, 'main'))?.[1] ?? '';
  // The page shows it in a size of its own, whose name ends with its width.
  const { id } = await editor.find('media', 'filename', shown.replace(/-\d+(?=\.webp$)/, ''));
  const alt = 'Our branch seen from the street';
  await editor.change('media', id, { alt, decorative: false });
  await soon(`${site.url}/reach-us`, ({ html }) => html.includes(`alt="${alt}"`));

  const response = await editor.api.patch(`/cms-api/media/${id}?locale=en`, {
    multipart: {
      _payload: JSON.stringify({ alt, decorative: false }),
      file: { name: 'new-branch.png', mimeType: 'image/png', buffer: onePixel },
    },
  });
  expect(response.ok(), await response.text()).toBe(true);
  const { html } = await soon(`${site.url}/reach-us`, (page) => page.html.includes('/media/new-branch-'));
  const picture = /\/media\/new-branch-[^"?\s]+/.exec(html)?.[0] ?? '';
  expect((await fetch(`${site.url}${picture}`)).status).toBe(200);
});

test('what an editor uploads keeps its kind, whatever its name, and is served by the site', async ({
  whole: { site },
  editor,
}) => {
  const drawing = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"><path d="M0 0h4v4z"/></svg>',
  );
  const paper = readFileSync(join(documentsFolder, 'annual-report-2021-ar.pdf'));
  for (const [collection, name, mimeType, buffer] of [
    ['media', 'Our logo v2.svg', 'image/svg+xml', drawing],
    ['media', 'شعارنا.svg', 'image/svg+xml', drawing],
    ['documents', 'تقرير.pdf', 'application/pdf', paper],
  ] as const) {
    const sent = await editor.api.post(`/cms-api/${collection}?locale=en`, {
      multipart: { _payload: JSON.stringify({ alt: 'Logo', title: 'Report' }), file: { name, mimeType, buffer } },
    });
    const text = await sent.text();
    expect(sent.ok(), text).toBe(true);
    const served = await fetch(`${site.url}/media/${JSON.parse(text).doc.filename}`);
    expect([name, served.status, served.headers.get('content-type')]).toEqual([name, 200, mimeType]);
  }
});

const onePixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

function textOfHeader(html: string): string {
  return textOf(`<main>${part(html, 'header')}</main>`);
}
