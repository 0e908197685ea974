import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { isOwnMachine, isPrivateAddress } from '@insurer/contract/address-ranges.ts';
import { defaultLanguage, isLanguage, type Language } from '@insurer/contract/language.ts';

/** The id that a proxy in front gave the request, where it looks like one; else a new one. */
export function requestIdOf(headers: IncomingHttpHeaders): string {
  const given = headers['x-request-id'];
  return typeof given === 'string' && /^[\w.-]{8,64}$/.test(given) ? given : randomUUID();
}

/**
 * The origin that the visitor really used. The whole of it is compared with the origin of a POST, so behind
 * a proxy that ends TLS the protocol must be the outer one: told by x-forwarded-proto, or known from SITE_URL where
 * the host is the site's own.
 */
export function originOf(headers: IncomingHttpHeaders, siteUrl: string): string {
  const site = new URL(siteUrl);
  const host = headers.host ?? site.host;
  const forwarded = firstOf(headers['x-forwarded-proto']);
  const known = host.toLowerCase() === site.host ? site.protocol.slice(0, -1) : 'http';
  const protocol = forwarded === 'https' || forwarded === 'http' ? forwarded : known;
  const origin = `${protocol}://${host}`;
  return URL.canParse(origin) ? new URL(origin).origin : site.origin;
}

/**
 * Whether a page of another site made the visitor's browser post, as far as the browser says. `sec-fetch-site` is the browser's own
 * comparison, which no page can write: it holds where the browser keeps its origin to itself and where a proxy writes a host of its own.
 */
export function isForeignPost(headers: IncomingHttpHeaders, siteUrl: string): boolean {
  const { origin, 'sec-fetch-site': from } = headers;
  if (from === 'same-origin') return false;
  if (!origin) return from === 'cross-site' || from === 'same-site';
  if (!URL.canParse(origin)) return true;
  return ![originOf(headers, siteUrl), new URL(siteUrl).origin].includes(new URL(origin).origin);
}

function firstOf(header: string | string[] | undefined): string | undefined {
  const text = Array.isArray(header) ? header[0] : header;
  return text?.split(',')[0]?.trim().toLowerCase();
}

/**
 * Where a caller stands for whom no proxy speaks: this very machine, or a network of its own. Behind a container's NAT
 * strangers come from the latter, so it is no reason to show anything.
 */
export function isInternalCaller(
  headers: IncomingHttpHeaders,
  address: string | undefined,
  from: 'machine' | 'network',
): boolean {
  const forwarded = headers['x-forwarded-for'] ?? headers.forwarded ?? headers['x-real-ip'];
  if (forwarded !== undefined || address === undefined) return false;
  return from === 'machine' ? isOwnMachine(address) : isPrivateAddress(address);
}

/** The visitor's stored choice where it is not the default language; every other value means nothing (I18N-03). */
export function chosenLanguage(cookies: string | undefined): Language | undefined {
  if (!cookies?.includes('language=')) return undefined;
  const values = cookies.split(';').flatMap((cookie) => /^language=(\w+)$/.exec(cookie.trim())?.[1] ?? []);
  return values.filter(isLanguage).find((language) => language !== defaultLanguage);
}

/** For an address that says no language: the one that was chosen, else the first of the browser's that the site has. */
export function languageOf({ cookie, 'accept-language': accepted }: IncomingHttpHeaders): Language {
  const asked = accepted?.split(',').map((part) => /^\s*([a-z]+)/i.exec(part)?.[1]?.toLowerCase() ?? '') ?? [];
  const isChosen = /(^|;)\s*language=/.test(cookie ?? '');
  return chosenLanguage(cookie) ?? (isChosen ? undefined : asked.find(isLanguage)) ?? defaultLanguage;
}
