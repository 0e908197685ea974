import { type CollectionSlug, createLocalReq, docAccessOperation, type Payload, type TypedUser } from 'payload';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Role, roles } from '../src/access/roles.ts';
import { openTestContent } from './test-content.ts';

type Operation = 'create' | 'read' | 'update' | 'delete' | 'readVersions' | 'unlock';
type Rules = Record<Operation, readonly Role[]>;

const everybody = roles;
const rules = (write: Role[], publish: Role[] = []): Rules => ({
  create: ['admin', ...write],
  read: everybody,
  update: ['admin', ...write, ...publish],
  delete: ['admin', ...write],
  readVersions: ['admin', ...write, ...publish],
  unlock: ['admin'],
});
const nobody: Rules = { create: [], read: [], update: [], delete: [], readVersions: [], unlock: [] };
const ofAdmins: Rules = rules([]);

/** Who may do what. Visitors may do nothing at all: the site reads through the contract. */
const expected: Partial<Record<CollectionSlug, Rules>> = {
  pages: rules(['editor'], ['reviewer']),
  'page-groups': rules(['editor']),
  redirects: rules(['editor']),
  'rate-tables': rules(['editor'], ['reviewer']),
  providers: rules(['editor']),
  jobs: rules(['people', 'editor'], ['reviewer']),
  countries: rules(['people', 'editor']),
  media: rules(['editor', 'people']),
  documents: rules(['editor']),
  // Everybody may read and change themselves; the rows are narrowed down by the rule's own condition.
  users: { ...ofAdmins, update: everybody, delete: ['admin'] },
  outbox: nobody,
  'purge-events': nobody,
  reviews: { ...nobody, read: ['admin', 'editor', 'reviewer', 'people'] },
  'unanswered-searches': nobody,
};

let payload: Payload;
const people = new Map<Role, TypedUser>();

beforeAll(async () => {
  payload = await openTestContent();
  await payload.updateGlobal({ slug: 'publishing-rules', data: { blocking: [] } });
  for (const role of roles) {
    const data = { email: `${role}@example.com`, password: 'long-enough-password', name: role, role };
    people.set(role, { ...(await payload.create({ collection: 'users', data })), collection: 'users' });
  }
});
afterAll(() => payload?.destroy());

function mayDo(collection: CollectionSlug, operation: Operation, role: Role | undefined): Promise<boolean> {
  const rule = payload.collections[collection].config.access[operation];
  if (!rule) throw new Error(`${collection} has no rule for ${operation}`);
  const user = role && people.get(role);
  return Promise.resolve(rule({ req: { user: user ?? null, payload } } as never)).then(Boolean);
}

describe('who may do what', () => {
  for (const [collection, table] of Object.entries(expected) as [CollectionSlug, Rules][]) {
    for (const operation of Object.keys(table) as Operation[]) {
      it(`${collection}: ${operation}`, async () => {
        expect(await mayDo(collection, operation, undefined), 'a visitor').toBe(false);
        for (const role of roles) {
          expect(await mayDo(collection, operation, role), role).toBe(table[operation].includes(role));
        }
      });
    }
  }
});

it('a visitor may do nothing with any collection, also one that has no table here', async () => {
  const operations = Object.keys(nobody) as Operation[];
  for (const { slug, access } of payload.config.collections) {
    // Those that Payload makes itself have no rule for what they do not know.
    const known = slug.startsWith('payload-') ? operations.filter((operation) => access[operation]) : operations;
    for (const operation of known)
      expect(await mayDo(slug as CollectionSlug, operation, undefined), `${slug}: ${operation}`).toBe(false);
  }
});

