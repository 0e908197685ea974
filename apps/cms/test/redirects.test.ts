import { createLocalReq, type Payload } from 'payload';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { GET as getHeaders } from '../src/app/api/headers/route.ts';
import { GET } from '../src/app/api/redirects/route.ts';
import { knownNames } from '../src/links/known-names.ts';
import { whereUsedEndpoint } from '../src/links/where-used-endpoint.ts';
import { siteCall } from './cases/site-call.ts';
import { addEditor, openTestContent } from './test-content.ts';

let payload: Payload;
beforeAll(async () => {
  payload = await openTestContent();
});
afterEach(async () => {
  vi.restoreAllMocks();
  for (const collection of ['pages', 'redirects'] as const)
    await payload.delete({ collection, where: {}, trash: true });
});
afterAll(() => payload?.destroy());

const pages = 'pages' as const;
const publish = async (name: string) =>
  (await payload.create({ collection: pages, data: { name, title: name, _status: 'published' } })).id;
const rename = (id: number, name: string) =>
  payload.update({ collection: pages, id, data: { name, _status: 'published' } });
/** What GET /redirects says: old name to target. */
async function told(): Promise<Record<string, string>> {
  const { data } = (await siteCall(GET, '/redirects')) as unknown as {
    data: { items: { from: string; to: string; status: number }[] };
  };
  expect(data.items.every(({ status }) => status === 301)).toBe(true);
  return Object.fromEntries(data.items.map(({ from, to }) => [from, to]));
}
const stored = async () =>
  (await payload.find({ collection: 'redirects', sort: 'from' })).docs.map(({ from, to }) => [from, to]);
async function saidInForm(id: number) {
  const [user] = (await payload.find({ collection: 'users', limit: 1 })).docs;
  const req = await createLocalReq({ user: { ...(user ?? (await addEditor(payload))), collection: 'users' } }, payload);
  const response = await whereUsedEndpoint('pages').handler(Object.assign(req, { routeParams: { id: String(id) } }));
  return (await response.json()).ownRedirect;
}
const add = (from: string, to: string) => payload.create({ collection: 'redirects', data: { from, to } });

