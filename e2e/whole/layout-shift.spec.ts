import { partOf } from '../../scripts/test/scope.ts';
import { delayWhatComesLate, shiftOf } from '../layout-shift.ts';
import { at, expect, languages, test } from '../whole-fixtures.ts';
import { contentPaths, otherPaths } from './routes.ts';

for (const [first, language] of languages.entries()) {
  for (const [second, width] of [360, 1280].entries()) {
    test(`no page of the demo content moves while it loads and is read (${language}, ${width} px)`, async ({
      page,
      service,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      // A token of nobody passes the guard of /my-requests (decision D12), which then finds nothing.
      await page.addInitScript(() => self === top && localStorage.setItem('token', 'of-nobody'));
      await delayWhatComesLate(page);
      // Maps of others are theirs, and there is no network.
      await page.route(/^https:/, (route) => route.fulfill({ contentType: 'text/html', body: 'A map' }));
      const [job] = (await service<{ jobs: { id: string }[] }>('/jobs')).jobs;
      const paths = partOf([...contentPaths.map(([, path]) => path), ...otherPaths], first + 2 * second);
      const moved: (string | undefined)[] = [];
      for (const path of paths) moved.push(await shiftOf(page, at(language, path.replace('{id}', String(job?.id)))));
      expect(moved.filter(Boolean)).toEqual([]);
    });
  }
}
