/** The dashboard, on the database that DATABASE_URL names. */
import type { Language } from '@insurer/contract/language.ts';
import type { Payload, PayloadRequest } from 'payload';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Role } from '../src/access/roles.ts';
import { fillMissingTexts } from '../src/admin/languages/fill-missing-texts.ts';
import type { CaseCollection } from '../src/cases/case-kinds.ts';
import { formLink, listLink } from '../src/dashboard/admin-links.ts';
import { applicationWork, careWork, failedMails, newApplications } from '../src/dashboard/case-work.ts';
import { recentChanges, scheduledContent, waitingDrafts } from '../src/dashboard/content-work.ts';
import { systemWork } from '../src/dashboard/system-work.ts';
import { untranslatedDocuments } from '../src/dashboard/untranslated-documents.ts';
import { enqueue } from '../src/delivery/enqueue.ts';
import { notedOverdueWork, noteOverdueWork, overdueWork } from '../src/delivery/overdue-work.ts';
import { draftedGlobals } from '../src/drafted-globals.ts';
import { metricsText } from '../src/metrics.ts';
import { carryOut } from '../src/providers/import-plan.ts';
import { enqueuePurge } from '../src/purge/enqueue-purge.ts';
import type { Subject } from '../src/subject.ts';
import { requestsByRole } from './requests-by-role.ts';
import { openTestContent } from './test-content.ts';

let payload: Payload;
let people: ReadonlyMap<Role, PayloadRequest>;
const ids: Record<string, number | string> = {};

const reqOf = (role: Role) => {
  const req = people.get(role);
  if (!req) throw new Error(role);
  return req;
};

beforeAll(async () => {
  payload = await openTestContent();
  people = await requestsByRole(payload);
  await page('about-us', 'published', { en: 'About', ar: 'عن الشركة' });
  await page('claims', 'published', { en: 'Claims' });
  await page('news', 'draft', { en: 'News', ar: 'أخبار' });
  await payload.update({
    collection: 'pages',
    id: ids['about-us'] ?? '',
    locale: 'en',
    draft: true,
    data: { title: 'About us' },
  });
  const job = await payload.create({
    collection: 'jobs',
    locale: 'en',
    data: { title: 'Actuary', key: 'actuary', _status: 'published' },
  });
  ids.job = job.id;
  await newCase('service-requests', { kind: 'claim', status: 'received' });
  await newCase('service-requests', { kind: 'claim', status: 'received', overdue: true });
  await newCase('service-requests', { kind: 'claim', status: 'in-review', assignee: reqOf('care').user?.id });
  await newCase('service-requests', { kind: 'quote', status: 'closed', assignee: reqOf('care').user?.id });
  await newCase('messages', { status: 'received' });
  await newCase('job-applications', { status: 'received', job: job.id, jobKey: 'actuary' });
  await newCase('job-applications', { status: 'received', job: job.id, jobKey: 'actuary' });
  await newCase('job-applications', { status: 'received' });
});
afterAll(() => payload?.destroy());

async function page(name: string, status: 'draft' | 'published', title: { en: string; ar?: string }): Promise<void> {
  const data = { name, title: title.en, _status: status };
  const { id } = await payload.create({ collection: 'pages', locale: 'en', data, draft: status === 'draft' });
  ids[name] = id;
  if (!title.ar) return;
  const arabic = { title: title.ar, _status: status };
  await payload.update({ collection: 'pages', id, locale: 'ar', data: arabic, draft: status === 'draft' });
}

let cases = 0;

async function newCase(collection: CaseCollection, fields: Record<string, unknown>): Promise<void> {
  cases += 1;
  const now = new Date().toISOString();
  const data = {
    reference: `AA-0000-000${cases}-A`,
    sent: {},
    language: 'en',
    overdue: false,
    createdAt: now,
    updatedAt: now,
    ...fields,
  };
  await payload.db.create({ collection, data, req: {} as never });
}

const titlesOf = (lines: { title: { en?: string | null } }[]) => lines.map(({ title }) => title.en);
const untranslated = async (language: Language, shown: number) =>
  (await untranslatedDocuments(reqOf('editor'), shown))[language];

