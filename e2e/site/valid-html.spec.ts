import { execFile } from 'node:child_process';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { formExample } from '@insurer/contract/examples/form-examples.ts';
import type { FakeResponse } from '@insurer/contract/fake-service.ts';
import { caseForms } from '@insurer/contract/forms/forms.ts';
import type { Page } from '@playwright/test';
import { at, expect, languages, test } from '../fixtures.ts';
import { asPlainInput, controlsOf, isDropdown } from '../form-controls.ts';
import { documentScreens, pathWith, statusAlone } from '../screen-paths.ts';
import { exampleNames } from './every-screen.ts';

const vnu = createRequire(import.meta.url).resolve('vnu-jar/build/dist/vnu.jar');

/** What the checker calls an error and is none, each with its reason. */
const notAnError: { message: RegExp; reason: string }[] = [
  { message: /^CSS: “starting-style”: Parse Error/, reason: '@starting-style is newer than the checker' },
  { message: /^CSS: “scroll-initial-target”/, reason: 'scroll-initial-target is newer than the checker' },
  { message: /^CSS: “container-type”/, reason: 'container queries are newer than the checker' },
  { message: /^CSS: “container”: Parse Error/, reason: '@container is newer than the checker' },
  { message: /^CSS: “paint-order”/, reason: 'paint-order of CSS is newer than the checker' },
  {
    message: /^A “link” element with a “blocking” attribute must have a “rel” attribute/,
    reason: 'rel="expect" of the HTML standard is newer than the checker',
  },
  {
    message: /Setting both “allow-scripts” and “allow-same-origin” is not recommended/,
    reason: 'the advice is for frames of the own origin; maps are of another one and need both',
  },
];

type Message = { type: string; url?: string; message: string; extract?: string };

/** What the service responds for a page's name, and with which status the site shows its error screen for it. */
const errorScreens: [name: string, response: FakeResponse, status: number][] = [
  ['forbidden', { status: 403 }, 403],
  ['bad', { text: '<html>' }, 502],
  ['down', { status: 500, text: '' }, 503],
];
const more = ['/all-sections', '/all-hostile', '/search?q=motor', '/contact-us?about=accessibility'];

/** What each address responds: every screen of the table, what content and words make of one, and the error screens. */
const statuses = new Map<string, number>([
  ...documentScreens.map(({ path }) => [pathWith(path, exampleNames), statusAlone[path] ?? 200] as const),
  ...more.map((path) => [path, 200] as const),
  ['/no-such-page', 404],
  ...errorScreens.map(([name, , status]) => [`/${name}`, status] as const),
]);

/**
 * Every document that the window is sent, as the server sent it: a form with its problems and its confirmation, applications
 * with theirs, the prices at the end of a quote, what a saved link holds, and a request that is open in this browser.
 */
async function walkedScreens(page: Page, siteUrl: string): Promise<Map<string, string>> {
  const bodies = new Map<string, string>();
  const sent = new Map<string, Promise<Buffer>>();
  // What comes is kept under the name of what is being done: a page that is opened has one of its own.
  let state = '';
  page.on('response', (response) => {
    const isScreen = response.request().resourceType() === 'document' && response.status() < 300;
    if (isScreen || response.status() >= 400) sent.set(state, response.body());
  });
  for (const language of languages) {
    for (const [kind, form] of Object.entries(caseForms)) {
      state = `${language}-${kind}-empty`;
      await page.goto(at(language, kind === 'application' ? `/${form.path}/1` : `/${form.path}`));
      const submit = page.locator('main form[data-form] button[type=submit]').last();
      state = `${language}-${kind}-problems`;
      await submit.click();
      await expect(page.locator('[data-error-summary]')).toBeVisible();
      await fill(page, formExample(form));
      state = `${language}-${kind}-confirmation`;
      await submit.click();
      await expect(page.locator('[data-error-summary]'), state).toBeHidden();
      expect([...sent.keys()], `${kind} was sent`).toContain(state);
    }
    for (const application of ['claim', 'visit-visa-planner', 'savings-calculator']) {
      state = `${language}-${application}-empty`;
      await page.goto(at(language, `/${application}`));
      state = `${language}-${application}-problems`;
      await page.locator('main form .button--action[type=submit]').first().click();
      await expect(page.locator('main .error-summary')).toBeVisible();
    }
    const answers = Buffer.from(JSON.stringify(motorAnswers)).toString('base64url');
    await page.context().addCookies([{ name: 'quote-motor', value: answers, url: siteUrl }]);
    state = `${language}-prices`;
    await page.goto(at(language, '/quote/motor?step=prices'));
    state = `${language}-saved`;
    await page.getByRole('main').getByRole('button', { name: saveIt[language], exact: true }).click();
    await expect(page.getByRole('main')).toContainText(saved[language]);
    state = `${language}-open-request`;
    await page.goto(at(language, '/my-requests/FX-1?key=token-of-FX-1'));
    await expect(page.getByRole('main').locator('form[data-form]')).toBeVisible();
  }
  for (const [name, body] of sent) bodies.set(name, (await body).toString());
  for (const [name, body] of bodies) if (name.endsWith('-confirmation')) expect(body, name).toContain('data-reference');
  return bodies;
}