// docs/contract.md, Redirects.
describe('a published page that is renamed', () => {
  it('is found under its old name; renamed twice, both old names lead to the newest', async () => {
    const id = await publish('first-name');
    await rename(id, 'second-name');
    expect(await told()).toEqual({ 'first-name': '/second-name' });
    await rename(id, 'third-name');
    expect(await told()).toEqual({ 'first-name': '/third-name', 'second-name': '/third-name' });
    expect(await stored()).toEqual([
      ['first-name', '/third-name'],
      ['second-name', '/third-name'],
    ]);
    await rename(id, 'first-name');
    expect(await told()).toEqual({ 'second-name': '/first-name', 'third-name': '/first-name' });
  });

  it('is so by a draft that is published later, in either language, and not before', async () => {
    const id = await publish('shown-name');
    await payload.update({ collection: pages, id, draft: true, data: { name: 'drafted-name' }, locale: 'ar' });
    expect(await told()).toEqual({});
    await payload.update({ collection: pages, id, data: { name: 'drafted-name', _status: 'published' }, locale: 'ar' });
    expect(await told()).toEqual({ 'shown-name': '/drafted-name' });
  });

  it('leads on from the last address under which it was online, also where it comes back from offline under another', async () => {
    const id = await publish('offers');
    await rename(id, 'autumn');
    await payload.update({ collection: pages, id, data: { _status: 'draft' } });
    await add('autumn-too', '/autumn');
    await payload.update({ collection: pages, id, data: { name: 'offers', _status: 'published' } });
    expect(await told()).toEqual({ autumn: '/offers', 'autumn-too': '/offers' });
  });

  it('leaves its last address to a redirect that somebody wrote while it was away, and its form says so', async () => {
    const id = await publish('spring');
    await publish('elsewhere');
    await payload.update({ collection: pages, id, data: { _status: 'draft' } });
    expect(await saidInForm(id)).toBeUndefined();
    await add('spring', '/elsewhere');
    await payload.update({ collection: pages, id, data: { name: 'summer' }, draft: true });
    const own = { from: 'spring', to: '/elsewhere' };
    expect(await saidInForm(id)).toEqual(own);
    await payload.update({ collection: pages, id, data: { name: 'summer', _status: 'published' } });
    expect(await told()).toEqual({ spring: '/elsewhere' });
    expect(await saidInForm(id)).toEqual(own);
    // Under its own name again it is found there itself.
    await rename(id, 'spring');
    expect(await told()).toEqual({ summer: '/spring' });
    expect(await saidInForm(id)).toBeUndefined();
  });

  it('leaves its last address to the page that has it now', async () => {
    const id = await publish('lent');
    await payload.update({ collection: pages, id, data: { _status: 'draft', name: 'away' } });
    await publish('lent');
    await payload.update({ collection: pages, id, data: { name: 'back', _status: 'published' } });
    expect(await told()).toEqual({});
  });

  it('leaves its last address to the page that had it since and was renamed', async () => {
    const id = await publish('lent-on');
    await payload.update({ collection: pages, id, data: { _status: 'draft', name: 'gone' } });
    await rename(await publish('lent-on'), 'moved-on');
    await payload.update({ collection: pages, id, data: { name: 'again', _status: 'published' } });
    expect(await told()).toEqual({ 'lent-on': '/moved-on' });
  });

  it('leaves nothing where it was never published, or changed anything but its name', async () => {
    const data = { name: 'draft-one', title: 'Draft', _status: 'draft' } as const;
    const { id } = await payload.create({ collection: pages, data, draft: true });
    await rename(id, 'draft-two');
    await payload.update({ collection: pages, id, data: { title: 'Other', _status: 'published' } });
    expect(await told()).toEqual({});
  });

  it('takes its name back: a new page of an old name is no redirect any more', async () => {
    await rename(await publish('taken'), 'moved');
    expect(await told()).toEqual({ taken: '/moved' });
    await publish('taken');
    expect(await told()).toEqual({});
  });

  it('is in the record, and the site is told in the same moment', async () => {
    await payload.db.deleteMany({ collection: 'purge-events', where: {} });
    await rename(await publish('told-one'), 'told-two');
    const events = await payload.db.find<{ keys: string[] }>({ collection: 'purge-events', sort: 'id' });
    const keys = events.docs.flatMap((event) => event.keys);
    expect(keys).toEqual(['pages/told-one', 'redirects', 'headers', 'pages/told-one', 'pages/told-two']);
    const where = { targetCollection: { equals: 'redirects' }, subject: { equals: 'told-one' } };
    expect((await payload.find({ collection: 'audit-log', where })).docs).toMatchObject([{ action: 'created' }]);
  });

  it('stands in the header under its present address, with what comes behind it, in either language', async () => {
    const id = await publish('motor');
    await publish('travel');
    const entry = (link: string) => ({ title: link, link });
    const items = [{ ...entry('/motor'), pages: [entry('/ar/motor?plan=2#prices'), entry('/travel')] }];
    await payload.updateGlobal({ slug: 'header', data: { items, _status: 'published' } });
    await rename(id, 'car');
    const { data } = (await siteCall(getHeaders, '/headers')) as unknown as {
      data: { link: string; pages: { link: string }[] }[];
    };
    expect(data.map(({ link, pages }) => [link, pages.map((page) => page.link)])).toEqual([
      ['/car', ['/car?plan=2#prices', '/travel']],
    ]);
    await rename(id, 'motor');
    expect(await siteCall(getHeaders, '/headers')).toMatchObject({ data: [{ link: '/motor' }] });
  });

  it('and not published after all leaves no redirect', async () => {
    const id = await publish('rolled-back');
    await publish('in-use');
    await expect(rename(id, 'in-use')).rejects.toThrow();
    expect(await told()).toEqual({});
  });

  it('keeps its name where what led to it could not be led on', async () => {
    await rename(await publish('led-one'), 'led-two');
    const { db } = payload;
    const write = db.updateOne.bind(db);
    const id = await publish('led-three');
    await add('older', '/led-three');
    vi.spyOn(db, 'updateOne').mockImplementation((args) =>
      args.collection === 'redirects' ? Promise.reject(new Error('the disk is full')) : write(args),
    );
    await expect(rename(id, 'led-four')).rejects.toThrow('the disk is full');
    expect(await told()).toEqual({ 'led-one': '/led-two', older: '/led-three' });
  });
});

const said = {
  en: 'A page is online at this address, so nobody would be led on. Take it offline first.',
  ar: 'توجد صفحة منشورة بهذا العنوان، فلن ينتقل منها أحد. أوقف نشرها أولًا.',
};