describe('the dashboard of an editor', () => {
  it('counts what is written and not published, the newest first', async () => {
    const { count, lines } = await waitingDrafts(reqOf('editor'));
    expect(count).toBe(2);
    expect(lines.map(({ id, title }) => [id, title.en])).toEqual([
      [ids['about-us'], 'About us'],
      [ids.news, 'News'],
    ]);
  });

  it('counts the draft of the header among them, and shows when it goes online', async () => {
    const { user } = reqOf('editor');
    await payload.updateGlobal({ slug: 'header', data: { button_label: 'Quote' }, draft: true, user });
    const { count, lines } = await waitingDrafts(reqOf('reviewer'));
    expect(count).toBe(3);
    expect(lines[0]).toMatchObject({ global: 'header', title: { ar: 'الترويسة والتنقل' }, status: 'draft' });
    expect(formLink(lines[0] as Subject, 'ar')).toBe('/admin/globals/header?locale=ar');
    const waitUntil = new Date(Date.now() + 3_600_000);
    await payload.jobs.queue({ task: 'schedulePublish', input: { type: 'publish', global: 'header' }, waitUntil });
    expect(await scheduledContent(reqOf('reviewer'))).toMatchObject({
      count: 1,
      lines: [{ global: 'header', late: false }],
    });
    await payload.updateGlobal({ slug: 'header', data: { button_label: '' } });
    expect((await waitingDrafts(reqOf('editor'))).count).toBe(2);
    await payload.db.deleteMany({ collection: 'payload-jobs', where: {} });
  });

  it('names the documents whose Arabic is missing, as they stand in the newest draft', async () => {
    const named = async () =>
      (await untranslated('ar', 8)).lines.map(({ collection, id, missing }) => [collection, Number(id), missing]);
    expect(await named()).toEqual([
      ['pages', ids.claims, 1],
      ['jobs', ids.job, 1],
    ]);
    expect(await untranslated('ar', 1)).toMatchObject({
      lines: [{ id: String(ids.claims) }],
      documents: 2,
      texts: 2,
    });
    const arabic = { collection: 'pages', id: ids.claims ?? '', locale: 'ar', draft: true } as const;
    await payload.update({ ...arabic, data: { title: 'المطالبات' } });
    expect(await named()).toEqual([['jobs', ids.job, 1]]);
    await payload.update({ ...arabic, data: { title: '' } });
    expect(await named()).toEqual(expect.arrayContaining([['pages', ids.claims, 1]]));
  });

  it('names what lacks English as well, and providers and countries, also those that were imported', async () => {
    const named = async (language: Language) =>
      (await untranslated(language, 20)).lines.map(
        ({ collection, title, missing }) => `${collection} ${title.en || title.ar} ${missing}`,
      );
    const [arabic, english] = [await named('ar'), await named('en')];
    expect(english).toEqual([]);
    const texts = (ar: string) => ({ en: '', ar });
    const none = texts('');
    const row = { key: 'A-1', kind: 'hospital', latitude: null, longitude: null, phone: '', emergency: false } as const;
    const rest = { district: none, address: none, classes: none, specialities: none, hours: { en: 'Always', ar: '' } };
    const name = { en: 'Hospital', ar: 'مستشفى' };
    const rows = [{ ...row, ...rest, name, city: texts('جدة') }];
    await carryOut(payload, rows, { removesGone: false, isExpected: () => true }, (transactionID) =>
      enqueuePurge({ payload, transactionID }, ['providers']),
    );
    const country = await payload.create({ collection: 'countries', locale: 'ar', data: { name: 'قطر', code: 'QA' } });
    const group = await payload.create({ collection: 'page-groups', locale: 'ar', data: { title: 'مجموعة' } });
    const draft = { collection: 'pages', draft: true, locale: 'ar' } as const;
    const page = await payload.create({ ...draft, data: { name: 'arabic-alone', title: 'بالعربية' } });
    expect((await named('en')).sort()).toEqual([
      'countries قطر 1',
      'page-groups مجموعة 1',
      'pages بالعربية 1',
      'providers Hospital 1',
    ]);
    expect((await named('ar')).filter((line) => !arabic.includes(line))).toEqual(['providers Hospital 1']);
    expect(await untranslated('en', 1)).toMatchObject({ documents: 4, texts: 4 });
    await payload.update({ collection: 'countries', id: country.id, locale: 'en', data: { name: 'Qatar' } });
    await payload.update({ collection: 'page-groups', id: group.id, locale: 'en', data: { title: 'Group' } });
    await payload.delete({ collection: 'pages', id: page.id });
    await payload.delete({ collection: 'providers', where: {} });
    expect([await named('ar'), await named('en')]).toEqual([arabic, english]);
  });

  it('looks through the globals once for both languages', async () => {
    const read = vi.spyOn(payload, 'findGlobal');
    await untranslatedDocuments(reqOf('editor'), 8);
    expect(read).toHaveBeenCalledTimes(draftedGlobals.length);
    read.mockRestore();
  });

  it('names answer templates and rate tables that lack a language', async () => {
    const named = async (language: Language) =>
      (await untranslated(language, 20)).lines
        .filter(({ collection }) => collection === 'answer-templates' || collection === 'rate-tables')
        .map(({ collection, title, missing }) => `${collection} ${title.en || title.ar} ${missing}`)
        .sort();
    const arabic = { collection: 'answer-templates', locale: 'ar' } as const;
    const template = await payload.create({ ...arabic, data: { title: 'شكر', text: 'شكرًا لك.' } });
    const table = await payload.create({
      collection: 'rate-tables',
      draft: true,
      locale: 'en',
      data: { label: 'Boats', product: 'boats', version: '1', validFrom: '2026-01-01T12:00:00.000Z' },
    });
    expect(await named('en')).toEqual(['answer-templates شكر 2']);
    expect(await named('ar')).toEqual(['rate-tables Boats 1']);
    const both = { ...arabic, id: template.id, locale: 'en' } as const;
    await payload.update({ ...both, data: { title: 'Thanks', text: 'Thank you.' } });
    await payload.delete({ collection: 'rate-tables', id: table.id });
    expect([await named('en'), await named('ar')]).toEqual([[], []]);
    await payload.delete({ collection: 'answer-templates', id: template.id });
  });

  it('counts what lacks English in content of an earlier version, which counted Arabic alone', async () => {
    const draft = { collection: 'pages', draft: true, locale: 'ar' } as const;
    const { id } = await payload.create({ ...draft, data: { name: 'before', title: 'من قبل' } });
    const where = { source: { equals: `pages/${id}` } };
    await payload.db.updateMany({ collection: 'missing-texts', where, data: { english: null } });
    const count = async () => (await untranslated('en', 1)).documents;
    expect(await count()).toBe(0);
    await fillMissingTexts(payload);
    expect(await count()).toBe(1);
    await payload.delete({ collection: 'pages', id });
  });

  it('counts the missing texts of content from an earlier version once, and forgets what is deleted or in the trash', async () => {
    const all = () => untranslated('ar', 8);
    const before = await all();
    expect(before.texts).toBeGreaterThan(0);
    await payload.db.deleteMany({ collection: 'missing-texts', where: {} });
    expect((await all()).documents).toBe(0);
    await fillMissingTexts(payload);
    const byTitle = ({ lines }: typeof before) => lines.map(({ title, missing }) => `${title.en} ${missing}`).sort();
    expect(byTitle(await all())).toEqual(byTitle(before));
    const { id } = await payload.create({ collection: 'pages', draft: true, data: { name: 'short', title: 'Short' } });
    expect((await all()).documents).toBe(before.documents + 1);
    await payload.update({ collection: 'pages', id, data: { deletedAt: new Date().toISOString() } });
    expect((await all()).documents).toBe(before.documents);
    await payload.delete({ collection: 'pages', id, trash: true });
    expect((await all()).documents).toBe(before.documents);
  });

  it('reads no document at a start where all are counted, those in the trash neither', async () => {
    const { id } = await payload.create({
      collection: 'pages',
      draft: true,
      data: { name: 'thrown', title: 'Thrown' },
    });
    await payload.update({ collection: 'pages', id, data: { deletedAt: new Date().toISOString() } });
    await fillMissingTexts(payload);
    const find = vi.spyOn(payload.db, 'find');
    await fillMissingTexts(payload);
    expect(find).not.toHaveBeenCalled();
    find.mockRestore();
    await payload.delete({ collection: 'pages', id, trash: true });
  });

  it('shows what is scheduled, and what should have happened by now', async () => {
    const at = new Date(Date.now() + 3_600_000);
    const input = { type: 'publish', doc: { relationTo: 'pages', value: ids.news } };
    await payload.jobs.queue({ task: 'schedulePublish', input: input as never, waitUntil: at });
    const [line, ...others] = (await scheduledContent(reqOf('editor'))).lines;
    expect(others).toEqual([]);
    expect(line).toMatchObject({ id: ids.news, action: 'publish', at: at.toISOString(), late: false });
    const [late] = (await scheduledContent(reqOf('editor'), at.getTime() + 600_000)).lines;
    expect(late?.late).toBe(true);
  });

  it('counts all that is scheduled, and shows what comes beside what failed', async () => {
    const { db } = payload;
    await db.deleteMany({ collection: 'payload-jobs', where: {} });
    for (let number = 1; number <= 9; number += 1) {
      const { id } = await payload.create({
        collection: 'pages',
        draft: true,
        data: { name: `timed-${number}`, title: `Timed ${number}` },
      });
      const doc = { relationTo: 'pages', value: id } as const;
      const waitUntil = new Date(Date.now() + (number - 7.5) * 3_600_000);
      const job = await payload.jobs.queue({ task: 'schedulePublish', input: { type: 'publish', doc }, waitUntil });
      const failed = { collection: 'payload-jobs', id: job.id, data: { hasError: true } } as const;
      if (number < 8) await db.updateOne({ ...failed, returning: false });
    }
    const { count, lines } = await scheduledContent(reqOf('editor'));
    expect(count).toBe(9);
    expect(titlesOf(lines)).toEqual(['Timed 1', 'Timed 2', 'Timed 3', 'Timed 4', 'Timed 8', 'Timed 9']);
    expect((await scheduledContent(reqOf('care'))).count).toBe(0);
    await db.deleteMany({ collection: 'payload-jobs', where: {} });
    await payload.delete({ collection: 'pages', where: { name: { like: 'timed-' } } });
  });

  it('knows a price draft as what waits and as what was changed last, by what the table is called', async () => {
    const table = { label: 'Motor prices', product: 'motor', version: '1', validFrom: '2026-01-01', currency: 'SAR' };
    const data = { ...table, questions: [], plans: [] } as never;
    const before = (await waitingDrafts(reqOf('editor'))).count;
    const { id } = await payload.create({ collection: 'rate-tables', draft: true, locale: 'en', data });
    const line = { collection: 'rate-tables', id, title: { en: 'Motor prices' }, status: 'draft' };
    const waiting = await waitingDrafts(reqOf('editor'));
    expect(waiting.count).toBe(before + 1);
    expect(waiting.lines[0]).toMatchObject(line);
    expect((await recentChanges(reqOf('reviewer')))[0]).toMatchObject(line);
    expect(titlesOf(await recentChanges(reqOf('people')))).not.toContain('Motor prices');
    await payload.delete({ collection: 'rate-tables', id });
  });

  it('tells what visitors see with a draft beside it from what they have never seen', async () => {
    const lines = await recentChanges(reqOf('reviewer'));
    const of = (name: string) => lines.find(({ collection, id }) => collection === 'pages' && id === ids[name])?.status;
    expect([of('about-us'), of('news')]).toEqual(['changed', 'draft']);
    expect(lines.find(({ collection }) => collection === 'jobs')?.status).toBe('published');
  });

  it('says what was changed last', async () => {
    const lines = await recentChanges(reqOf('reviewer'));
    expect(lines.map(({ collection, id }) => `${collection} ${id}`)).toContain(`jobs ${ids.job}`);
    expect(lines.map(({ updatedAt }) => updatedAt)).toEqual(
      lines
        .map(({ updatedAt }) => updatedAt)
        .toSorted()
        .reverse(),
    );
  });
});

