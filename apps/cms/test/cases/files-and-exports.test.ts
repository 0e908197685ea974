import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RequestKind } from '@insurer/contract/forms/forms.ts';
import { createLocalReq, handleEndpoints, type Payload } from 'payload';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Role, roles } from '../../src/access/roles.ts';
import { POST as postContact } from '../../src/app/api/contact-us/route.ts';
import { POST as postJob } from '../../src/app/api/jobs/[id]/route.ts';
import { POST } from '../../src/app/api/service-requests/[kind]/route.ts';
import { backupFolder, removeOldBackups } from '../../src/backups.ts';
import { isDownloadable } from '../../src/cases/files/download-private-file.ts';
import { privatePath } from '../../src/cases/files/private-folder.ts';
import { isClean, scanWaitingFiles } from '../../src/cases/files/virus-scan.ts';
import { exportCases } from '../../src/cases/inbox/export-cases.ts';
import { inOrderOfForms, optionLabels, sentWords, shownOf } from '../../src/cases/inbox/sent-labels.ts';
import { config } from '../../src/config.ts';
import {
  contentOf,
  formOf,
  jobKey,
  openCaseContent,
  validApplication,
  validMessage,
  validRequests,
} from './case-content.ts';
import { postForm, postJson } from './site-call.ts';

const scanner = vi.hoisted(() => ({ setting: undefined as string | undefined }));
vi.mock('../../src/config.ts', async (original) => {
  const { config, ...rest } = await original<typeof import('../../src/config.ts')>();
  const withScanner = Object.defineProperty({ ...config }, 'clamavSocket', { get: () => scanner.setting });
  return { ...rest, config: withScanner };
});

let payload: Payload;
const cookies = new Map<Role, string>();
beforeAll(async () => {
  payload = await openCaseContent();
  for (const role of roles) {
    const login = { email: `${role}@example.com`, password: 'long-enough-password' };
    await payload.create({ collection: 'users', data: { ...login, name: role, role } });
    const signedIn = await adminCall(undefined, '/users/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(login),
    });
    cookies.set(role, signedIn.headers.get('set-cookie')?.split(';')[0] ?? '');
  }
});
afterAll(() => payload?.destroy());

/** A call of the admin's own interface, as a browser makes it. */
function adminCall(role: Role | undefined, path: string, init: RequestInit = {}): Promise<Response> {
  const cookie = role && cookies.get(role);
  const headers = {
    'sec-fetch-site': 'same-origin',
    ...(cookie && { cookie }),
    ...(init.headers as Record<string, string>),
  };
  const request = new Request(`http://localhost:3601/cms-api${path}`, { ...init, headers });
  return handleEndpoints({ config: Promise.resolve(payload.config), request });
}

async function newest(team: 'care' | 'people') {
  const { docs } = await payload.find({
    collection: 'private-files',
    where: { team: { equals: team } },
    sort: '-id',
    limit: 1,
  });
  return docs[0];
}
const cancel = (name = 'exit.pdf') =>
  postForm(
    POST,
    '/service-requests/cancel-insurance',
    formOf(validRequests['cancel-insurance'], [['documents', contentOf('pdf', 4321), name]]),
    {
      params: { kind: 'cancel-insurance' },
    },
  );
const apply = () =>
  postForm(
    postJob,
    `/jobs/${jobKey}`,
    formOf(validApplication, [['cv_url', contentOf('pdf', 1234), 'سيرة ذاتية (1).pdf']]),
    { params: { id: jobKey } },
  );

