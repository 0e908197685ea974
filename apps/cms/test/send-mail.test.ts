import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { longestSending, sendMail } from '../src/delivery/send-mail.ts';
import { mailServer } from './cases/mail-server.ts';

const minute = 60_000;
const mail = { to: 'sara@example.com', subject: 'One', text: 'Text' };

describe('sending a mail waits', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
  afterEach(() => void vi.useRealTimers());

  /** A server that has got the mail and says nothing yet. */
  async function slowServer() {
    const { promise: given, resolve } = Promise.withResolvers<Socket>();
    const { url, mails, close } = await mailServer(false, resolve);
    const sending = sendMail({ smtpUrl: url, from: 'no-reply@example.com' }, mail).then(
      () => 'sent',
      (error: Error) => error.message,
    );
    return { line: await given, sending, mails, close };
  }

  it('for ten minutes once the server has it all, as RFC 5321 asks for: the answer comes after it has been read', async () => {
    const { line, sending, mails, close } = await slowServer();
    vi.advanceTimersByTime(10 * minute - 1);
    line.write('250 taken\r\n');
    expect(await sending).toBe('sent');
    expect(mails).toHaveLength(1);
    close();
  });

  it('no longer than that', async () => {
    const { sending, close } = await slowServer();
    vi.advanceTimersByTime(10 * minute);
    expect(await sending).toBe('the mail server has the mail and did not say whether it took it');
    close();
  });

  it('two minutes at most where the server accepts the line and says nothing', async () => {
    const lines: Socket[] = [];
    const server = createServer((line) => void lines.push(line)).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const smtpUrl = `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const sending = sendMail({ smtpUrl, from: 'no-reply@example.com' }, mail);
    await once(server, 'connection');
    vi.advanceTimersByTime(2 * minute);
    await expect(sending).rejects.toThrow(/./);
    for (const line of lines) line.destroy();
    server.close();
    expect(longestSending).toBe(12 * minute);
  });
});