describe('the dashboard of customer care', () => {
  it('counts new, overdue and own cases by kind; closed ones are nobody’s work', async () => {
    const lines = await careWork(reqOf('care'));
    const counts = lines.map(({ kind, fresh, overdue, mine }) => [kind, fresh.count, overdue.count, mine.count]);
    expect(counts.filter(([, ...numbers]) => numbers.some((number) => number !== 0))).toEqual([
      ['claim', 2, 1, 1],
      ['contact', 1, 0, 0],
    ]);
  });

  it('links each number to the list that shows exactly those cases', async () => {
    const claim = (await careWork(reqOf('care'))).find(({ kind }) => kind === 'claim');
    const link = new URL(listLink('service-requests', claim?.overdue.where), 'http://cms.test');
    expect(link.pathname).toBe('/admin/collections/service-requests');
    expect(link.searchParams.get('where[or][0][and][0][kind][equals]')).toBe('claim');
    expect(link.searchParams.get('where[or][0][and][1][overdue][equals]')).toBe('true');
  });

  it('counts nothing of another person as one’s own', async () => {
    const claim = (await careWork(reqOf('admin'))).find(({ kind }) => kind === 'claim');
    expect(claim?.mine.count).toBe(0);
    expect(claim?.fresh.count).toBe(2);
  });
});

