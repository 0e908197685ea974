import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const folder = mkdtempSync(join(tmpdir(), 'timed-tests-'));
afterAll(() => rmSync(folder, { recursive: true }));
writeFileSync(
  join(folder, 'biome.json'),
  JSON.stringify({
    plugins: [join(root, 'scripts/lint/timed-tests.grit')],
    linter: { rules: { preset: 'none' } },
  }),
);

/** What the rule finds in a test of these lines. */
function findings(sample: string): number {
  const path = join(folder, 'sample.ts');
  writeFileSync(path, /^import /.test(sample) ? sample : `test('it', async ({ page }) => {\n${sample}\n});\n`);
  const biome = join(root, 'node_modules/.bin/biome');
  const { stdout } = spawnSync(biome, ['lint', '--reporter=github', path], { cwd: folder, encoding: 'utf8' });
  return stdout.split('\n').filter((line) => line.startsWith('::error title=plugin')).length;
}

describe('the linter finds a fixed sleep', () => {
  it.each([
    'await page.waitForTimeout(500);',
    'await new Promise((done) => setTimeout(done, 500));',
    'await new Promise((done) => setTimeout(() => done(), 500));',
    'await new Promise<void>((done) => { setTimeout(() => { done(); }, 500); });',
    'await promisify(setTimeout)(500);',
    'await scheduler.wait(500);',
    'Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 500);',
    'const late = Promise.withResolvers<void>();\nsetTimeout(late.resolve, 500);\nawait late.promise;',
    'const { promise, resolve } = Promise.withResolvers<void>();\nsetTimeout(resolve, 500);\nawait promise;',
    "import { scheduler } from 'node:timers/promises';",
    "import { setTimeout } from 'node:timers/promises';",
    "import { setTimeout as sleep } from 'timers/promises';",
    "import timers from 'node:timers/promises';",
    "import * as timers from 'node:timers/promises';",
  ])('%s', (sample) => expect(findings(sample)).toBe(1));
});

describe('the linter finds one look that steers', () => {
  it.each([
    'if (await button.isVisible()) await button.click();',
    'if (await rows.count()) await button.click();',
    'if ((await link.getAttribute("target")) === "_blank") await link.click();',
    'if (await field.evaluate((element) => element.checked)) return;',
    'if (await page.$("dialog")) await button.click();',
    'if ((await page.title()) === "Error") await page.reload();',
    '(await rows.count()) && (await button.click());',
    'while ((await rows.count()) < 5) await button.click();',
    'const name = (await heading.textContent()) === "Sent" ? "a" : "b";',
    'switch (await rows.count()) { case 1: await button.click(); }',
    'for (const box of await boxes.all()) await box.check();',
    'const found = await boxes.all();\nfor (const box of found) await box.check();',
    'const n = await rows.count();\nif (n) await button.click();',
    'const said = await heading.textContent();\nif (said === "Sent" && n > 1) await button.click();',
    'const isOpen = (await menu.getAttribute("open")) !== null;\nisOpen || (await button.click());',
    'if (await row.boundingBox()) await row.click();',
    'const box = await row.boundingBox();\nif (box) await row.click();',
    'const handle = await row.elementHandle();\nif (handle) await row.click();',
    'if (page.url().endsWith("/login")) await page.goBack();',
    'const where = this.page.url();\nif (where === start) await button.click();',
    'const { open } = await menu.evaluate((element) => ({ open: element.open }));\nif (!open) await button.click();',
  ])('%s', (sample) => expect(findings(sample)).toBe(1));
});

describe('the linter lets pass', () => {
  it.each([
    "import { setImmediate } from 'node:timers/promises';",
    'service.answer = () => new Promise((done) => setTimeout(() => done(found), 500));',
    'expect(await rows.count()).toBe(2);',
    'const before = await heading.textContent();\nawait button.click();\nawait expect(heading).not.toHaveText(before);',
    'const answers = await Promise.all(sent);\nif (answers.length > 1) throw new Error("twice");',
    'page.on("request", (request) => { if (request.url() === start) sent.push(request); });',
    'const { promise: held, resolve: release } = Promise.withResolvers<void>();\nrelease();\nawait held;',
    'if (javaScriptEnabled) await page.locator("form[data-enhanced]").waitFor();',
    '// biome-ignore lint/plugin: the pause between two looks\nawait new Promise((done) => setTimeout(done, 50));',
  ])('%s', (sample) => expect(findings(sample)).toBe(0));
});
