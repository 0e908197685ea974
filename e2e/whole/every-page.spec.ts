import { acceptCookies, watch } from '../fixtures.ts';
import { at, expect, languages, test } from '../whole-fixtures.ts';
import { contentPaths, otherPaths } from './routes.ts';

for (const language of languages) {
  test(`[ACCESS-01] no route shows an error in the browser, in the console or against the policy (${language})`, async ({
    page,
    whole,
    service,
  }) => {
    await acceptCookies(page);
    // A token of nobody passes the guard of /my-requests (decision D12), which then finds nothing.
    await page.addInitScript(() => self === top && localStorage.setItem('token', 'of-nobody'));
    const found: string[] = [];
    watch(page, found);
    const [job] = (await service<{ jobs: { id: string }[] }>('/jobs')).jobs;
    const paths = [...contentPaths.map(([, path]) => path), ...otherPaths];
    for (const path of paths) {
      const address = at(language, path.replace('{id}', String(job?.id)));
      const response = await page.goto(address);
      expect([address, response?.status()]).toEqual([address, 200]);
      expect(response?.headers()['content-security-policy'], address).toContain("default-src 'none'");
      await expect(page.getByRole('heading', { level: 1 }), address).toHaveCount(1);
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      expect(found, address).toEqual([]);
    }
    expect(whole.site.log.filter((line) => line.includes('"level":50'))).toEqual([]);
  });
}