describe('the menu', () => {
  const shown = (role: Role) => {
    const { collections, globals } = payload.config;
    const user = people.get(role) as never;
    const isHidden = (hidden: unknown) => (typeof hidden === 'function' ? hidden({ user }) : Boolean(hidden));
    return [...collections, ...globals].filter(({ admin }) => !isHidden(admin.hidden)).map(({ slug }) => slug);
  };
  const content = ['pages', 'page-groups', 'redirects', 'rate-tables', 'providers', 'jobs', 'media', 'documents'];
  const frame = ['header', 'site-settings', 'texts', 'publishing-rules'];

  it('of who answers customers has cases and templates, and no words of the site', () => {
    expect(shown('care').filter((slug) => [...content, ...frame, 'countries'].includes(slug))).toEqual([]);
    expect(shown('care')).toEqual(expect.arrayContaining(['service-requests', 'messages', 'answer-templates']));
  });

  it('of who hires has jobs and what they are made of', () => {
    const own = shown('people').filter((slug) => [...content, ...frame].includes(slug));
    expect(own).toEqual(['pages', 'jobs', 'media', 'documents']);
  });

  it('of who writes, publishes or administers has all the words', () => {
    for (const role of ['editor', 'reviewer', 'admin'] as const)
      expect(shown(role), role).toEqual(expect.arrayContaining([...content, ...frame]));
    expect(shown('editor')).not.toContain('answer-templates');
  });
});