describe('files of cases', () => {
  it('a CV is for people, a paper for care, both for administrators, and for nobody else', async () => {
    await apply();
    await cancel();
    const allowed = { people: ['admin', 'people'], care: ['admin', 'care'] };
    for (const team of ['people', 'care'] as const) {
      const file = await newest(team);
      for (const role of roles) {
        const response = await adminCall(role, `/private-files/${file?.id}/download`);
        expect(response.status, `${role} and ${file?.name}`).toBe(allowed[team].includes(role) ? 200 : 404);
      }
      expect((await adminCall(undefined, `/private-files/${file?.id}/download`)).status, 'a visitor').toBe(401);
    }
  });

  it('come as a download that a browser neither opens nor guesses, with the name they had', async () => {
    const file = await newest('people');
    const response = await adminCall('people', `/private-files/${file?.id}/download`);
    expect(response.headers.get('content-type')).toBe('application/pdf');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('cache-control')).toBe('no-store');
    const disposition = response.headers.get('content-disposition') ?? '';
    expect(disposition).toMatch(/^attachment; filename="[A-Z0-9-]+\.pdf"; /);
    expect(decodeURIComponent(disposition.split("UTF-8''")[1] ?? '')).toBe('سيرة ذاتية (1).pdf');
    expect((await response.arrayBuffer()).byteLength).toBe(1234);
  });

  it('every download is noted, with person and file', async () => {
    const file = await newest('people');
    await adminCall('people', `/private-files/${file?.id}/download`);
    const { docs } = await payload.find({ collection: 'audit-log', sort: '-id', limit: 1, depth: 1 });
    expect(docs[0]).toMatchObject({
      action: 'file-download',
      subject: `${file?.reference} · ${file?.id}`,
      by: { name: 'people' },
    });
  });

  it.each(['0', '-1', 'x', '1 or 1=1', '../../content.db', '99999999999999'])('%j is no file', async (id) => {
    expect((await adminCall('admin', `/private-files/${encodeURIComponent(id)}/download`)).status).toBe(404);
  });

  it('their names on disk reach nobody', async () => {
    const response = await adminCall('people', '/private-files');
    const told = await response.text();
    expect(JSON.parse(told).docs[0]).toMatchObject({ name: 'سيرة ذاتية (1).pdf' });
    expect(told).not.toMatch(/[0-9a-f]{32}\.pdf|storedName/);
  });
});

/** Bytes within the chunks of an INSTREAM command; undefined before the empty chunk that ends it. */
function sizeOfStream(input: Buffer): number | undefined {
  let size = 0;
  for (let at = 'zINSTREAM\0'.length; at + 4 <= input.length; ) {
    const length = input.readUInt32BE(at);
    if (length === 0) return size;
    size += length;
    at += 4 + length;
  }
  return undefined;
}

const onePixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

