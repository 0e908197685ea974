import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { forms } from '@insurer/contract/forms/forms.ts';
import { languages } from '@insurer/contract/language.ts';
import type { Request } from '@playwright/test';
import { at, expect, test } from '../fixtures.ts';

const assets = join(dirname(fileURLToPath(import.meta.url)), '../../apps/site/build/client/assets');
const scripts = readdirSync(assets)
  .filter((name) => name.endsWith('.js'))
  .map((name) => ({ name, code: readFileSync(join(assets, name), 'utf8') }));

const gzipped = new Map(scripts.map(({ name, code }) => [name, gzipSync(code, { level: 9 }).length]));

const react = /react-dom|__reactFiber|Symbol\.for\("react/;

test('no schema library, no sanitiser and no words of either language reach the browser', () => {
  expect(scripts.length).toBeGreaterThan(0);
  const english = forms.flatMap(({ messages }) => Object.values(messages).map(({ en }) => en));
  const found = scripts.flatMap(({ name, code }) => [
    ...(code.match(/valibot|parse5|hast|[\u0600-\u06ff]{3}/) ?? []).map((word) => `${name}: ${word}`),
    ...english.filter((words) => code.includes(words)).map((words) => `${name}: ${words}`),
  ]);
  expect(found).toEqual([]);
});

const budgets: [path: string, kilobytes: number][] = [
  ['/', 15],
  ['/who-we-are', 6],
  ['/financial-performance', 6],
  ['/contact-us', 140],
  ['/activate-visa', 190],
  ['/quote/motor?step=1', 130],
  ['/visit-visa-planner', 130],
  // It keeps its photos on the device, too (decision 0032), knows a page that is older than what was kept, reads days of a keypad, and tells of a
  // file that was not taken in its own step alone; it looks into files as they are chosen, and tells those of one name apart.
  ['/claim', 133.4],
  ['/savings-calculator', 123],
  ['/find-a-provider', 122],
];
/** Applications alone bring React (decision 0022). */
const applications = /^\/(quote\/|visit-visa-planner|claim$|savings-calculator|find-a-provider)/;

for (const language of languages) {
  test(`the scripts of a page stay within their budget (${language})`, async ({ page }) => {
    for (const [path, kilobytes] of budgets) {
      const loaded = new Set<string>();
      const collect = (request: Request) => {
        if (request.resourceType() === 'script') loaded.add(basename(new URL(request.url()).pathname));
      };
      page.on('request', collect);
      await page.goto(at(language, path), { waitUntil: 'load' });
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      await page.waitForLoadState('networkidle');
      // What this page still asks for is not the next one's.
      await page.goto('about:blank');
      page.off('request', collect);
      expect(
        [...loaded].filter((name) => !gzipped.has(name)),
        path,
      ).toEqual([]);
      if (!applications.test(path))
        expect(
          scripts.filter(({ name, code }) => loaded.has(name) && react.test(code)),
          path,
        ).toEqual([]);
      const bytes = [...loaded].reduce((sum, name) => sum + (gzipped.get(name) ?? 0), 0);
      expect(bytes, path).toBeGreaterThan(0);
      expect(bytes, path).toBeLessThan(kilobytes * 1000);
      await page.context().clearCookies();
    }
  });
}
