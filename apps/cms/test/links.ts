import { createLocalReq, type Payload, type TypedUser, type Where } from 'payload';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { config } from '../src/config.ts';
import { fillLinkPlaces } from '../src/links/fill-places.ts';
import { type LinkedCollection, linkPlacesSlug } from '../src/links/link-place.ts';
import type { WhereUsed } from '../src/links/where-used.ts';
import { whereUsedEndpoint } from '../src/links/where-used-endpoint.ts';
import { openTestContent, richText } from './test-content.ts';

/** A rich text with one link, as the editor stores it. */
function linkedText(url: string) {
  const text = richText('More about it');
  const [paragraph] = text.root.children;
  const common = { format: '', indent: 0, version: 1, direction: null } as const;
  const link = { type: 'link', fields: { url, linkType: 'custom', newTab: false }, children: paragraph?.children };
  return { root: { ...text.root, children: [{ ...paragraph, children: [{ ...link, ...common }] }] } } as never;
}

/** Where things are linked and used, on the database that DATABASE_URL names. */
export function describeLinks(dialect: string): void {
  describe(`where something is used, on ${dialect}`, () => {
    let payload: Payload;
    let editor: TypedUser;
    let count = 0;
    beforeAll(async () => {
      payload = await openTestContent();
      const data = { email: 'm@example.com', password: 'long-enough-password', name: 'Mona', role: 'editor' } as const;
      editor = { ...(await payload.create({ collection: 'users', data })), collection: 'users' } as TypedUser;
    });
    afterAll(() => payload?.destroy());

    const page = (data: object = {}, isDraft = false) => {
      count += 1;
      const own = {
        name: `linked-${count}`,
        title: `Page ${count}`,
        _status: isDraft ? 'draft' : 'published',
      } as const;
      return payload.create({ collection: 'pages', draft: isDraft, data: { ...own, ...data } });
    };
    const card = (item: object) => ({ sections: [{ blockType: 'card' as const, items: [item] }] });
    async function ask(collection: LinkedCollection, id: number, user: TypedUser | null = editor) {
      const req = await createLocalReq({ user: user ?? undefined }, payload);
      Object.assign(req, { routeParams: { id: String(id) } });
      const response = await whereUsedEndpoint(collection).handler(req);
      return { status: response.status, used: (await response.json()) as WhereUsed };
    }
    /** Every place as `title: path language states`. */
    async function placesOf(collection: LinkedCollection, id: number): Promise<string[]> {
      const { used } = await ask(collection, id);
      return used.usedIn.flatMap(({ title, places }) =>
        places.map(({ path, language, isOnline, isDraft }) =>
          [`${title.en}:`, path, language, isOnline && 'online', isDraft && 'draft'].filter(Boolean).join(' '),
        ),
      );
    }

    it('does not tell the title of a draft to who may not read it', async () => {
      const { id, name } = await page();
      await page({ title: 'Shown', ...card({ redirectUrl: `/${name}` }) });
      const shown = await payload.find({ collection: 'pages', where: { title: { equals: 'Shown' } } });
      await payload.update({
        collection: 'pages',
        id: shown.docs[0]?.id as number,
        draft: true,
        data: { title: 'Soon' },
      });
      await page({ title: 'Secret', ...card({ redirectUrl: `/${name}` }) }, true);
      const titles = async (user: TypedUser) =>
        (await ask('pages', id, user)).used.usedIn.map(({ title }) => title.en).sort();
      expect(await titles(editor)).toEqual(['Secret', 'Soon']);
      expect(await titles({ ...editor, role: 'care' } as TypedUser)).toEqual(['Draft', 'Shown']);
    });

    it('tells whoever it is told to which of the places open for them', async () => {
      const { id, name } = await page();
      await page({ title: 'Open to all', ...card({ redirectUrl: `/${name}` }) });
      await page({ title: 'Hidden draft', ...card({ redirectUrl: `/${name}` }) }, true);
      await payload.create({ collection: 'page-groups', data: { title: 'Group', pages: [id] } });
      const opening = async (role: TypedUser['role']) =>
        (await ask('pages', id, { ...editor, role } as TypedUser)).used.usedIn
          .filter(({ mayOpen }) => mayOpen)
          .map(({ title }) => title.en)
          .sort();
      expect(await opening('editor')).toEqual(['Group', 'Hidden draft', 'Open to all']);
      expect(await opening('people')).toEqual(['Open to all']);
    });

    it('names addresses however they are written but in other letters, which lead nowhere, rich texts of one language, groups and redirects', async () => {
      const { id, name } = await page();
      const spellings = [`/${name}`, `/ar/${name}?from=card#top`, `${name}`, `/${name}/`, `/${name.toUpperCase()}`];
      const items = spellings.map((redirectUrl) => ({ redirectUrl }));
      await page({ title: 'Cards', sections: [{ blockType: 'card', items }] });
      const text = await page({ title: 'Text', ...card({ description: richText('No link') }) });
      const sections = (text.sections ?? []) as { id?: string; items?: { id?: string }[] }[];
      const own = { id: sections[0]?.items?.[0]?.id, description: linkedText(`/ar/${name}`) };
      await payload.update({
        collection: 'pages',
        id: text.id,
        locale: 'ar',
        data: { title: 'نص', sections: [{ ...sections[0], blockType: 'card', items: [own] } as never] },
      });
      await payload.create({ collection: 'page-groups', data: { title: 'Group', pages: [id] } });
      await payload.create({ collection: 'redirects', data: { from: `old-${name}`, to: `/${name}` } });
      expect((await placesOf('pages', id)).sort()).toEqual([
        'Cards: sections.0.items.0.redirectUrl online',
        'Cards: sections.0.items.1.redirectUrl online',
        'Cards: sections.0.items.2.redirectUrl online',
        'Cards: sections.0.items.3.redirectUrl online',
        'Group: pages online',
        'Text: sections.0.items.0.description ar online',
        `old-${name}: to online`,
      ]);
      const { used } = await ask('pages', id);
      expect(used.count).toBe(7);
      expect(used.usedIn.find(({ title }) => title.en === 'Text')).toMatchObject({
        title: { en: 'Text', ar: 'نص' },
        address: `/admin/collections/pages/${text.id}`,
      });
    });

    it('names what still leads to the former name of a page that was renamed, through its redirect', async () => {
      const { id, name } = await page();
      await page({ title: 'Before', ...card({ redirectUrl: `/ar/${name}` }) });
      await payload.update({ collection: 'pages', id, data: { name: `${name}-renamed` }, user: editor });
      expect((await placesOf('pages', id)).sort()).toEqual([
        'Before: sections.0.items.0.redirectUrl online',
        `${name}: to online`,
      ]);
      await payload.update({ collection: 'pages', id, data: { name: `${name}-anew` }, user: editor });
      await page({ title: 'Between', ...card({ redirectUrl: `/${name}-renamed` }) });
      expect((await placesOf('pages', id)).filter((place) => place.includes('sections'))).toEqual([
        'Before: sections.0.items.0.redirectUrl online',
        'Between: sections.0.items.0.redirectUrl online',
      ]);
    });

    it('names navigation and footer, and what leads to another host not at all', async () => {
      const { id, name } = await page();
      const links = [
        { label: 'Ours', url: `/${name}` },
        { label: 'Theirs', url: `https://elsewhere.example/${name}` },
      ];
      await payload.updateGlobal({ slug: 'site-settings', data: { footer: { links } } });
      const items = [{ title: 'Menu', link: '/', pages: [{ title: 'Page', link: `/${name}` }] }];
      await payload.updateGlobal({ slug: 'header', data: { items } });
      expect((await placesOf('pages', id)).sort()).toEqual([
        'Header and navigation: items.0.pages.0.link online',
        'Site settings: footer.links.0.url online',
      ]);
      await payload.updateGlobal({ slug: 'header', data: { items: [] } });
      expect(await placesOf('pages', id)).toEqual(['Site settings: footer.links.0.url online']);
    });

    it('tells drafts from what is online, also under the name that a draft gives', async () => {
      const { id, name } = await page();
      const source = await page({ title: 'Source', ...card({ redirectUrl: `/${name}` }) });
      const save = (redirectUrl: string, data: object = {}, draft = true) =>
        payload.update({ collection: 'pages', id: source.id, draft, data: { ...card({ redirectUrl }), ...data } });
      await save(`/${name}`, { title: 'Source' });
      expect(await placesOf('pages', id)).toEqual(['Source: sections.0.items.0.redirectUrl online draft']);
      await save('/elsewhere');
      expect(await placesOf('pages', id)).toEqual(['Source: sections.0.items.0.redirectUrl online']);
      await payload.update({ collection: 'pages', id, draft: true, data: { name: `${name}-renamed` } });
      await save(`/${name}-renamed`);
      expect(await placesOf('pages', id)).toEqual(['Source: sections.0.items.0.redirectUrl online draft']);
      await save('/elsewhere', { _status: 'published' }, false);
      expect(await placesOf('pages', id)).toEqual([]);
    });

    it('forgets what was thrown away, and knows it again when it comes back', async () => {
      const { id, name } = await page();
      const source = await page({ title: 'Source', ...card({ redirectUrl: `/${name}` }) });
      const places = ['Source: sections.0.items.0.redirectUrl online'];
      const throwAway = (deletedAt: string | null) =>
        payload.update({ collection: 'pages', id: source.id, trash: true, data: { deletedAt } });
      expect(await placesOf('pages', id)).toEqual(places);
      await throwAway(new Date().toISOString());
      expect(await placesOf('pages', id)).toEqual([]);
      await throwAway(null);
      expect(await placesOf('pages', id)).toEqual(places);
      await payload.delete({ collection: 'pages', id: source.id });
      expect(await placesOf('pages', id)).toEqual([]);
    });

    it('names jobs, and pictures and documents that are chosen or linked to by their address', async () => {
      const made = { title: 'Actuary', key: 'actuary', _status: 'published' } as const;
      const job = await payload.create({ collection: 'jobs', data: made });
      const file = (name: string, mimetype: string, data: Buffer) => ({ name, mimetype, data, size: data.length });
      const drawn = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>');
      const picture = await payload.create({
        collection: 'media',
        data: { alt: 'Drawn' },
        file: file('drawn.svg', 'image/svg+xml', drawn),
      });
      const document = await payload.create({
        collection: 'documents',
        data: { title: 'Terms' },
        file: file('terms.pdf', 'application/pdf', Buffer.from('%PDF-1.7\nxref\n%%EOF')),
      });
      const items = [
        { redirectUrl: '/career-details/actuary', logo: picture.id },
        { redirectUrl: '/ar/apply-form/actuary' },
        { chooseType: { type: 'file' as const, file: document.id } },
        { redirectUrl: `/media/${document.filename}` },
      ];
      const jobCards = { blockType: 'job_component' as const, items: [{ title: 'Actuary', jobId: 'actuary' }, {}] };
      await page({ title: 'Uses', sections: [{ blockType: 'card', items }, jobCards] });
      await payload.update({ collection: 'jobs', id: job.id, data: { image: picture.id } });
      const at = (index: number, field: string) => `Uses: sections.0.items.${index}.${field} online`;
      expect(await placesOf('jobs', job.id)).toEqual([
        at(0, 'redirectUrl'),
        at(1, 'redirectUrl'),
        'Uses: sections.1.items.0.jobId online',
      ]);
      expect(await placesOf('documents', document.id)).toEqual([
        'Uses: sections.0.items.2.chooseType.file en online',
        at(3, 'redirectUrl'),
      ]);
      expect(await placesOf('media', picture.id)).toContain('Uses: sections.0.items.0.logo en online');
      expect(await placesOf('media', picture.id)).toEqual(
        expect.arrayContaining([expect.stringMatching(/^Actuary: image/)]),
      );
    });

    it('names addresses that stand in plain texts, in templates of answers and in changed texts of mails', async () => {
      const { id, name } = await page();
      const address = `${config.siteUrl}/${name}`;
      await page({ title: 'Says it', ...card({ title: `More: ${address}.` }) });
      const template = { title: 'Template', text: `Dear {name}, read ${address} first.`, kinds: [] };
      await payload.create({ collection: 'answer-templates', data: template });
      const changed = { 'mails.hello': { en: 'Hello,', ar: `مرحبًا، اقرأ /ar/${name}؛` } };
      await payload.updateGlobal({ slug: 'texts', data: { changed } });
      expect((await placesOf('pages', id)).sort()).toEqual([
        'Says it: sections.0.items.0.title en online',
        'Template: text en online',
        'Texts: changed ar online',
      ]);
      await payload.updateGlobal({ slug: 'texts', data: { changed: {} } });
      expect(await placesOf('pages', id)).toHaveLength(2);
    });

    it('is told to staff alone', async () => {
      const { id } = await page();
      expect((await ask('pages', id, null)).status).toBe(401);
    });

    it('is known of content from before there was an index', async () => {
      const { id, name } = await page();
      await page({ title: 'Early', ...card({ redirectUrl: `/${name}` }) });
      await payload.db.deleteMany({ collection: linkPlacesSlug, where: {} });
      expect(await placesOf('pages', id)).toEqual([]);
      await fillLinkPlaces(payload);
      expect(await placesOf('pages', id)).toEqual(['Early: sections.0.items.0.redirectUrl online']);
    });

    it('is made anew where an earlier version made it, and left alone where this one did', async () => {
      const { id, name } = await page();
      await page({ title: 'Plain', ...card({ title: `See /${name}` }) });
      const places = ['Plain: sections.0.items.0.title en online'];
      const forget = (where: Where) => payload.db.deleteMany({ collection: linkPlacesSlug, where });
      await fillLinkPlaces(payload);
      await forget({ target: { equals: `/${name}` } });
      await fillLinkPlaces(payload);
      expect(await placesOf('pages', id)).toEqual([]);
      await forget({ source: { equals: 'index' } });
      await fillLinkPlaces(payload);
      expect(await placesOf('pages', id)).toEqual(places);
    });

    it('is told in a few queries of what is linked from everywhere, and how many places there are', async () => {
      const { id, name } = await page();
      const items = Array.from({ length: 300 }, () => ({ redirectUrl: `/${name}` }));
      await page({ title: 'Everywhere', sections: [{ blockType: 'card', items }] });
      const { used } = await ask('pages', id);
      expect(used.count).toBe(300);
      expect(used.usedIn.flatMap(({ places }) => places)).toHaveLength(200);
    });
  });
}