describe('virus scan', () => {
  let server: Server;
  let socket: string;
  let folder: string;
  const seen: number[] = [];
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'insurer-clamav-'));
    socket = join(folder, 'clamd.sock');
    // Speaks INSTREAM as clamd does; a file of 666 bytes is a virus.
    server = createServer((connection) => {
      let input = Buffer.alloc(0);
      connection.on('data', (chunk: Buffer) => {
        input = Buffer.concat([input, chunk]);
        const size = sizeOfStream(input);
        if (size === undefined) return;
        seen.push(size);
        connection.end(size === 666 ? 'stream: Test-Signature FOUND\0' : 'stream: OK\0');
      });
    });
    await new Promise<void>((resolve) => server.listen(socket, resolve));
  });
  afterAll(async () => {
    server.close();
    scanner.setting = undefined;
    await rm(folder, { recursive: true, force: true });
  });

  it('with a scanner, a file cannot be downloaded before it was scanned, nor when it was refused', async () => {
    scanner.setting = socket;
    await cancel('clean.pdf');
    const clean = await newest('care');
    await postForm(
      POST,
      '/service-requests/cancel-insurance',
      formOf(validRequests['cancel-insurance'], [['documents', contentOf('pdf', 666), 'virus.pdf']]),
      { params: { kind: 'cancel-insurance' } },
    );
    const virus = await newest('care');
    const statusOf = async (id: number | undefined) =>
      (await adminCall('care', `/private-files/${id}/download`)).status;
    expect([await statusOf(clean?.id), await statusOf(virus?.id)]).toEqual([409, 409]);
    await scanWaitingFiles(payload, socket);
    expect(seen).toContain(4321);
    expect([await statusOf(clean?.id), await statusOf(virus?.id)]).toEqual([200, 409]);
    scanner.setting = undefined;
    expect(await statusOf(virus?.id), 'still refused when the scanner is gone').toBe(409);
  });

  it('a file that is gone does not hold up those after it', async () => {
    scanner.setting = socket;
    await cancel('gone.pdf');
    const gone = await newest('care');
    const { storedName = '' } =
      (await payload.db.findOne<{ id: number; storedName: string }>({
        collection: 'private-files',
        where: { id: { equals: gone?.id } },
      })) ?? {};
    await rm(join(config.dataDir, privatePath(storedName)));
    await cancel('after.pdf');
    const after = await newest('care');
    await expect(scanWaitingFiles(payload, socket)).rejects.toThrow('is gone');
    expect((await adminCall('care', `/private-files/${after?.id}/download`)).status).toBe(200);
    expect((await adminCall('care', `/private-files/${gone?.id}/download`)).status).toBe(409);
    scanner.setting = undefined;
  });

  it('a file that the scanner refuses to look at is tried again ever later, and says so', async () => {
    const most = 3000;
    const strict = createServer((connection) => {
      let got = 0;
      connection.on('error', () => undefined);
      connection.on('data', (chunk: Buffer) => {
        got += chunk.length;
        if (got > most) connection.end('INSTREAM size limit exceeded. ERROR\0');
      });
    });
    const strictSocket = join(folder, 'strict.sock');
    await new Promise<void>((resolve) => strict.listen(strictSocket, resolve));
    let times = 0;
    strict.on('connection', () => {
      times += 1;
    });
    await payload.db.deleteMany({ collection: 'private-files', where: { scan: { equals: 'not-scanned' } } });
    scanner.setting = strictSocket;
    await cancel('large.pdf');
    const large = await newest('care');
    await expect(scanWaitingFiles(payload, strictSocket)).rejects.toThrow('size limit exceeded');
    await scanWaitingFiles(payload, strictSocket);
    expect(times).toBe(1);
    const response = await adminCall('care', `/private-files/${large?.id}/download`);
    expect([response.status, (await response.json()).message]).toEqual([
      409,
      expect.stringContaining('could not look'),
    ]);
    const after = async (minutes: number) => {
      await scanWaitingFiles(payload, strictSocket, Date.now() + minutes * 60_000).catch(() => undefined);
      return times;
    };
    expect([await after(2), await after(3), await after(5)]).toEqual([2, 2, 3]);
    // Once the scanner takes it, it is scanned.
    await scanWaitingFiles(payload, socket, Date.now() + 24 * 60 * 60_000);
    expect((await adminCall('care', `/private-files/${large?.id}/download`)).status).toBe(200);
    strict.close();
    scanner.setting = undefined;
  });

  it('no document or picture of an editor is stored that the scanner refuses or cannot see', async () => {
    const create = (size: number) => {
      const data = Buffer.alloc(size);
      data.write('%PDF-1.7\nxref\n%%EOF');
      const file = { data, size, name: 'report.pdf', mimetype: 'application/pdf' };
      return payload.create({ collection: 'documents', data: { title: 'Report' }, file });
    };
    scanner.setting = socket;
    await expect(create(666)).rejects.toThrow('The virus scanner refused this file.');
    expect((await create(667)).filename).toMatch(/^report-/);
    const data = Buffer.concat([onePixel, Buffer.alloc(666 - onePixel.length)]);
    const picture = { data, size: 666, name: 'dot.png', mimetype: 'image/png' };
    const upload = () => payload.create({ collection: 'media', data: { decorative: true }, file: picture });
    await expect(upload()).rejects.toThrow('The virus scanner refused this file.');
    scanner.setting = join(folder, 'nobody.sock');
    await expect(create(668)).rejects.toThrow('does not answer');
    scanner.setting = undefined;
    expect((await create(666)).filename).toMatch(/^report-/);
    expect((await payload.count({ collection: 'media' })).totalDocs).toBe(0);
  });

  it('a scanner that is away leaves files unscanned', async () => {
    await expect(isClean(Buffer.from('a file'), join(folder, 'nobody.sock'))).rejects.toThrow();
    scanner.setting = socket;
    expect(isDownloadable('not-scanned')).toBe(false);
    scanner.setting = undefined;
    expect(isDownloadable('not-scanned')).toBe(true);
  });
});

