import { Forbidden } from 'payload';
import { expect, it, vi } from 'vitest';

vi.hoisted(() => Object.assign(process.env, { LOG_LEVEL: 'debug' }));

it('what Next and libraries tell the console takes the door of the log, and what was refused is no fault', async () => {
  const own = { ...console };
  const lines: string[] = [];
  const output = vi.spyOn(process.stdout, 'write').mockImplementation((chunk) => lines.push(String(chunk)) > 0);
  try {
    const { logConsole } = await import('../src/log-console.ts');
    logConsole();
    const error = new Error(
      'Failed query: insert into "messages" ("name") values (?)\nparams: Zeinab Qasim,1000000008',
    );
    console.error('⨯', Object.assign(error, { params: ['Zeinab Qasim'] }), { body: 'Zeinab' });
    console.log('ready on http://localhost:3001?q=Zeinab');
    console.error('⨯', new Forbidden());
  } finally {
    Object.assign(console, own);
    output.mockRestore();
  }
  expect(lines).toHaveLength(3);
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { level: 'error', app: 'cms', message: expect.stringMatching(/⨯.*Failed query: insert into "messages …/s) },
    { level: 'info', message: 'ready on http://localhost:3001?q=…' },
    { level: 'info', message: 'refused', reason: 'You are not allowed to perform this action.' },
  ]);
  expect(lines.join('')).not.toMatch(/Zeinab|1000000008/);
});
