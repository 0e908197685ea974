/**
 * Takes the pictures of the admin's guide anew: `npm run build && npm run photograph:guide`. It starts both apps on a copy of the
 * demo content, with an account for each role and a complaint that is being answered; commit what it writes.
 */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type Language, languages } from '@insurer/contract/language.ts';
import { type APIRequestContext, type Browser, chromium, type Page, request } from '@playwright/test';
import sharp from 'sharp';
import {
  type GuidePicture,
  guidePictures,
  pictureAddress,
  pictureSize,
  type Shot,
} from '../apps/cms/src/guide/guide-pictures.ts';
import { chromium as launch } from '../e2e/browser.ts';
import { admin, prepareDemoContent, secrets, startWhole, type Whole } from '../e2e/whole-content.ts';

const publicFolder = join(import.meta.dirname, '../apps/cms/public');
const password = 'quiet-lantern-orbit-71';
const people = {
  admin: 'منى العتيبي',
  editor: 'سلمان الدوسري',
  reviewer: 'ريم الشهري',
  people: 'فهد الزهراني',
  care: 'هدى القحطاني',
};

await prepareDemoContent();
await mkdir(join(publicFolder, 'guide'), { recursive: true });
const whole = await startWhole();
const browser = await chromium.launch(launch);
try {
  await photographAll(whole, browser);
} finally {
  await browser.close();
  await whole.stop();
}

async function photographAll({ cms }: Whole, browser: Browser): Promise<void> {
  const api = await signedIn(cms.url, admin);
  for (const [role, name] of Object.entries(people))
    await post(api, '/cms-api/users', { name, email: emailOf(role), password, role, directPhone: '011 234 5678' });
  const numbers = { page: await pageNumber(api), draft: await draftNumber(api), complaint: await complaintNumber(api) };
  for (const language of languages) {
    for (const [name, shot] of Object.entries<Shot>(guidePictures)) {
      const page = await pageOf(cms.url, browser, shot.role, language);
      const path = shot.path.replace(/\{(page|draft|complaint)\}/, (_, of: keyof typeof numbers) =>
        String(numbers[of]),
      );
      // The keys of the table, which `entries` forgets.
      await photograph(page, { ...shot, path: `/admin${path}` }, name as GuidePicture, language);
      await page.context().close();
    }
  }
  await api.dispose();
}

async function photograph(
  page: Page,
  { path, of, press, shows }: Shot,
  name: GuidePicture,
  language: Language,
): Promise<void> {
  await page.goto(path, { waitUntil: 'networkidle' });
  await page.locator('h1, h2').first().waitFor();
  // Until the names of months are there.
  await page.waitForFunction(() => !/Loading|التّحميل/.test(document.body.innerText));
  if (shows) await page.locator(shows).waitFor();
  if (of)
    await page
      .locator(of)
      .first()
      .evaluate((element) => element.scrollIntoView({ block: 'center' }));
  if (press) {
    await page.locator(press).first().click();
    await page.waitForLoadState('networkidle');
  }
  const webp = await sharp(await page.screenshot({ animations: 'disabled' }))
    .webp({ quality: 72 })
    .toBuffer();
  await sharp(webp).toFile(join(publicFolder, pictureAddress(name, language)));
}

async function pageOf(url: string, browser: Browser, role: string, language: Language): Promise<Page> {
  const api = await signedIn(url, { email: emailOf(role), password });
  const context = await browser.newContext({
    baseURL: url,
    storageState: await api.storageState(),
    viewport: pictureSize,
    timezoneId: 'Asia/Riyadh',
  });
  await context.addCookies([{ name: 'content-lng', value: language, url }]);
  await post(api, '/cms-api/payload-preferences/locale', { value: language });
  await api.dispose();
  return context.newPage();
}

async function pageNumber(api: APIRequestContext): Promise<number> {
  const { docs } = await (await api.get('/cms-api/pages?where[name][equals]=motor-insurance&limit=1')).json();
  return docs[0].id;
}

/** A page as somebody has begun it: without its English, a link that leads nowhere, nothing said for search engines. */
async function draftNumber(api: APIRequestContext): Promise<number> {
  const sections = [
    { blockType: 'card', header: 'مزايا البرنامج', items: [{ title: 'رعاية أولية', redirectUrl: '/no-such-page' }] },
  ];
  const data = { name: 'family-programme', title: 'برنامج الأسرة', sections };
  const response = await api.post('/cms-api/pages?locale=ar&draft=true', { data });
  if (!response.ok()) throw new Error(await response.text());
  return (await response.json()).doc.id;
}

/** A complaint as a visitor sends it, given to the case worker and answered once. */
async function complaintNumber(api: APIRequestContext): Promise<number> {
  const sent = {
    ...{ full_name: 'سارة الحربي', id_number: '1000000008', phone: '0512345678', email: 'sara@example.com' },
    ...{ city: 'riyadh', product: 'motor', complaint_relation: 'claims', service_request_type: 'complaint' },
    ...{ comments: 'تأخر الرد على مطالبتي.', language: 'ar' },
  };
  const headers = { 'x-content-api-key': secrets.CONTENT_API_KEY };
  const answer = await api.post('/api/service-requests/complaint', { headers, data: sent });
  if (!answer.ok()) throw new Error(await answer.text());
  const { reference } = (await answer.json()).data;
  const found = await api.get(`/cms-api/service-requests?where[reference][equals]=${reference}&limit=1`);
  const { id } = (await found.json()).docs[0];
  const care = await (await api.get(`/cms-api/users?where[email][equals]=${emailOf('care')}&limit=1`)).json();
  await api.patch(`/cms-api/service-requests/${id}`, { data: { assignee: care.docs[0].id } });
  return id;
}

function emailOf(role: string): string {
  return `${role}@guide.example`;
}

async function signedIn(baseURL: string, account: { email: string; password: string }): Promise<APIRequestContext> {
  const api = await request.newContext({ baseURL, extraHTTPHeaders: { origin: baseURL } });
  await post(api, '/cms-api/users/login', { email: account.email, password: account.password });
  return api;
}

async function post(api: APIRequestContext, path: string, data: object): Promise<void> {
  const response = await api.post(path, { data });
  if (!response.ok()) throw new Error(`${path}: ${await response.text()}`);
}
