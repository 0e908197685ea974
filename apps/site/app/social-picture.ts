import { asRecord } from '@insurer/contract/clean/json-text.ts';
import { type Language, languages } from '@insurer/contract/language.ts';
import type { Page } from '@insurer/contract/page.ts';
import * as v from 'valibot';

/** What a shared link shows of a page: its title, in its language, on its picture. */
export type SocialPicture = {
  language: Language;
  title: string;
  /** Path of a picture on the content service's origin, `/media/…`. */
  picture?: string;
};

/** As an address says it: without names and folder, since every page holds one and nothing of it compresses. */
const wordsSchema = v.union([
  v.strictTuple([v.picklist(languages), v.pipe(v.string(), v.maxLength(200))]),
  v.strictTuple([
    v.picklist(languages),
    v.pipe(v.string(), v.maxLength(200)),
    v.pipe(v.string(), v.regex(/^[\w.-]+$/)),
  ]),
]);
const folder = '/media/';

export const socialSize = { width: 1200, height: 630 };

/**
 * The address where the site renders the picture of a page. It says all that is rendered, so it changes with the content
 * and may be kept for ever; the signature keeps others from having pictures rendered with words of their own.
 */
export function socialPath({ language, title, picture }: SocialPicture, sign: (text: string) => string): string {
  const shown = title.length > 200 ? `${title.slice(0, 199)}…` : title;
  const words = JSON.stringify([language, shown, ...(picture ? [picture.replace(folder, '')] : [])]);
  return `/social/${sign(words)}/${Buffer.from(words).toString('base64url')}.jpg`;
}

/** What an address asks for, or undefined when the site did not write it. */
export function readSocialPath(
  path: string,
  verify: (signature: string, text: string) => boolean,
): SocialPicture | undefined {
  const [, signature, encoded] = /^\/social\/([\w-]+)\/([\w-]+)\.jpg$/.exec(path) ?? [];
  if (!signature || !encoded) return undefined;
  const words = Buffer.from(encoded, 'base64url').toString();
  if (!verify(signature, words)) return undefined;
  const read = v.safeParse(wordsSchema, JSON.parse(words));
  if (!read.success) return undefined;
  const [language, title, picture] = read.output;
  return { language, title, ...(picture && { picture: `${folder}${picture}` }) };
}

/** The first picture of a page that lies with the content service: its hero's, as a rule. */
export function pictureOfPage(page: Page | undefined): string | undefined {
  for (const { content } of page?.sections ?? []) {
    for (const value of Object.values(content)) {
      const url = String(asRecord(value)?.url).replace(/\?.*$/, '');
      if (/^\/media\/[\w.-]+\.(webp|jpe?g|png)$/.test(url)) return url;
    }
  }
  return undefined;
}
