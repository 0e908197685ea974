import { createHmac } from 'node:crypto';

const base32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** What an app shows (RFC 6238): the code of now, or of so many half minutes later. */
export function oneTimeCode(secret: string, later = 0): string {
  const bits = [...secret.replace(/\s/g, '')]
    .map((letter) => base32.indexOf(letter).toString(2).padStart(5, '0'))
    .join('');
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const step = Buffer.alloc(8);
  step.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + later));
  const digest = createHmac('sha1', key).update(step).digest();
  const start = (digest.at(-1) ?? 0) & 15;
  return String((digest.readUInt32BE(start) & 0x7fff_ffff) % 1_000_000).padStart(6, '0');
}
