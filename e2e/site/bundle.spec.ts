import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { forms } from '@insurer/contract/forms/forms.ts';
import { languages } from '@insurer/contract/language.ts';
import { at, expect, test } from '../fixtures.ts';

const assets = join(dirname(fileURLToPath(import.meta.url)), '../../apps/site/build/client/assets');
const scripts = readdirSync(assets)
  .filter((name) => name.endsWith('.js'))
  .map((name) => ({ name, code: readFileSync(join(assets, name), 'utf8') }));

const react = /react-dom|__reactFiber|Symbol\.for\("react/;

test('no schema library, no sanitiser and no words of either language reach the browser', () => {
  expect(scripts.length).toBeGreaterThan(0);
  for (const { name, code } of scripts) {
    expect(code, name).not.toMatch(/valibot|parse5|hast/);
    expect(code, name).not.toMatch(/[\u0600-\u06ff]{3}/);
    for (const { en } of forms.flatMap(({ messages }) => Object.values(messages)))
      expect(code.includes(en), `${name}: ${en}`).toBe(false);
  }
});

const budgets: [path: string, kilobytes: number][] = [
  ['/', 15],
  ['/who-we-are', 6],
  ['/financial-performance', 6],
  ['/contact-us', 140],
  ['/activate-visa', 190],
  ['/quote/motor?step=1', 130],
  ['/visit-visa-planner', 130],
  ['/claim', 130],
  ['/savings-calculator', 130],
];
/** Applications alone bring React (decision 0022). */
const applications = /^\/(quote\/|visit-visa-planner|claim$|savings-calculator)/;

for (const language of languages) {
  test(`the scripts of a page stay within their budget (${language})`, async ({ page }) => {
    for (const [path, kilobytes] of budgets) {
      const bodies: Promise<Buffer>[] = [];
      const collect = (response: import('@playwright/test').Response) => {
        if (response.request().resourceType() === 'script') bodies.push(response.body());
      };
      page.on('response', collect);
      await page.goto(at(language, path), { waitUntil: 'load' });
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      await page.waitForLoadState('networkidle');
      page.off('response', collect);
      const scripts = await Promise.all(bodies);
      if (!applications.test(path)) for (const script of scripts) expect(script.toString(), path).not.toMatch(react);
      const bytes = scripts.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0);
      expect(bytes, path).toBeLessThan(kilobytes * 1000);
      await page.context().clearCookies();
    }
  });
}
