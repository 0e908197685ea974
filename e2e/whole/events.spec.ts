import { startApp } from '../app-process.ts';
import { expect, soon, test } from '../whole-fixtures.ts';

const words = 'اسم جديد لهذه الصفحة';

// docs/contract.md, Events.
test('two sites that nobody tells anything show within 2 seconds what was published', async ({ whole, editor }) => {
  // `/_purge` refuses the service, which has another secret.
  const deaf = { ...whole.siteSettings, PURGE_SECRET: 'a-secret-that-the-service-does-not-have' };
  const sites = await Promise.all([startApp('site', deaf), startApp('site', deaf)]);
  try {
    const address = (url: string) => `${url}/ar/who-we-are`;
    const { id } = await editor.page('who-we-are');
    for (const { url } of sites) expect(await (await fetch(address(url))).text()).not.toContain(words);
    await editor.change('pages', id, { title: words, _status: 'published' }, 'ar');
    await Promise.all(sites.map(({ url }) => soon(address(url), ({ html }) => html.includes(words))));
  } finally {
    await Promise.all(sites.map((site) => site.stop()));
  }
});
