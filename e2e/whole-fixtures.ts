import { type Language, languages as siteLanguages, withPrefix } from '@insurer/contract/language.ts';
import {
  type APIRequestContext,
  request as apiRequest,
  type Browser,
  test as base,
  expect,
  type Page,
} from '@playwright/test';
import { admin, secrets, startWhole, type Whole } from './whole-content.ts';

type WorkerFixtures = {
  /** Both apps, one pair per worker, filled with the demo content. */
  whole: Whole;
  /** The content service's own interface, signed in as its administrator. */
  editor: Editor;
  /** What the content service answers the site: GET of a path of the contract. */
  service: <Data>(path: string) => Promise<Data>;
};
type TestFixtures = { adminPage: Page };
type Lock = { document?: { relationTo: string; value: number } | null; globalSlug?: string | null };
type Doc = { id: number | string } & Record<string, unknown>;

export const test = base.extend<TestFixtures, WorkerFixtures>({
  whole: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern
    async ({}, use) => {
      const whole = await startWhole();
      await use(whole);
      await whole.stop();
    },
    { scope: 'worker', timeout: 600_000 },
  ],
  editor: [
    async ({ whole }, use) => {
      const api = await signedIn(whole, admin);
      await use(new Editor(api));
      await api.dispose();
    },
    { scope: 'worker' },
  ],
  service: [
    async ({ whole }, use) => {
      await use(async (path) => {
        const headers = { authorization: `Bearer ${secrets.CONTENT_API_KEY}` };
        const response = await fetch(`${whole.cms.url}/api${path}`, { headers });
        expect(response.status, path).toBe(200);
        return (await response.json()).data;
      });
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ whole }, use) => use(whole.site.url),
  /** A browser window of its own in which the administrator is signed in. */
  adminPage: async ({ browser, whole, editor }, use) => {
    const context = await browser.newContext({ baseURL: whole.cms.url, storageState: await editor.api.storageState() });
    await use(await context.newPage());
    await context.close();
  },
});

export { expect };
export const languages: Language[] = [...siteLanguages];

/** A window of a colleague, who is made for it, in a language of the admin; in Riyadh unless another zone is named. */
export async function windowOf(
  browser: Browser,
  whole: Whole,
  { email, password }: { email: string; password: string },
  language: Language,
  timezoneId = 'Asia/Riyadh',
): Promise<Page> {
  const api = await signedIn(whole, { email, password });
  const storageState = await api.storageState();
  const context = await browser.newContext({ baseURL: whole.cms.url, storageState, timezoneId });
  await api.dispose();
  await context.addCookies([{ name: 'content-lng', value: language, url: whole.cms.url }]);
  return context.newPage();
}

/** Signs in over the interface that the admin itself uses. */
export async function signedIn(
  { cms }: { cms: { url: string } },
  { email, password }: { email: string; password: string },
): Promise<APIRequestContext> {
  // Each call has a connection of its own: one that was idle may be closed in the moment in which it is used again.
  const extraHTTPHeaders = { origin: cms.url, connection: 'close' };
  const api = await apiRequest.newContext({ baseURL: cms.url, extraHTTPHeaders });
  expect((await api.post('/cms-api/users/login', { data: { email, password } })).status()).toBe(200);
  return api;
}

/** What an editor does in the admin, for the journeys that are not about the admin itself. */
export class Editor {
  readonly api: APIRequestContext;

  constructor(api: APIRequestContext) {
    this.api = api;
  }

  async page(name: string, language: Language = 'en'): Promise<Doc> {
    return this.find('pages', 'name', name, language);
  }

  async find(collection: string, field: string, value: string, language: Language = 'en'): Promise<Doc> {
    const where = `where[${field}][equals]=${encodeURIComponent(value)}`;
    const path = `/cms-api/${collection}?${where}&locale=${language}&limit=1`;
    const { docs } = await this.#json(this.api.get(path));
    expect(docs, `${collection} with ${field} ${value}`).toHaveLength(1);
    return docs[0];
  }

  async global(slug: string, language: Language = 'en', draft = false): Promise<Doc> {
    return this.#json(this.api.get(`/cms-api/globals/${slug}?locale=${language}&draft=${draft}`));
  }

  async create(collection: string, data: Record<string, unknown>): Promise<Doc> {
    return (await this.#json(this.api.post(`/cms-api/${collection}`, { data }))).doc;
  }

  async change(
    collection: string,
    id: Doc['id'],
    data: object,
    language: Language = 'en',
    draft = false,
  ): Promise<void> {
    await this.#json(this.api.patch(`/cms-api/${collection}/${id}?locale=${language}&draft=${draft}`, { data }));
  }

  /** What is still linked or used goes offline with a reason alone. */
  async takeOffline(collection: string, id: Doc['id'], reason: string): Promise<void> {
    await this.#json(this.api.post(`/cms-api/${collection}/${id}/departure`, { data: { reason } }));
    await this.change(collection, id, { _status: 'draft' });
  }

  async changeGlobal(slug: string, data: object, language: Language = 'en', draft = false): Promise<void> {
    await this.#json(this.api.post(`/cms-api/globals/${slug}?locale=${language}&draft=${draft}`, { data }));
  }

  /** Who has the document whose form is at this path locked: other journeys' windows may have left documents of theirs locked. */
  async locksOf(path: string): Promise<Lock[]> {
    const { docs } = await this.#json(this.api.get('/cms-api/payload-locked-documents?limit=0&depth=0'));
    return docs.filter((lock: Lock) => isOf(lock, path));
  }

  /** As after the button with the eye: the admin remembers it, so that the journey need not ask what is open. */
  async openPreviewWithForm(collection: string): Promise<void> {
    const data = { value: { editViewType: 'live-preview' } };
    await this.#json(this.api.post(`/cms-api/payload-preferences/collection-${collection}`, { data }));
  }

  async #json(sent: Promise<{ ok(): boolean; text(): Promise<string> }>) {
    const response = await sent;
    const text = await response.text();
    expect(response.ok(), text.slice(0, 500)).toBe(true);
    return JSON.parse(text);
  }
}

function isOf({ document, globalSlug }: Lock, path: string): boolean {
  const form = document ? `/collections/${document.relationTo}/${document.value}` : `/globals/${globalSlug}`;
  return path.startsWith(`/admin${form}?`);
}

/**
 * Waits until a page of the site is as it should be: on a busy machine longer than the two seconds that `npm run stage -- --try`
 * holds a publication to, and a good deal shorter than the minute after which pages are asked for anew.
 */
export async function soon(url: string, isRight: (page: { status: number; html: string }) => boolean, ms = 20_000) {
  const began = performance.now();
  let last = { status: 0, html: '' };
  do {
    const response = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(ms) });
    last = { status: response.status, html: await response.text() };
    if (isRight(last)) return last;
    // biome-ignore lint/plugin: the pause between two looks; what is waited for is the response above
    await new Promise((resolve) => setTimeout(resolve, 50));
  } while (performance.now() - began < ms);
  throw new Error(`${url} was not as expected after ${ms} ms: ${last.status}`);
}

/** The address of a page in a language. */
export function at(language: Language, path: string): string {
  return withPrefix(path, language);
}
