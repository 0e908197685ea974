import { type ChangedTexts, noChangedTexts } from './changed-texts.ts';
import { cleanText } from './clean/empty.ts';
import { asRecord, listOf, parseJsonText } from './clean/json-text.ts';
import { cleanUrl, isExternal } from './clean/url.ts';
import { dataOf } from './envelope.ts';
import { type Link, type LocalizedText, link, text, type ValuesOf } from './fields.ts';
import { isRequestKind, type RequestKind } from './forms/forms.ts';
import { defaultLanguage, type Language, translationSuffixes } from './language.ts';
import { languageTable } from './language-table.ts';
import { readField, readFields } from './read-field.ts';
import { readChangedTexts } from './texts/read-changed-texts.ts';

/** Names, numbers and addresses of the company; `siteUrl` is the public origin. */
export type Company = Omit<ValuesOf<typeof companyFields>, 'siteUrl'> & { siteUrl?: string };
/** What several pages say alike of the company; each may be missing (docs/contract.md). */
type Facts = ValuesOf<typeof factFields>;
/** A link of the footer, in the order in which they stand. */
export type FooterLink = { label: LocalizedText; link: Link };
/** The footer as editors filled it in; the year in its `copyright` gives way to the present one (decision D13). */
export type Footer = {
  links: FooterLink[];
  phone?: string;
  telUrl?: string;
  socialMedia: { platform: string; url: string }[];
  copyright?: LocalizedText;
};
/** So many hosts may be framed: each stands in a header of every page, of which proxies and browsers take some KB. */
export const maxFrameHosts = 30;
/** Addresses of pages that are embedded or linked, already chosen for the language; see {@link readSiteSettings}. */
type FrameName = keyof typeof frameFields;
type Frames = Partial<Record<FrameName, string>> & {
  /** Hosts whose maps may be framed; undefined only when the service knows no site settings at all. */
  allowedHosts?: string[];
};
type Option = { value: string; label: string };
/** Lists that fields of forms offer: `value` is sent and stored, `label` is what the language says (decision D7). */
export type Options = { cancellationReasons: Option[]; products: Option[]; cities: Option[] };
/** The response of GET /site-settings in one language; see {@link readSiteSettings}. */
export type SiteSettings = {
  company: Company;
  /** Undefined where the service says nothing of a footer: the site then uses the specified default. */
  footer?: Footer;
  frames: Frames;
  options: Options;
  acceptedRequests: RequestKind[];
  /** Undefined where the service tells none. */
  facts?: Facts;
  /** `auto`: the careers pages follow the language of the page; `ltr`, the default, is decision D10. */
  careersDirection: CareersDirection;
  /** Groups of words and phrases, of either language, that mean the same to who searches. */
  synonyms: readonly (readonly string[])[];
  /** Built-in texts that editors changed. */
  texts: ChangedTexts;
};

/** The values of `careers_direction`, the default first. */
export const careersDirections = ['ltr', 'auto'] as const;
/** One of {@link careersDirections}. */
export type CareersDirection = (typeof careersDirections)[number];

/** Bounds of lists: what is beyond them is left out. The links of the footer stand on every page, the options in every form. */
const maxFooterLinks = 200;
const maxOptions = 5_000;
/** And of `synonyms`: no editor can enter more. */
export const synonymLimits = { groups: 500, words: 20, letters: 60 } as const;

type Raw = Record<string, unknown>;

/** What holds for a service that answers 404: the literal behaviour without the call (docs/contract.md). */
export const noSiteSettings: SiteSettings = {
  company: {},
  frames: {},
  options: { cancellationReasons: [], products: [], cities: [] },
  acceptedRequests: [],
  careersDirection: 'ltr',
  synonyms: [],
  texts: noChangedTexts,
};

/** Reads the response of GET /site-settings in one language. Every part may be missing; never throws. */
export function readSiteSettings(body: unknown, language: Language): SiteSettings {
  const raw = asRecord(dataOf(body)) ?? {};
  const footer = asRecord(parseJsonText(raw.footer));
  const options = asRecord(parseJsonText(raw.options)) ?? {};
  const facts = asRecord(parseJsonText(raw.facts));
  const accepted = asRecord(parseJsonText(raw.service_requests))?.accepted;
  return {
    company: readCompany(asRecord(parseJsonText(raw.company)) ?? {}, language),
    ...(footer && { footer: readFooter(footer, language) }),
    frames: readFrames(asRecord(parseJsonText(raw.frames)) ?? {}, language),
    options: {
      cancellationReasons: readOptions(options.cancellation_reasons, language),
      products: readOptions(options.products, language),
      cities: byName(readOptions(options.cities, language), language),
    },
    acceptedRequests: listOf(accepted).filter(isRequestKind),
    ...(facts && { facts: readFields(facts, factFields, language) }),
    careersDirection: careersDirections.find((direction) => direction === raw.careers_direction) ?? 'ltr',
    synonyms: readSynonyms(raw.synonyms),
    texts: readChangedTexts(raw.texts),
  };
}

function readSynonyms(value: unknown): string[][] {
  const groups = listOf(value).slice(0, synonymLimits.groups);
  return groups
    .map((group) => {
      const words = listOf(group).slice(0, synonymLimits.words);
      return words.flatMap((word) => cleanText(word)?.slice(0, synonymLimits.letters) ?? []);
    })
    .filter((group) => group.length > 1);
}

