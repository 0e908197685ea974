import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { visitorAddressHeader } from '@insurer/contract/visitor-address-header.ts';
import type { Payload } from 'payload';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { POST as postContact } from '../../src/app/api/contact-us/route.ts';
import { openCaseContent, validMessage } from './case-content.ts';
import { postJson } from './site-call.ts';

/** Limits of several instances, on the database that DATABASE_URL names. */
export function describeLimitsOfInstances(dialect: 'sqlite' | 'postgres'): void {
  describe(`limits of several instances on ${dialect}`, () => {
    let payload: Payload;
    beforeAll(async () => {
      payload = await openCaseContent();
    });
    afterAll(() => payload?.destroy());

    const here = async (visitor: string) =>
      (await postJson(postContact, '/contact-us', validMessage, { headers: { [visitorAddressHeader]: visitor } }))
        .status;

    async function inAnotherProcess(visitor: string, count: number): Promise<number[]> {
      const script = join(import.meta.dirname, 'limited-messages.ts');
      const { stdout } = await promisify(execFile)(process.execPath, [script, visitor, String(count)], {
        env: process.env,
      });
      return stdout.trim().split('\n').map(Number);
    }

    it('what one visitor sends to several instances is counted together', async () => {
      for (let n = 0; n < 3; n++) expect(await here('shared')).toBe(201);
      expect(await inAnotherProcess('shared', 3)).toEqual([201, 201, 429]);
      expect(await here('shared')).toBe(429);
      expect(await here('another')).toBe(201);
    });
  });
}
