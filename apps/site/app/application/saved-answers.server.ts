import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { begunClaimSeconds } from '@insurer/contract/begun-claim.ts';
import { keyPurposes } from '@insurer/contract/key-purposes.ts';
import { Sealer } from '@insurer/contract/keys.ts';
import { redirectDocument } from 'react-router';
import { config } from '#app/config.server.ts';
import { localPath } from '#app/ui/local-path.ts';
import type { View } from '#app/view.ts';
import type { SavedAnswers } from './saved-answers.ts';

/** `at` and `until`: milliseconds since 1970. */
export type Saved = { answers: SavedAnswers; at: number; until: number };

const { lifeSeconds } = keyPurposes['saved answers'];
const sealer = new Sealer(config().secrets, 'saved answers');
/** Longer addresses do not come whole through every mail program and proxy. */
const longestToken = 4_000;
/** What a token of that length inflates to at the most; nothing larger was ever sealed. */
const longestText = 64 * 1024;

/**
 * What a link keeps of an application (decision 0040), sealed: whoever has it may read it, and nobody else can, though it
 * stands in an address. Undefined for more than an address holds.
 */
export function savedToken(answers: SavedAnswers, now = Date.now()): string | undefined {
  // A claim holds a person's own words.
  const seconds = answers.of === 'claim' ? begunClaimSeconds : lifeSeconds;
  const saved: Saved = { answers, at: now, until: now + seconds * 1000 };
  const token = sealer.seal(deflateRawSync(JSON.stringify(saved)).toString('base64'));
  return token.length > longestToken ? undefined : token;
}

/** What a link holds; undefined where it has ended, or is none that this site has made. */
export function readSaved(token: string, now = Date.now()): Saved | undefined {
  const content = token.length > longestToken ? undefined : sealer.open(token);
  if (content === undefined) return undefined;
  const text = inflateRawSync(Buffer.from(content, 'base64'), { maxOutputLength: longestText }).toString();
  const saved = JSON.parse(text) as Saved;
  return saved.until > now ? saved : undefined;
}

/** The address of a link, in the language of the page: no log, and no proxy of `deploy/`, keeps what stands in a query. */
export const savedPath = (token: string, { language }: Pick<View, 'language'>): string =>
  localPath(`/saved-answers?key=${encodeURIComponent(token)}`, language);

/**
 * Leads to the link of what is saved, with the headers that keep the same in this browser; undefined where no link can hold it.
 */
export function toSavedLink(answers: SavedAnswers, view: View, headers: Headers): Response | undefined {
  const token = savedToken(answers);
  if (token === undefined) return undefined;
  headers.set('cache-control', 'no-store');
  return redirectDocument(`${savedPath(token, view)}&new=1`, { status: 303, headers });
}
