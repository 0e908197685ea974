import { randomInt } from 'node:crypto';
import { dayMs } from '@insurer/contract/day-ms.ts';
import type { Payload, PayloadRequest } from 'payload';
import { useOnce } from '../../cases/intake/rate-limits.ts';
import { sha256 } from '../../digests.ts';
import { addFactor, factorsOf, removeFactors, type StoredFactor } from './stored-factors.ts';

const howMany = 10;
/** No letter that could be taken for a digit; sixteen of 32 are 80 bits, which no list of digests gives away. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz023456789';
const length = 16;

/** Makes ten new codes in place of all that there were. They are said here and never again: digests are stored. */
export async function renewRecoveryCodes(req: PayloadRequest, person: number | string): Promise<string[]> {
  const former = (await factorsOf(req, person)).filter(({ kind }) => kind === 'recovery');
  await removeFactors(req, former);
  const codes = Array.from({ length: howMany }, newCode);
  for (const code of codes) await addFactor(req, person, { kind: 'recovery', secret: digestOf(code, person) });
  return codes;
}

/** Uses up a code. @returns false for one that is wrong or was used, also by somebody at this very moment */
export async function useRecoveryCode(
  payload: Payload,
  factors: readonly StoredFactor[],
  person: number | string,
  code: string,
): Promise<boolean> {
  const digest = digestOf(code, person);
  const found = factors.find(({ kind, secret }) => kind === 'recovery' && secret === digest);
  if (!found) return false;
  const isFirst = await useOnce(payload, `recovery-used:${found.id}`, new Date(Date.now() + dayMs));
  await removeFactors({ payload }, [found]);
  return isFirst;
}

/** In groups of four. */
function newCode(): string {
  const letters = Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');
  return letters.replace(/(?<=.)(?=(.{4})+$)/g, '-');
}

/** However it was typed: with or without dashes, in capitals. */
function digestOf(code: string, person: number | string): string {
  return sha256(`${person}:${code.toLowerCase().replace(/[^a-z0-9]/g, '')}`);
}
