import { keyPurposes } from '@insurer/contract/key-purposes.ts';
import { Signer } from '@insurer/contract/keys.ts';
import { type Language, languages, withPrefix } from '@insurer/contract/language.ts';
import { config } from '../config.ts';

const lifeMs = keyPurposes['case link'].lifeSeconds * 1000;
const signer = new Signer(config.secrets, 'case link');

/** What opens one request until a moment: for links in mails, and for who has shown a detail of the request. */
export function caseLinkToken(reference: string, now = Date.now()): string {
  const until = (now + lifeMs).toString(36);
  return `${reference}.${until}.${signer.sign(`${reference} ${until}`)}`;
}

/** The request that a link leads to, and when the link was made. */
export type CaseLink = { reference: string; madeAt: string };

/** What a token leads to; undefined where its time is over or nobody here has made it. */
export function readCaseLink(token: string, now = Date.now()): CaseLink | undefined {
  const [reference = '', until = '', signature = '', ...rest] = token.split('.');
  if (rest.length > 0 || !signer.verify(`${reference} ${until}`, signature)) return undefined;
  const end = Number.parseInt(until, 36);
  return end > now ? { reference, madeAt: new Date(end - lifeMs).toISOString() } : undefined;
}

/** Where the sender of a request reads and answers, without what opens it: as mails are stored, shown and exported. */
export function caseAddress(reference: string, language: Language): string {
  return `${config.siteUrl}${withPrefix(`/my-requests/${reference}`, language)}`;
}

/**
 * A mail about a request as it goes out: with what opens the request in its addresses. The site takes the token out of
 * them at once (decision 0024).
 *
 * @param writtenAt in milliseconds, the moment that its links count from: what was ended meanwhile is not opened again by a
 * mail that waited
 */
export function withCaseLinks(mail: string, reference: string, writtenAt: number): string {
  const token = caseLinkToken(reference, writtenAt);
  return languages
    .map((language) => caseAddress(reference, language))
    .reduce((text, address) => {
      // Mails that an earlier version wrote have their token already.
      return text.includes(`${address}?`) ? text : text.replaceAll(address, `${address}?key=${token}`);
    }, mail);
}
