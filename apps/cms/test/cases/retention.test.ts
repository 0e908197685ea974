import { readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Payload } from 'payload';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { POST as postContact } from '../../src/app/api/contact-us/route.ts';
import { POST as postJob } from '../../src/app/api/jobs/[id]/route.ts';
import { POST } from '../../src/app/api/service-requests/[kind]/route.ts';
import { defaultRetentionDays } from '../../src/cases/case-handling.ts';
import { incomingFolder, privateFolder, quarantineFolder } from '../../src/cases/files/private-folder.ts';
import { eraseDueCases } from '../../src/cases/retention/erase-due-cases.ts';
import { removeOrphanFiles } from '../../src/cases/retention/remove-orphan-files.ts';
import {
  contentOf,
  everyCase,
  filesOnDisk,
  formOf,
  jobKey,
  openCaseContent,
  validApplication,
  validMessage,
  validRequests,
} from './case-content.ts';
import { postForm, postJson } from './site-call.ts';

let payload: Payload;
beforeAll(async () => {
  payload = await openCaseContent();
});
afterAll(() => payload?.destroy());

const day = 24 * 60 * 60_000;
const cv = () => formOf(validApplication, [['cv_url', contentOf('pdf'), 'cv.pdf']]);

it('erases what is older than its kind is kept, files and mails too, and notes how many', async () => {
  await postForm(postJob, `/jobs/${jobKey}`, cv(), { params: { id: jobKey } });
  await postJson(postContact, '/contact-us', validMessage);
  await postJson(POST, '/service-requests/quote', validRequests.quote, { params: { kind: 'quote' } });
  await postJson(POST, '/service-requests/claim', validRequests.claim, { params: { kind: 'claim' } });
  expect(await eraseDueCases(payload)).toEqual({});

  const later = Date.now() + (defaultRetentionDays.application + 1) * day;
  expect(await eraseDueCases(payload, later)).toEqual({ application: 1, quote: 1 });
  expect(await everyCase(payload, 'job-applications')).toEqual([]);
  expect(await everyCase(payload, 'messages')).toHaveLength(1);
  expect((await everyCase(payload, 'service-requests')).map((entry) => 'kind' in entry && entry.kind)).toEqual([
    'claim',
  ]);
  expect(await filesOnDisk()).toEqual([]);
  expect((await payload.count({ collection: 'private-files' })).totalDocs).toBe(0);
  const mails = await payload.find({ collection: 'mail-queue', pagination: false });
  expect(new Set(mails.docs.map(({ caseCollection }) => caseCollection))).toEqual(
    new Set(['messages', 'service-requests']),
  );
  const { docs } = await payload.find({ collection: 'audit-log', sort: '-id', limit: 1 });
  expect(docs[0]).toMatchObject({ action: 'retention', subject: 'quote 1 · application 1' });
});

it('keeps to the days that are set', async () => {
  await payload.updateGlobal({ slug: 'case-handling', data: { retention_days: { contact: 3 } } as never });
  expect(await eraseDueCases(payload, Date.now() + 2 * day)).toEqual({});
  expect(await eraseDueCases(payload, Date.now() + 4 * day)).toEqual({ contact: 1 });
});

it('removes files that belong to no case, but none that is just coming in', async () => {
  await postForm(postJob, `/jobs/${jobKey}`, cv(), { params: { id: jobKey } });
  const [kept] = await filesOnDisk();
  const old = new Date(Date.now() - 2 * 60 * 60_000);
  for (const path of [join(incomingFolder(), 'left.part'), join(privateFolder(), `${'a'.repeat(32)}.pdf`)]) {
    await writeFile(path, 'left behind');
    await utimes(path, old, old);
  }
  await writeFile(join(incomingFolder(), 'now.part'), 'just coming in');
  await utimes(join(incomingFolder(), 'now.part'), new Date(), new Date());
  await utimes(join(privateFolder(), kept ?? ''), old, old);
  expect(await removeOrphanFiles(payload)).toBe(2);
  expect((await filesOnDisk()).sort()).toEqual([kept, 'now.part'].sort());
});

it('keeps what belongs to no case in quarantine for 30 days', async () => {
  const name = `${'a'.repeat(32)}.pdf`;
  expect(await readdir(quarantineFolder())).toEqual([name]);
  await removeOrphanFiles(payload, Date.now() + 29 * day);
  expect(await readdir(quarantineFolder())).toEqual([name]);
  await removeOrphanFiles(payload, Date.now() + 30 * day);
  expect(await readdir(quarantineFolder())).toEqual([]);
});

it('removes nothing where most files belong to no case: the database is another than the one that they came with', async () => {
  const old = new Date(Date.now() - 2 * 60 * 60_000);
  const strangers = ['b', 'c', 'd'].map((letter) => join(privateFolder(), `${letter.repeat(32)}.pdf`));
  for (const path of strangers) {
    await writeFile(path, 'papers of another database');
    await utimes(path, old, old);
  }
  const before = await filesOnDisk();
  expect(await removeOrphanFiles(payload)).toBe(0);
  expect(await filesOnDisk()).toEqual(before);
  for (const path of strangers) await rm(path);
});
