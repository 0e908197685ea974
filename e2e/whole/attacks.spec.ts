import { rm } from 'node:fs/promises';
import { test as base, expect } from '@playwright/test';
import { type Acknowledged, countStored } from '../../attacks/acknowledged.ts';
import { attackLists } from '../../attacks/attacker.ts';
import { underAttack } from '../../attacks/measure.ts';
import { headOf, openLine } from '../../attacks/senders.ts';
import { publicPicture } from '../../attacks/stored-files.ts';
import { megabyteLimits, serviceTarget } from '../../attacks/targets.ts';
import type { RunningApp } from '../app-process.ts';
import { copyOfDemoContent, startCms } from '../whole-content.ts';

/** A content service that no other test uses: what is sent to it stays in it. */
const test = base.extend<object, { cms: RunningApp }>({
  cms: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern
    async ({}, use) => {
      const folder = await copyOfDemoContent();
      const cms = await startCms(folder, 'http://127.0.0.1:9');
      await use(cms);
      await cms.stop();
      await rm(folder, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 600_000 },
  ],
});

test('one sender does his worst to the content service, a hundredth of it: others use it on, and what was acknowledged is there', async ({
  cms,
}) => {
  const acknowledged: Acknowledged[] = [];
  const target = await serviceTarget(cms, acknowledged);
  for (const name of Object.keys(attackLists.service)) {
    for (const { use, failed, megabytes } of await underAttack(target, name, 0.01)) {
      expect.soft(failed, `${name}: ${use}`).toBe(0);
      expect.soft(megabytes, name).toBeLessThan(megabyteLimits.service);
    }
  }
  expect(acknowledged.length).toBeGreaterThan(0);
  expect(await countStored(new URL(cms.url), acknowledged)).toBe(acknowledged.length);
});

test('who asks the content service for another protocol is answered like everybody, and holds no line', async ({
  cms,
}) => {
  const url = new URL(cms.url);
  const headers = { connection: 'upgrade', upgrade: 'websocket' };
  const line = openLine(url, headOf(url, '/nothing', headers)).setEncoding('utf8');
  const answer = await new Promise((resolve) => line.once('data', resolve).once('close', () => resolve('nothing')));
  line.destroy();
  expect(answer).toMatch(/^HTTP\/1\.1 404 /);
});

test('the content service makes no pictures for whoever asks', async ({ cms }) => {
  const { path } = await publicPicture(new URL(cms.url));
  expect((await fetch(`${cms.url}${path}`)).status).toBe(200);
  expect((await fetch(`${cms.url}/_next/image?url=${encodeURIComponent(path)}&w=640&q=75`)).status).toBe(404);
});