describe('the dashboard of people and careers', () => {
  it('counts new applications for each job, and those without one', async () => {
    const lines = await newApplications(reqOf('people'));
    expect(lines.map(({ job, count, title }) => [job, count, title.en])).toEqual([
      [ids.job, 2, 'Actuary'],
      [undefined, 1, undefined],
    ]);
    expect((await applicationWork(reqOf('people'))).fresh.count).toBe(3);
  });
});

describe('access', () => {
  it.each(['editor', 'reviewer', 'people'] as const)('%s may not count cases of customer care', async (role) => {
    await expect(careWork(reqOf(role))).rejects.toThrow();
  });

  it.each(['editor', 'reviewer', 'care'] as const)('%s may not see applications', async (role) => {
    await expect(newApplications(reqOf(role))).rejects.toThrow();
  });

  it('an administrator sees what should have happened by itself, as /ready and the metrics do', async () => {
    const none = { publications: 0, mails: 0, webhooks: 0, purges: 0, scans: 0 };
    await payload.db.deleteMany({ collection: 'outbox', where: {} });
    await payload.db.deleteMany({ collection: 'payload-jobs', where: {} });
    expect((await systemWork(reqOf('admin'))).overdue).toEqual(none);
    await noteOverdueWork(payload);
    expect(notedOverdueWork()).toBeUndefined();
    const input = { type: 'publish', doc: { relationTo: 'pages', value: ids.news } } as never;
    const waitUntil = new Date(Date.now() - 11 * 60_000);
    const { id } = await payload.jobs.queue({ task: 'schedulePublish', input, waitUntil });
    // Taken by a process that died: late all the same.
    await payload.db.updateOne({ collection: 'payload-jobs', id, data: { processing: true }, returning: false });
    await enqueue({ payload }, 'outbox', { keys: ['*'] }, waitUntil);
    expect((await systemWork(reqOf('admin'))).overdue).toEqual({ ...none, publications: 1, purges: 1 });
    await noteOverdueWork(payload);
    expect(notedOverdueWork()).toEqual({ publications: 1, purges: 1 });
    expect(metricsText()).toContain('cms_overdue{work="publications"} 1');
  });

  it('an administrator sees what the virus scanner has not looked at, since nobody can open it', async () => {
    const row = { name: 'a.pdf', storedName: 'a', size: 1, type: 'application/pdf', sha256: 'a', team: 'care' };
    const createdAt = new Date(Date.now() - 11 * 60_000).toISOString();
    const of = { reference: 'AA-0000-0001-A', caseCollection: 'service-requests', caseId: '1', confidential: false };
    const more = { ...of, scan: 'not-scanned', createdAt, updatedAt: createdAt };
    const { id } = await payload.db.create({ collection: 'private-files', data: { ...row, ...more } });
    expect((await overdueWork(payload)).scans).toBe(0);
    expect((await overdueWork(payload, Date.now(), '/run/clamd')).scans).toBe(1);
    await payload.db.deleteOne({ collection: 'private-files', where: { id: { equals: id } } });
  });

  it('customer care sees the mails of its cases that could not be sent, and nobody else’s', async () => {
    const about = { to: 'sara@example.com', subject: 'Your claim', body: 'Dear Sara', reference: 'AA-0000-0001-A' };
    for (const team of ['care', 'people']) {
      const now = new Date().toISOString();
      const data = { ...about, team, state: 'failed', attempts: 9, nextAttemptAt: now, createdAt: now, updatedAt: now };
      await payload.db.create({ collection: 'mail-queue', data });
    }
    expect(await failedMails(reqOf('care'))).toEqual({ count: 1, where: { state: { equals: 'failed' } } });
    await expect(failedMails(reqOf('editor'))).rejects.toThrow();
    await payload.db.deleteMany({ collection: 'mail-queue', where: {} });
  });

  it('the post is for administrators', async () => {
    await expect(systemWork(reqOf('editor'))).rejects.toThrow();
    const work = await systemWork(reqOf('admin'));
    expect(work).toMatchObject({ mails: { waiting: 0, failed: 0 }, mailServer: false, isPasswordEnough: true });
    expect(work.firstSteps.filter(({ done }) => done).map(({ name }) => name)).toEqual(['company', 'people']);
  });
});