async function fill(page: Page, values: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    const field = page.locator(`main [name="${name}"]`).first();
    if (await isDropdown(field)) await field.selectOption({ index: 1 });
    else await field.fill(asPlainInput(value));
  }
  const form = page.locator('main form[data-form]');
  for (const box of await controlsOf(form, '[type=checkbox]')) await box.check();
  for (const papers of await controlsOf(form, 'input[type=file]'))
    await papers.setInputFiles({ name: 'a.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4') });
}

/** What a visitor answered before the prices of the example's motor table. */
const motorAnswers = { use: 'taxi', value: '60000', 'first-used': '2018-01-01', claims: 'no' };
const saveIt = { en: 'Save these prices or send them to myself', ar: 'احفظ هذه الأسعار أو أرسلها لنفسك' };
const saved = { en: 'Your link is ready.', ar: 'رابطك جاهز.' };

/** The checker's errors in a folder of documents, in one run of Java for all of them. */
function errorsIn(folder: string): Promise<Message[]> {
  return new Promise((resolve, reject) => {
    const parameters = ['-jar', vnu, '--format', 'json', '--errors-only', '--exit-zero-always', folder];
    execFile('java', parameters, { maxBuffer: 256 * 1024 * 1024 }, (error, _output, report) =>
      error ? reject(error) : resolve(JSON.parse(report).messages),
    );
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the W3C checker finds no error on any screen, in any section and in any answer of a form', async ({
    page,
    service,
    site,
    issues,
  }) => {
    issues.allow(/status of 4/);
    const folder = test.info().outputPath('html');
    const documents = await walkedScreens(page, site.url);
    for (const [name, response] of errorScreens) service.answer(`GET /pages/${name}`, response);
    for (const language of languages) {
      for (const [path, status] of statuses) {
        const response = await fetch(`${site.url}${at(language, path)}`);
        expect([at(language, path), response.status]).toEqual([at(language, path), status]);
        documents.set(`${language}${path.replaceAll(/\W+/g, '-')}`, await response.text());
      }
    }
    // The checker follows no link: it reads the late sheet (decision 0051) beside the measures that it is written with.
    const home = documents.get('en-') ?? '';
    const [, late = ''] = /<link rel="stylesheet" href="([^"]+)"/.exec(home) ?? [];
    const styles = await (await fetch(`${site.url}${late}`)).text();
    documents.set(
      'late-sheet',
      home.replace('</style>', () => `${styles}</style>`),
    );
    await rm(folder, { recursive: true, force: true });
    await mkdir(folder, { recursive: true });
    for (const [name, html] of documents) await writeFile(join(folder, `${name}.html`), html);
    const messages = await errorsIn(folder);
    for (const { message: known, reason } of notAnError)
      expect
        .soft(
          messages.some(({ message }) => known.test(message)),
          `still needed: ${reason}`,
        )
        .toBe(true);
    const errors = messages
      .filter(({ message }) => !notAnError.some((known) => known.message.test(message)))
      .map(({ url, message, extract }) => `${url?.split('/').at(-1)}: ${message} ${extract ?? ''}`);
    expect(errors).toEqual([]);
  });
});