describe('export of a list', () => {
  it('is CSV without formulas, filtered as the list is, and noted', async () => {
    await postJson(postContact, '/contact-us', {
      ...validMessage,
      name: '=HYPERLINK("http://x")',
      subject: '@SUM(A1)',
    });
    await postJson(postContact, '/contact-us', { ...validMessage, name: 'سارة', language: 'ar' });
    const all = Buffer.from(await (await adminCall('care', '/messages/export.csv')).arrayBuffer());
    expect([...all.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    expect(all.toString()).toContain(`"'=HYPERLINK(""http://x"")"`);
    expect(all.toString()).toContain(`"'@SUM(A1)"`);
    const filtered = await (await adminCall('care', '/messages/export.csv?where[language][equals]=ar')).text();
    expect(filtered.trim().split('\r\n')).toHaveLength(2);
    const { docs } = await payload.find({ collection: 'audit-log', sort: '-id', limit: 1 });
    expect(docs[0]).toMatchObject({ action: 'list-export', subject: 'messages · 1' });
  });

  it('speaks Arabic to whoever works in Arabic', async () => {
    const text = await (
      await adminCall('care', '/messages/export.csv', { headers: { 'accept-language': 'ar' } })
    ).text();
    expect(text).toContain('"الرقم المرجعي","النوع","الحالة"');
    expect(text).toContain('"رسالة تواصل","مستلم"');
    expect(text).toContain('"الإنجليزية"');
  });

  it('names the job that somebody applied for by its title in the language, and by its key', async () => {
    await apply();
    await payload.update({
      collection: 'jobs',
      where: { key: { equals: jobKey } },
      locale: 'ar',
      data: { title: 'محاسب' },
    });
    const { docs } = await payload.find({ collection: 'jobs', where: { key: { equals: jobKey } }, locale: 'en' });
    const lines = { en: `"Job application · ${docs[0]?.title} · ${jobKey}"`, ar: `"طلب توظيف · محاسب · ${jobKey}"` };
    for (const [language, line] of Object.entries(lines)) {
      const headers = { 'accept-language': language };
      expect(await (await adminCall('people', '/job-applications/export.csv', { headers })).text()).toContain(line);
    }
  });

  it('says what was chosen in a form in the words of the language, as the case itself does', async () => {
    const enquiry = { ...validRequests.complaint, service_request_type: 'enquiry', complaint_relation: 'health' };
    await postJson(POST, '/service-requests/complaint', enquiry, { params: { kind: 'complaint' } });
    const query = 'where[kind][equals]=complaint';
    const lines = { en: '"Enquiry","Health"', ar: '"استفسار","الصحي"' };
    for (const [language, line] of Object.entries(lines)) {
      const headers = { 'accept-language': language };
      const text = await (await adminCall('care', `/service-requests/export.csv?${query}`, { headers })).text();
      expect(text).toContain(line);
      expect(text).not.toContain('"enquiry"');
    }
  });

  it('says how far each case came, how and when it ended, and where it went from there, in the words of the language', async () => {
    await postJson(POST, '/service-requests/complaint', validRequests.complaint, { params: { kind: 'complaint' } });
    const collection = 'service-requests';
    const [last] = (await payload.find({ collection, sort: '-id', limit: 1 })).docs;
    const end = { status: 'resolved', stage: 'decided', outcome: 'partly', closedAt: '2026-11-25T22:30:00.000Z' };
    const data = { ...end, escalation: 'authority', authorityNumber: 'IA-77' };
    await payload.db.updateOne({ collection, id: Number(last?.id), data, returning: false });
    const lines = {
      en: ['"Status","Stage","Outcome"', '"Resolved","Decided","Accepted in part"', '"Insurance Authority","IA-77"'],
      ar: ['"الحالة","المرحلة","النتيجة"', '"تمت المعالجة","صدر القرار","قُبل جزئيًا"', '"هيئة التأمين","IA-77"'],
    };
    for (const [language, said] of Object.entries(lines)) {
      const headers = { 'accept-language': language };
      const query = `where[reference][equals]=${last?.reference}`;
      const text = await (await adminCall('care', `/service-requests/export.csv?${query}`, { headers })).text();
      for (const words of [...said, '"2026-11-26 01:30:00"']) expect(text).toContain(words);
    }
    expect(await (await adminCall('people', '/job-applications/export.csv')).text()).not.toContain('Escalated');
  });

  it('keeps the value of the product for systems, which the case itself says in words', async () => {
    const complaint = { ...validRequests.complaint, product: 'motor' };
    await postJson(POST, '/service-requests/complaint', complaint, { params: { kind: 'complaint' } });
    const text = await (await adminCall('care', '/service-requests/export.csv?where[kind][equals]=complaint')).text();
    expect(text).toContain('"motor"');
    const { options } = await payload.findGlobal({ slug: 'site-settings', locale: 'en', depth: 0 });
    const products = (options?.products ?? []).map((one) => ({
      ...one,
      label: one.value === 'motor' ? 'مركبات' : 'سفر',
    }));
    await payload.updateGlobal({ slug: 'site-settings', locale: 'ar', data: { options: { products } } });
    const words = await optionLabels(payload, 'ar');
    for (const field of ['product', 'product_id']) expect(sentWords(words, field, 'motor'), field).toBe('مركبات');
    expect(sentWords(words, 'product_id', 'gone')).toBe('gone');
  });

  it('keeps it beside the product, which the case itself says once', () => {
    const sent = { product: 'motor', product_id: 'motor', city: '' };
    expect(shownOf('complaint', sent)).toEqual([['product', 'motor']]);
    // Of an earlier version, which had no field for the product.
    expect(shownOf('complaint', { product_id: 'motor' })).toEqual([['product_id', 'motor']]);
    expect(shownOf('complaint', { product: 'motor', product_id: 'travel' })).toHaveLength(2);
  });

  it('and the case say it in the order of the form, whatever order the database gives it back in', () => {
    const sent = { city: 'riyadh', product: 'motor', phone: '0512345678', full_name: 'Sara', of_another_time: 'x' };
    const inOrder = ['full_name', 'phone', 'city', 'product', 'of_another_time'];
    expect(shownOf('complaint', sent).map(([field]) => field)).toEqual(inOrder);
    expect(inOrderOfForms(['cv', 'email', 'first_name', 'full_name'], ['complaint', 'application'])).toEqual([
      ...['full_name', 'email', 'first_name', 'cv'],
    ]);
  });

  it('tells moments in the time of Riyadh, as spreadsheets read them', async () => {
    const { docs } = await payload.find({ collection: 'messages', limit: 1, sort: '-createdAt' });
    const text = await (await adminCall('care', '/messages/export.csv')).text();
    const received = new Date(Date.parse(docs[0]?.createdAt ?? '') + 3 * 3_600_000).toISOString();
    expect(text).toContain(`"${received.slice(0, 19).replace('T', ' ')}"`);
    expect(text).not.toMatch(/T\d\d:\d\d:/);
  });

  it('is for the team of the inbox alone', async () => {
    const expected = {
      'service-requests': ['admin', 'care'],
      messages: ['admin', 'care'],
      'job-applications': ['admin', 'people'],
    };
    for (const [slug, allowed] of Object.entries(expected)) {
      for (const role of roles) {
        const { status } = await adminCall(role, `/${slug}/export.csv`);
        expect(status, `${slug} for ${role}`).toBe(allowed.includes(role) ? 200 : 403);
      }
      expect((await adminCall(undefined, `/${slug}/export.csv`)).status).toBe(401);
    }
  });

  it('has each case once, also where cases come and go while it is made', async () => {
    const references = Array.from({ length: 1003 }, (_, index) => `MSG-MANY-${String(index).padStart(4, '0')}`);
    const message = { name: 'Many', status: 'received', language: 'en', sent: {}, searchText: '', history: [] };
    const come = (reference: string) => payload.db.create({ collection: 'messages', data: { ...message, reference } });
    for (const reference of references) await come(reference);
    const find = payload.find.bind(payload);
    let parts = 0;
    const finding = vi.spyOn(payload, 'find').mockImplementation((async (options: { collection: string }) => {
      const found = await find(options as never);
      if (options.collection !== 'messages') return found;
      parts += 1;
      if (parts === 1) await come('MSG-MANY-NEW');
      const gone = { reference: { in: ['MSG-MANY-1002', 'MSG-MANY-1001'] } };
      if (parts === 2) await payload.db.deleteMany({ collection: 'messages', where: gone });
      return found;
    }) as never);
    const [care] = (await find({ collection: 'users', where: { role: { equals: 'care' } } })).docs;
    const req = await createLocalReq({ user: { ...care, collection: 'users' } as never }, payload);
    const response = await exportCases('messages')(
      Object.assign(req, { query: { where: { name: { equals: 'Many' } } } }),
    );
    finding.mockRestore();
    const listed = (await response.text()).match(/MSG-MANY-\w+/g);
    expect(parts).toBeGreaterThan(2);
    expect(listed).toEqual(references.toReversed());
    await payload.db.deleteMany({ collection: 'messages', where: { name: { equals: 'Many' } } });
  });
});

describe('data of one person', () => {
  const ask = (role: Role | undefined, action: string, person: unknown, more: object = {}) =>
    adminCall(role, `/person-data/${action}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ person, ...more }),
    });

  it('is exported and erased with files and mails, by email, phone or ID as they are typed', async () => {
    const sender = { email: 'leaving@example.com', phone: '0559876543' };
    const paper = formOf({ ...validRequests['cancel-insurance'], ...sender }, [
      ['documents', contentOf('pdf'), 'mine.pdf'],
    ]);
    const { data } = await postForm(POST, '/service-requests/cancel-insurance', paper, {
      params: { kind: 'cancel-insurance' },
    });
    await postJson(
      POST,
      '/service-requests/claim',
      { ...validRequests.claim, id_number: '1098765439' },
      { params: { kind: 'claim' } },
    );
    const found = await (await ask('admin', 'count', '٠٥٥ ٩٨٧ ٦٥٤٣')).json();
    expect(found, 'with what an erasure would take').toMatchObject({ count: 1, files: 1, held: 0 });
    const copy = await (await ask('admin', 'export', 'leaving@example.com')).json();
    expect(copy.cases).toMatchObject([
      { reference: data?.reference, sent: { phone: '+966559876543' }, files: [{ name: 'mine.pdf' }] },
    ]);
    expect(await (await ask('admin', 'count', '1098-765-439')).json()).toMatchObject({ count: 1 });
    expect(await (await ask('admin', 'erase', 'leaving@example.com')).json()).toEqual({
      erased: 1,
      references: [data?.reference],
    });
    const where = { reference: { equals: data?.reference } };
    for (const collection of ['service-requests', 'private-files', 'mail-queue'] as const) {
      expect((await payload.count({ collection, where })).totalDocs, collection).toBe(0);
    }
    expect(await (await ask('admin', 'count', 'leaving@example.com')).json()).toMatchObject({ count: 0 });
    await ask('admin', 'erase', '1098-765-439');
    const { docs } = await payload.find({ collection: 'audit-log', sort: '-id', limit: 2 });
    // Each case has an entry of its own, which names who erased it.
    expect(docs.map(({ action }) => action).sort()).toEqual(['deleted', 'person-erase']);
    const [erasure, deletion] = docs.sort((one, other) => String(other.action).localeCompare(String(one.action)));
    expect(deletion).toMatchObject({ actorId: erasure?.actorId, actorName: erasure?.actorName });
    expect(deletion?.actorId).not.toBeNull();
    expect(JSON.stringify(docs)).not.toContain('leaving@example.com');
  });

  async function send(kind: RequestKind, more: object): Promise<string> {
    const { data } = await postJson(POST, '/x', { ...validRequests[kind], ...more }, { params: { kind } });
    return data?.reference ?? '';
  }
  /** Cases of three people who have something in common. */
  async function casesWith(shared: object) {
    return {
      guest: await send('claim', { ...shared, full_name: 'Guest' }),
      host: await send('complaint', { ...shared, full_name: 'Host', email: 'host@example.com' }),
      held: await send('claim', { ...shared, full_name: 'Held' }),
    };
  }

  it('is shown case by case before it is erased: a number of several people takes none with it that was left out', async () => {
    const shared = { id_number: '1077665543' };
    const { guest, host, held } = await casesWith(shared);
    const of = (reference: string) =>
      ({ collection: 'service-requests', where: { reference: { equals: reference } } }) as const;
    await payload.db.updateMany({ ...of(host), data: { status: 'closed' } });
    await payload.db.updateMany({ ...of(held), data: { legalHold: true } });
    const response = await ask('admin', 'count', shared.id_number);
    expect(response.headers.get('cache-control')).toBe('no-store');
    const { cases, count } = await response.json();
    const day = expect.stringMatching(/^\d{4}-\d\d-\d\dT/);
    const about = { collection: 'service-requests', id: expect.any(Number), created_at: day, files: 0 };
    const [claim, complaint] = [
      { en: 'Claim', ar: 'مطالبة' },
      { en: 'Complaint', ar: 'شكوى' },
    ];
    expect([count, cases]).toEqual([
      3,
      [
        { ...about, reference: guest, kind: expect.objectContaining(claim), name: 'Guest', open: true, held: false },
        { ...about, reference: host, kind: expect.objectContaining(complaint), name: 'Host', open: false, held: false },
        { ...about, reference: held, kind: expect.objectContaining(claim), name: 'Held', open: true, held: true },
      ],
    ]);
    const [seen] = (await payload.find({ collection: 'audit-log', sort: '-id', limit: 1 })).docs;
    expect(seen).toMatchObject({ action: 'list-seen', subject: `${guest} · ${host} · ${held}` });
    expect(JSON.stringify(seen)).not.toMatch(/1077665543|Guest|Host/);

    const erase = async (references: unknown) => ask('admin', 'erase', shared.id_number, { references });
    expect((await erase('all')).status).toBe(400);
    expect(await (await erase([])).json()).toEqual({ erased: 0, references: [] });
    // A reference that was not found by this number is none of the person's.
    const other = await send('claim', { id_number: '1077665501' });
    expect(await (await erase([guest, held, other])).json()).toMatchObject({
      ...{ erased: 1, references: [guest], stays: { held: [held] } },
    });
    const left = await Promise.all([guest, host, held, other].map((one) => payload.count(of(one))));
    expect(left.map(({ totalDocs }) => totalDocs)).toEqual([0, 1, 1, 1]);
  });

  it('is exported without the cases of others who have the same number, one under a legal hold with the rest', async () => {
    const shared = { id_number: '1077665519' };
    const { guest, host, held } = await casesWith(shared);
    const other = await send('claim', { id_number: '1077665527' });
    const ofHeld = { collection: 'service-requests', where: { reference: { equals: held } } } as const;
    await payload.db.updateMany({ ...ofHeld, data: { legalHold: true } });
    const exported = async (references?: unknown) =>
      (await (await ask('admin', 'export', shared.id_number, { references })).json()).cases.map(
        ({ reference }: { reference: string }) => reference,
      );

    expect(await exported([guest, held, other])).toEqual([guest, held]);
    const [entry] = (await payload.find({ collection: 'audit-log', sort: '-id', limit: 1 })).docs;
    expect(entry).toMatchObject({ action: 'person-export', subject: `${guest} · ${held}` });
    expect(await exported([])).toEqual([]);
    expect(await exported(), 'all where none are named').toEqual([guest, host, held]);
    expect((await ask('admin', 'export', shared.id_number, { references: 'all' })).status).toBe(400);
  });

  it('is found however email and phone were written, also in forms that take a phone as it is typed', async () => {
    const written = { ...validMessage, email: 'Noura.Ali@Example.com', phoneNumber: '٠٥٥-١١١-٢٢٢٣' };
    await postJson(postContact, '/contact-us', written);
    for (const person of ['noura.ali@example.com', 'NOURA.ALI@EXAMPLE.COM', '0551112223', '+966 55 111 2223']) {
      expect(await (await ask('admin', 'count', person)).json(), person).toMatchObject({ count: 1 });
    }
    const copy = await (await ask('admin', 'export', '055 111 2223')).json();
    expect(copy.cases).toMatchObject([{ sent: { email: 'Noura.Ali@Example.com', phoneNumber: '٠٥٥-١١١-٢٢٢٣' } }]);
    expect(await (await ask('admin', 'erase', '00966551112223')).json()).toEqual({
      erased: 1,
      references: [copy.cases[0].reference],
    });
  });

  it('is found by every identifier that a form takes, in cases, files, mails and webhooks, and what stays is said', async () => {
    const typed: Record<string, [kind: RequestKind, identifiers: Record<string, string>]> = {
      visa: ['activate-visa', { policy_number: 'V-77001', visa_number: '6009998887', passport_number: 'b 7654321' }],
      border: [
        'extend-insurance',
        { border_number: '٤٠٠٩٩٩٨٨٨٧', visa_number: '6009998886', passport_number: 'C7654321' },
      ],
      iban: ['cancel-insurance', { iban: 'sa44 2000 0001 2345 6789 1234', policy_number: 'V-77002' }],
      claim: ['claim', { id_number: '1234567897', claim_number: '44001234', policy_number: 'V-77003' }],
    };
    for (const [kind, identifiers] of Object.values(typed)) {
      for (const identifier of Object.values(identifiers)) {
        const files: [string, Blob, string][] =
          kind === 'cancel-insurance' ? [['documents', contentOf('pdf'), 'a.pdf']] : [];
        const sender = { ...validRequests[kind], ...identifiers, ...(kind !== 'claim' && { email: 'x@example.com' }) };
        const { data } = await postForm(POST, `/service-requests/${kind}`, formOf(sender, files), { params: { kind } });
        const where = { reference: { equals: data?.reference } };
        const row = { event: 'case.created', eventId: data?.reference, state: 'sent', reference: data?.reference };
        const { docs } = await payload.find({ collection: 'service-requests', where });
        const about = { caseCollection: 'service-requests', caseId: String(docs[0]?.id), attempts: 1 };
        const nextAttemptAt = new Date().toISOString();
        await payload.db.create({ collection: 'webhooks', data: { ...row, ...about, nextAttemptAt } });
        const copy = await (await ask('admin', 'export', identifier)).json();
        expect(copy.cases, identifier).toMatchObject([{ reference: data?.reference, passed_on: [{ state: 'sent' }] }]);
        await mkdir(backupFolder(), { recursive: true });
        const today = new Date().toISOString().slice(0, 10);
        await writeFile(join(backupFolder(), `content-${today}.db`), 'a copy');
        expect(await (await ask('admin', 'erase', identifier)).json(), identifier).toEqual({
          erased: 1,
          references: [data?.reference],
          stays: {
            backups: [{ file: `content-${today}.db`, until: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) }],
            passed_on: [data?.reference],
          },
        });
        for (const collection of ['service-requests', 'private-files', 'mail-queue', 'webhooks'] as const) {
          expect((await payload.count({ collection, where })).totalDocs, collection).toBe(0);
        }
        await removeOldBackups(Date.now() + 89 * 24 * 60 * 60_000);
        expect(await readdir(backupFolder())).toHaveLength(1);
        await removeOldBackups(Date.now() + 91 * 24 * 60 * 60_000);
        expect(await readdir(backupFolder())).toEqual([]);
      }
    }
  });

  it('is never found by a part of a value', async () => {
    for (const part of ['example.com', '1098765', '%', '@example.com', 'leavin']) {
      const response = await ask('admin', 'count', part);
      expect([400, 200]).toContain(response.status);
      if (response.status === 200) expect(await response.json()).toMatchObject({ count: 0 });
    }
  });

  it('is for administrators alone', async () => {
    for (const role of [undefined, ...roles.filter((role) => role !== 'admin')]) {
      for (const action of ['count', 'export', 'erase']) {
        expect((await ask(role, action, 'sara@example.com')).status).toBe(role ? 403 : 401);
      }
    }
  });
});

describe('retention that is more than a usual day', () => {
  const confirm = (role: Role | undefined, until: string) =>
    adminCall(role, '/retention/confirm', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ contact: until }),
    });

  it('is shown to administrators and confirmed by them, for the days that are set', async () => {
    for (const role of [undefined, ...roles.filter((role) => role !== 'admin')]) {
      expect((await adminCall(role, '/retention/plan')).status).toBe(role ? 403 : 401);
      expect((await confirm(role, '2000-01-01T00:00:00.000Z')).status).toBe(role ? 403 : 401);
    }
    const { contact } = await (await adminCall('admin', '/retention/plan')).json();
    expect(contact).toMatchObject({ due: 0, held: false, label: { en: expect.any(String) } });
    expect((await confirm('admin', new Date().toISOString())).status, 'later than what was shown').toBe(400);
    expect(await (await confirm('admin', contact.until)).json()).toEqual({ erased: {} });
    const { docs } = await payload.find({ collection: 'audit-log', sort: '-id', limit: 1 });
    expect(docs[0]).toMatchObject({ action: 'retention', subject: `confirmed: contact ${contact.until}` });
  });
});