describe('a redirect whose end goes offline', () => {
  const takeOffline = (id: number) => payload.update({ collection: pages, id, data: { _status: 'draft' } });
  const events = async () => {
    const found = await payload.db.find<{ keys: string[] }>({ collection: 'purge-events', sort: 'id' });
    return found.docs.flatMap(({ keys }) => keys);
  };

  it.each<[string, (id: number) => Promise<unknown>]>([
    ['taken offline', takeOffline],
    [
      'moved to the trash',
      (id) => payload.update({ collection: pages, id, data: { deletedAt: new Date().toISOString() } }),
    ],
    ['deleted', (id) => payload.delete({ collection: pages, id })],
  ])('ends with it, over others as well, and the site is told: %s', async (_, go) => {
    const id = await publish('third');
    await add('second', '/third');
    await add('first', '/second');
    expect(await told()).toEqual({ first: '/third', second: '/third' });
    await payload.db.deleteMany({ collection: 'purge-events', where: {} });
    await go(id);
    expect(await told()).toEqual({});
    expect((await events()).sort()).toEqual(['headers', 'pages/third', 'redirects']);
  });

  it('is back when the page is online again, and the site is told', async () => {
    const id = await publish('third');
    await add('second', '/third');
    await takeOffline(id);
    await payload.db.deleteMany({ collection: 'purge-events', where: {} });
    await payload.update({ collection: pages, id, data: { _status: 'published' } });
    expect(await told()).toEqual({ second: '/third' });
    expect((await events()).sort()).toEqual(['headers', 'pages/third', 'redirects']);
  });

  it('ends with a job that is closed and with a file that is gone, and the site is told', async () => {
    const own = { title: 'Intern', key: 'intern', _status: 'published' } as const;
    const job = await payload.create({ collection: 'jobs', data: own });
    const content = Buffer.from('%PDF-1.4\nterms\nxref\n%%EOF');
    const file = { name: 'terms.pdf', data: content, mimetype: 'application/pdf', size: 0 };
    const { id, filename } = await payload.create({ collection: 'documents', data: { title: 'Terms' }, file });
    await add('internship', '/career-details/intern');
    await add('apply-now', '/ar/apply-form/intern');
    await add('old-terms', `/media/${filename}`);
    const all = {
      'apply-now': '/ar/apply-form/intern',
      internship: '/career-details/intern',
      'old-terms': `/media/${filename}`,
    };
    expect(await told()).toEqual(all);
    const change = (data: object) => payload.update({ collection: 'jobs', id: job.id, data });
    await payload.db.deleteMany({ collection: 'purge-events', where: {} });
    await change({ _status: 'draft' });
    expect(await told()).toEqual({ 'old-terms': all['old-terms'] });
    await payload.delete({ collection: 'documents', id });
    expect(await told()).toEqual({});
    expect((await events()).sort()).toEqual(['jobs', 'redirects', 'redirects']);
    await change({ _status: 'published' });
    expect(await told()).toEqual({ 'apply-now': all['apply-now'], internship: all.internship });
    await payload.delete({ collection: 'jobs', id: job.id });
  });

  it('does not lead where its letters are of another case than those of the page, the job or the screen: the site tells them apart', async () => {
    const own = { title: 'Intern', key: 'Summer-intern', _status: 'published' } as const;
    const { id } = await payload.create({ collection: 'jobs', data: own });
    await publish('third');
    const wrong = ['/career-details/summer-intern', '/Career-Details/Summer-intern', '/ar/Third', '/Search'];
    for (const [index, to] of wrong.entries()) await add(`wrong-${index}`, to);
    await add('right', '/ar/career-details/Summer-intern');
    expect(await told()).toEqual({ right: '/ar/career-details/Summer-intern' });
    await payload.delete({ collection: 'jobs', id });
  });

  it('is no address that leads somewhere', async () => {
    const id = await publish('third');
    await add('second', '/third');
    const names = async () => (await knownNames({ payload })).has('second');
    expect(await names()).toBe(true);
    await takeOffline(id);
    expect(await names()).toBe(false);
  });

  it('leads on to what the site itself answers', async () => {
    await add('old-claims', '/claims');
    await add('old-search', '/search');
    await add('old-front', '/');
    expect(await told()).toEqual({ 'old-claims': '/claims', 'old-search': '/search', 'old-front': '/' });
  });
});

describe('redirects that editors write', () => {
  it('are led to their end, whatever they were written like', async () => {
    await publish('three');
    await add('one', '/two');
    await add('two', '/three');
    await add('zero', '/one');
    expect(await told()).toEqual({ one: '/three', two: '/three', zero: '/three' });
  });

  it.each(['https://evil.example', '//evil.example', '/\\evil.example', 'no-slash', '/a b', '/a?b', '', '/round'])(
    'lead to pages of the site alone, and never back: %j',
    async (to) => {
      await expect(add('round', to)).rejects.toThrow();
    },
  );

  it('make no circle over others, not by a later change either', async () => {
    await add('one', '/two');
    await expect(add('two', '/one')).rejects.toThrow();
    const { id } = await add('two', '/three');
    await expect(payload.update({ collection: 'redirects', id, data: { to: '/one' } })).rejects.toThrow();
    await publish('two-of-it');
    await payload.update({ collection: 'redirects', id, data: { to: '/two-of-it' } });
    expect(await told()).toEqual({ one: '/two-of-it', two: '/two-of-it' });
  });

  it('leave a page that is online alone: its name is refused, in the language of who writes', async () => {
    const req = (language: string) => ({ i18n: { language } }) as never;
    const id = await publish('in-use');
    const writing = (language: string) =>
      payload.create({ collection: 'redirects', data: { from: 'in-use', to: '/claims' }, req: req(language) });
    await expect(writing('en')).rejects.toMatchObject({ data: { errors: [{ path: 'from', message: said.en }] } });
    await expect(writing('ar')).rejects.toMatchObject({ data: { errors: [{ path: 'from', message: said.ar }] } });
    await payload.update({ collection: pages, id, data: { _status: 'draft' } });
    await writing('en');
    expect(await told()).toEqual({ 'in-use': '/claims' });
  });

  it('have one target for each old name, which is a name', async () => {
    await add('once', '/a');
    await expect(add('once', '/b')).rejects.toThrow();
    await expect(add('no name', '/b')).rejects.toThrow();
  });
});