/** The fields of the company, as GET /site-settings names them. */
export const companyFields = {
  name: text(),
  address: text(),
  poBox: text({ wire: 'po_box' }),
  phone: text(),
  fax: text(),
  tollFree: text({ wire: 'toll_free' }),
  capital: text(),
  commercialRegistration: text({ wire: 'commercial_registration' }),
  royalDecreeNumber: text({ wire: 'royal_decree_number' }),
  royalDecreeDate: text({ wire: 'royal_decree_date' }),
  siteUrl: link({ wire: 'site_url' }),
  regulatedBy: text({ wire: 'regulated_by' }),
};

/** What several pages say alike, as GET /site-settings names it; the note of emergencies may hold numbers to call. */
export const factFields = {
  openingHours: text({ wire: 'opening_hours' }),
  roadsidePhone: text({ wire: 'roadside_phone' }),
  complaintsPhone: text({ wire: 'complaints_phone' }),
  emergencyNote: text({ wire: 'emergency_note' }),
};

function readCompany(raw: Raw, language: Language): Company {
  const { siteUrl, ...company } = readFields(raw, companyFields, language);
  return { ...company, ...(siteUrl?.external && { siteUrl: siteUrl.href }) };
}

function readFooter(raw: Raw, language: Language): Footer {
  const contact = asRecord(parseJsonText(raw.contact)) ?? {};
  const phone = cleanText(contact.phone);
  const telUrl = cleanUrl(contact.tel_url);
  const copyright = readField(raw, 'copyright', text(), language);
  return {
    links: listOf(raw.links)
      .slice(0, maxFooterLinks)
      .flatMap((entry) => {
        const record = asRecord(entry);
        const label = record && readField(record, 'label', text(), language);
        const target = record && readField(record, 'url', link(), language);
        return label && target ? [{ label, link: target }] : [];
      }),
    ...(phone && { phone }),
    ...(telUrl?.toLowerCase().startsWith('tel:') && { telUrl }),
    socialMedia: listOf(raw.social_media ?? raw.socialMedia)
      .slice(0, maxFooterLinks)
      .flatMap((entry) => {
        const record = asRecord(entry);
        const url = cleanUrl(record?.url);
        const platform = cleanText(record?.platform);
        return url && platform && isExternal(url) ? [{ platform, url }] : [];
      }),
    ...(copyright && { copyright }),
  };
}

const frameFields = {
  claimTracking: 'claim_tracking',
  complaintForm: 'complaint_form',
  complaintTracking: 'complaint_tracking',
  eServices: 'e_services',
} as const;

/** A full host name: wildcards and worse would say something else in the security header that names it. */
function hostName(value: unknown): string | undefined {
  const text = cleanText(value) ?? '';
  const address = cleanUrl(text.includes('://') ? text : `https://${text}`);
  if (!address || !URL.canParse(address)) return undefined;
  const { host, protocol } = new URL(address);
  return protocol === 'https:' && /^[a-z0-9-]+(\.[a-z0-9-]+)*(:\d+)?$/.test(host) ? host : undefined;
}

/** Frames get the language as `lang=en|ar` when their address has no translated variant; claim tracking always does. */
function readFrames(raw: Raw, language: Language): Frames {
  // Cut first: a list of what is no host, as long as a response may be, would be looked through for ten seconds on every page.
  const hosts = listOf(raw.allowed_hosts).slice(0, maxFrameHosts);
  const frames: Frames = { allowedHosts: hosts.flatMap((host) => hostName(host) ?? []) };
  for (const [name, wire] of Object.entries(frameFields) as [FrameName, string][]) {
    const plain = httpUrl(raw[wire]);
    const chosen = httpUrl(raw[`${wire}${languageTable[language].suffix}`]) ?? plain;
    if (!chosen) continue;
    const isTranslated = translationSuffixes.some((suffix) => httpUrl(raw[`${wire}${suffix}`]));
    // Claim tracking gets its language whatever the address says (CENTER-04).
    const passesLanguage = name === 'claimTracking' || (name !== 'eServices' && !isTranslated);
    frames[name] = passesLanguage ? withLanguage(chosen, language) : chosen;
  }
  return frames;
}

function httpUrl(value: unknown): string | undefined {
  const url = cleanUrl(value);
  return url && /^https?:/i.test(url) ? url : undefined;
}

function withLanguage(address: string, language: Language): string {
  const url = new URL(address);
  url.searchParams.set('lang', language);
  return url.href;
}

/** Values of the list of cities that are none: another place in the Kingdom, and any outside of it. They stand last. */
export const besideCities: readonly string[] = ['elsewhere', 'abroad'];

/** The order of the settings is that of the default language; in any other, people look by its own alphabet. */
function byName(list: Option[], language: Language): Option[] {
  const place = ({ value }: Option) => besideCities.indexOf(value);
  const names = (a: Option, b: Option) => (language === defaultLanguage ? 0 : a.label.localeCompare(b.label, language));
  return list.toSorted((a, b) => place(a) - place(b) || names(a, b));
}

function readOptions(value: unknown, language: Language): Option[] {
  return listOf(value)
    .slice(0, maxOptions)
    .flatMap((entry) => {
      const raw = asRecord(entry);
      const optionValue = cleanText(raw?.value);
      if (!raw || !optionValue) return [];
      return [{ value: optionValue, label: readField(raw, 'label', text(), language)?.text ?? optionValue }];
    });
}