describe('what the rules do', () => {
  const asked = (role?: Role) => ({ overrideAccess: false, user: role && people.get(role) }) as const;

  it('keeps published pages from visitors of the editing interface as well', async () => {
    await expect(payload.find({ collection: 'pages', ...asked() })).rejects.toThrow();
  });

  it('lets an editor write a page and a reviewer publish but not delete it', async () => {
    const data = { name: 'made-by-an-editor', title: 'A page', _status: 'draft' } as const;
    const page = await payload.create({ collection: 'pages', data, draft: true, ...asked('editor') });
    const published = { collection: 'pages', id: page.id, data: { _status: 'published' } } as const;
    expect((await payload.update({ ...published, ...asked('reviewer') }))._status).toBe('published');
    await expect(payload.delete({ collection: 'pages', id: page.id, ...asked('reviewer') })).rejects.toThrow();
    await expect(payload.update({ ...published, ...asked('care') })).rejects.toThrow();
  });

  it('lets those who answer word a template, and administrators alone say what it cannot lose', async () => {
    const text = 'Dear {name}, you reach us on {phone}.';
    const template = await payload.create({
      collection: 'answer-templates',
      data: { title: 'Upheld', text, needs: ['name', 'phone'] },
      ...asked('admin'),
    });
    const change = (role: Role, data: object) =>
      payload.update({ collection: 'answer-templates', id: template.id, data, locale: 'en', ...asked(role) });
    for (const role of ['care', 'people'] as const) {
      await expect(change(role, { needs: [], text: 'Dear {name}.' })).rejects.toMatchObject({
        data: { errors: [{ path: 'text', message: 'The text needs: {phone}' }] },
      });
      await expect(change(role, { text: 'Dear {name}.' })).rejects.toThrow();
      const words = `${text} ${role}`;
      expect(await change(role, { needs: [], text: words })).toMatchObject({ text: words, needs: ['name', 'phone'] });
    }
    expect(await change('admin', { needs: ['name'], text: 'Dear {name}.' })).toMatchObject({ needs: ['name'] });
  });

  it('shows a person only themselves, and lets nobody raise their own role', async () => {
    const seen = await payload.find({ collection: 'users', ...asked('editor') });
    expect(seen.docs.map(({ email }) => email)).toEqual(['editor@example.com']);
    const self = people.get('editor');
    const raised = { collection: 'users', id: self?.id as number, data: { role: 'admin' } } as const;
    expect((await payload.update({ ...raised, ...asked('editor') })).role).toBe('editor');
    const other = { ...raised, id: people.get('care')?.id as number };
    await expect(payload.update({ ...other, ...asked('editor') })).rejects.toThrow();
  });

  it('lets an administrator change the role of everybody but himself: one always stays', async () => {
    const roleAfter = async (role: Role) => {
      const id = people.get(role)?.id as number;
      await payload.update({ collection: 'users', id, data: { role: 'editor' }, ...asked('admin') });
      const where = { id: { equals: id } };
      await payload.update({ collection: 'users', where, data: { role: 'editor' }, ...asked('admin') });
      return (await payload.findByID({ collection: 'users', id })).role;
    };
    expect(await roleAfter('admin')).toBe('admin');
    expect(await roleAfter('reviewer')).toBe('editor');
    await payload.update({ collection: 'users', id: people.get('reviewer')?.id as number, data: { role: 'reviewer' } });
  });

  it('lets an administrator delete everybody but himself', async () => {
    const data = { email: 'gone@example.com', password: 'long-enough-password', name: 'Gone', role: 'admin' } as const;
    const { id } = await payload.create({ collection: 'users', data });
    const own = people.get('admin')?.id as number;
    await expect(payload.delete({ collection: 'users', id: own, ...asked('admin') })).rejects.toThrow();
    const where = { id: { in: [own, id] } };
    const { docs } = await payload.delete({ collection: 'users', where, ...asked('admin') });
    expect(docs.map((gone) => gone.id)).toEqual([id]);
  });

  it('lets nobody say when something was made: a case counts from the moment at which it came', async () => {
    const createdAt = '2001-02-03T04:05:06.000Z';
    const sent = { collection: 'countries', data: { name: 'Oman', code: 'OM', createdAt } } as const;
    const { id, ...made } = await payload.create({ ...sent, ...asked('people') });
    expect(made.createdAt).not.toBe(createdAt);
    const changed = await payload.update({ collection: 'countries', id, data: { createdAt }, ...asked('people') });
    const where = { id: { equals: id } };
    await payload.update({ collection: 'countries', where, data: { createdAt }, ...asked('admin') });
    expect([changed.createdAt, (await payload.findByID({ collection: 'countries', id })).createdAt]).toEqual([
      made.createdAt,
      made.createdAt,
    ]);
    await payload.delete({ collection: 'countries', id });
  });

  it('offers nobody to change their own role, whether they are disabled or whether they may see confidential cases, and an administrator of others', async () => {
    const [admin, care] = [people.get('admin')?.id, people.get('care')?.id];
    const collection = payload.collections.users;
    for (const [id, isOffered] of [
      [admin, false],
      [care, true],
    ] as const) {
      const req = await createLocalReq({ user: people.get('admin') }, payload);
      const { fields } = await docAccessOperation({ collection, id: id ?? 0, req });
      const offered = (name: string) => {
        const allowed = fields === true || (fields as Record<string, true | { update?: true }>)[name];
        return allowed === true || allowed?.update === true;
      };
      expect(['role', 'disabled', 'seesConfidential'].map(offered), String(id)).toEqual([
        isOffered,
        isOffered,
        isOffered,
      ]);
    }
  });

  it('lets nothing be done in the name of a disabled account, whoever asks for it', async () => {
    const user = { ...people.get('admin'), disabled: true } as TypedUser;
    for (const { config } of Object.values(payload.collections)) {
      // Those that Payload makes ask for somebody who is signed in, which nobody disabled is.
      if (config.slug.startsWith('payload-')) continue;
      for (const rule of [config.access.create, config.access.read, config.access.update, config.access.delete]) {
        expect(await rule({ req: { user, payload } } as never), config.slug).toBe(false);
      }
    }
  });

  it.each(['assignee.hash', '-assignee.resetPasswordToken', 'status,history.by.salt', 'assignee__identity'])(
    'lets nobody learn what he may not read from the order of a list: %s',
    async (sort) => {
      for (const role of ['admin', 'care'] as const) {
        const list = payload.find({ collection: 'service-requests', sort: sort.split(','), ...asked(role) });
        await expect(list, role).rejects.toThrow('sorted by its own fields');
      }
    },
  );

  it('sorts a list by fields of its own, those in groups and of the languages too', async () => {
    for (const sort of ['-updatedAt', 'assignee', 'title', 'meta.title', '_status', 'id'])
      expect((await payload.find({ collection: 'pages', sort, ...asked('editor') })).docs, sort).toBeDefined();
  });

  it('lets people end their own lock of a document and nobody else’s', async () => {
    const user = { relationTo: 'users', value: people.get('editor')?.id as number } as const;
    const lock = { collection: 'payload-locked-documents', data: { globalSlug: 'header', user } } as const;
    const { id } = await payload.create(lock);
    const ended = { collection: 'payload-locked-documents', id } as const;
    await expect(payload.delete({ ...ended, ...asked('reviewer') })).rejects.toThrow();
    await expect(payload.delete({ ...ended, ...asked() })).rejects.toThrow();
    expect((await payload.delete({ ...ended, ...asked('editor') })).id).toBe(id);
  });

  it('lets nobody make a lock, which the service does; taking one over is for who may change what is locked', async () => {
    const collection = 'payload-locked-documents' as const;
    const of = (role: Role) => ({ relationTo: 'users' as const, value: people.get(role)?.id as number });
    const made = { globalSlug: 'header', user: of('admin') };
    for (const role of ['admin', 'editor'] as const)
      await expect(payload.create({ collection, data: made, ...asked(role) })).rejects.toThrow();
    const { id: page } = await payload.create({
      collection: 'jobs',
      data: { title: 'Locked', key: 'locked' } as never,
    });
    const header = await payload.create({ collection, data: made });
    const job = await payload.create({
      collection,
      data: { document: { relationTo: 'jobs', value: page }, user: of('admin') },
    });
    const take = (id: number, role: Role, more = {}) =>
      payload.update({ collection, id, data: { user: of('admin'), ...more }, ...asked(role) });
    for (const id of [header.id, job.id]) await expect(take(id, 'care')).rejects.toThrow();
    const all = await payload.update({ collection, where: { id: { exists: true } }, data: {}, ...asked('care') });
    expect(all.docs).toEqual([]);
    // In the own name, and of the same document, whatever is sent.
    const taken = await take(header.id, 'editor', { document: { relationTo: 'jobs', value: page } });
    // Called by name: colleagues see no addresses of each other's accounts.
    const holder = { id: of('editor').value, email: 'editor' };
    expect([taken.user.value, taken.globalSlug, taken.document ?? null]).toEqual([holder, 'header', null]);
    await payload.delete({ collection, where: { id: { in: [header.id, job.id] } } });
  });

  it('shows drafts to who writes or publishes them; others who work here read what visitors see', async () => {
    const { id } = await payload.create({
      collection: 'pages',
      data: { name: 'drafted', title: 'As visitors see it', _status: 'published' },
    });
    await payload.update({ collection: 'pages', id, draft: true, data: { title: 'Not yet', _status: 'draft' } });
    const hidden = await payload.create({
      collection: 'pages',
      draft: true,
      data: { name: 'never-online', title: 'Never' },
    });
    const titles = async (role: Role, page: number | string, draft = true) =>
      (await payload.find({ collection: 'pages', where: { id: { equals: page } }, draft, ...asked(role) })).docs.map(
        ({ title }) => title,
      );
    for (const role of ['admin', 'editor', 'reviewer'] as const) {
      expect(await titles(role, id), role).toEqual(['Not yet']);
      expect(await titles(role, hidden.id), role).toEqual(['Never']);
    }
    for (const role of ['care', 'people'] as const) {
      expect(await titles(role, id, false), role).toEqual(['As visitors see it']);
      // A list with drafts is one of newest versions: where that is a draft, there is nothing to read.
      expect(await titles(role, id), role).toEqual([]);
      const found = await payload.findByID({ collection: 'pages', id, draft: true, ...asked(role) });
      expect(found.title, role).toBe('As visitors see it');
      for (const draft of [true, false]) expect(await titles(role, hidden.id, draft), role).toEqual([]);
    }
  });

  it('tells who may not delete a page nothing of where it is linked', async () => {
    const target = await payload.create({
      collection: 'pages',
      data: { name: 'led-to', title: 'T', _status: 'published' },
    });
    await payload.updateGlobal({ slug: 'header', data: { items: [{ title: 'In the menu', link: '/led-to' }] } });
    const going = { collection: 'pages', id: target.id } as const;
    await expect(payload.delete({ ...going, ...asked('care') })).rejects.toThrow(/not allowed/);
    await expect(payload.delete({ ...going, ...asked('editor') })).rejects.toThrow(/still used/);
  });

  it('lets administrators alone queue or cancel scheduled work, and nobody run it beside the one who does (decision 0035)', async () => {
    const { access } = payload.config.jobs;
    for (const role of roles) {
      const req = { user: people.get(role) } as never;
      for (const rule of [access?.queue, access?.cancel]) expect(await rule?.({ req }), role).toBe(role === 'admin');
      expect(await access?.run?.({ req }), role).toBe(false);
    }
  });
});
