import { randomUUID } from 'node:crypto';
import { domainToASCII } from 'node:url';
import { Signer } from '@insurer/contract/keys.ts';
import { config } from '../config.ts';
import type { QueuedRow } from './channel.ts';

const signer = new Signer(config.secrets, 'message id');

/**
 * One for all tries of a queued mail: where it came twice, since the server's answer came too late or was lost, the mailbox can
 * tell. It is made from the row each time, with a key: nobody reads in it how many mails there were.
 */
export function messageIdOf({ id, createdAt }: QueuedRow, from: string): string {
  return messageId(signer.sign(`${id} ${createdAt}`), from);
}

/** For a mail that is kept nowhere. */
export function newMessageId(from: string): string {
  return messageId(randomUUID(), from);
}

function messageId(name: string, from: string): string {
  const domain = domainToASCII(/@([^\s<>@]+)>?\s*$/.exec(from)?.[1] ?? '');
  return `<${name}@${domain || 'localhost'}>`;
}
