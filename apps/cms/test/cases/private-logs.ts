import type { Payload } from 'payload';
import { describe, expect, it, vi } from 'vitest';
import { GET as getClaim } from '../../src/app/api/claims/[number]/route.ts';
import { POST as postContact } from '../../src/app/api/contact-us/route.ts';
import { POST } from '../../src/app/api/service-requests/[kind]/route.ts';
import { contentOf, formOf, validMessage, validRequests } from './case-content.ts';
import { postForm, postJson, siteCall } from './site-call.ts';

type SqlDriver = { execute(call: { drizzle: unknown; raw: string }): Promise<unknown>; drizzle: unknown };

/** What the log is told of inserts that the database refuses. LOG_LEVEL must be debug. */
export function describePrivateLogs(content: () => Payload): void {
  const run = (raw: string) => {
    const db = content().db as unknown as SqlDriver;
    return db.execute({ drizzle: db.drizzle, raw });
  };

  /** All lines that are written while a table lacks the column that the insert needs. */
  async function linesWhileMissing(table: string, column: string, send: () => Promise<{ status: number }>) {
    const lines: string[] = [];
    const keep = (chunk: unknown) => lines.push(String(chunk)) > 0;
    const outputs = [process.stdout, process.stderr].map((out) => vi.spyOn(out, 'write').mockImplementation(keep));
    await run(`ALTER TABLE ${table} RENAME COLUMN "${column}" TO gone`);
    try {
      expect((await send()).status).toBe(500);
      content().logger.error(
        await content()
          .db.create({ collection: 'messages', data: { name: 'Zeinab' } })
          .catch((error) => error),
      );
    } finally {
      await run(`ALTER TABLE ${table} RENAME COLUMN gone TO "${column}"`);
      for (const output of outputs) output.mockRestore();
    }
    return lines.join('');
  }

  describe('a case that cannot be stored says nothing of its sender in the log', () => {
    const sender = { email: 'zeinab@example.com', full_name: 'Zeinab Qasim', id_number: '1000000008' };
    const claim = { ...validRequests.claim, ...sender };
    const iban = 'SA0380000000608010167519';
    const cancel = { ...validRequests['cancel-insurance'], ...sender, iban };
    const files: [string, Blob, string][] = [['documents', contentOf('pdf'), 'Zeinab.pdf']];
    const sendClaim = () => postJson(POST, '/service-requests/claim', claim, { params: { kind: 'claim' } });
    const sendCancel = () =>
      postForm(POST, '/service-requests/cancel-insurance', formOf(cancel, files), {
        params: { kind: 'cancel-insurance' },
      });

    it.each([
      ['service_requests', 'sent', sendClaim],
      ['service_requests', 'sent', sendCancel],
      ['private_files', 'sha256', sendCancel],
      ['mail_queue', 'subject', sendClaim],
    ])('where %s is broken', async (table, column, send) => {
      const lines = await linesWhileMissing(table, column, send);
      expect(lines).toMatch(/contract call failed.*Failed query: insert into/);
      expect(lines).not.toMatch(/zeinab|qasim|1000000008|SA03/i);
      for (const value of Object.values({ ...claim, ...cancel }))
        if (value.length > 6) expect(lines).not.toContain(value);
    });

    it.each(['Zeinab Qasim', 'zeinab@example.com', '١٠٠٠٠٠٠٠٠٨'])('who asks for a claim by %s', async (typed) => {
      const path = `/claims/${encodeURIComponent(typed)}?id=1000000008`;
      const lines = await linesWhileMissing('rate_limits', 'key', () =>
        siteCall(getClaim, path, { params: { number: typed } }),
      );
      expect(lines).toContain('/claims/…');
      for (const part of [typed, encodeURIComponent(typed), '1000000008']) expect(lines).not.toContain(part);
    });

    it('a message', async () => {
      const message = { ...validMessage, name: 'Zeinab Qasim', email: 'zeinab@example.com' };
      const lines = await linesWhileMissing('messages', 'sent', () => postJson(postContact, '/contact-us', message));
      expect(lines).toContain('contract call failed');
      expect(lines).not.toMatch(/Zeinab/i);
    });
  });
}
