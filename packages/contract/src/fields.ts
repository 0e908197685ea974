import type { Root } from 'hast';
import type { Language } from './language.ts';

/** A text in the language it is really in: Arabic pages mark English fallbacks with `lang` and `dir`. */
export type LocalizedText = { text: string; lang: Language };
/** Sanitised HTML in the language it is really in. */
export type RichText = { tree: Root; lang: Language };
/**
 * A picture's address: absolute, or relative to the service's origin (leading slash). Our own content service
 * writes what it knows of the picture into the query (`w`, `h`, `v` = widths made, `focus`, `alt`); for other
 * services these are missing. See docs/decisions/0004-image-hints.md.
 */
export type Picture = {
  url: string;
  width?: number;
  height?: number;
  widths?: number[];
  alt?: string;
  /** Where the subject is, in percent from the left and the top: a narrower crop holds on to it. */
  focus?: { x: number; y: number };
  /** Set where the Arabic translation is another picture than the plain form: it is rendered as it is, never mirrored. */
  lang?: Language;
};
/** A file's address, absolute or relative to the service's origin, and the last segment of its path; with the language whose translation it is. */
export type FileAddress = { url: string; fileName: string; lang?: Language };
/** A page of a document, from 1 on, and the language whose translation it is. */
export type PageNumber = { number: number; lang?: Language };
/** A safe address to go to; `external` leaves the site. */
export type Link = { href: string; external: boolean };
/** `choose_type`: where a card or tile leads, as a file to download or an address to open. */
export type Choice = { type: 'file'; file: FileAddress } | { type: 'link'; link: Link };
export type SocialLink = { platform: string; url: string; icon?: Picture };
export type Quarter = 'Q1' | 'Q2' | 'Q3' | 'Q4';
export type Quarters = Partial<Record<Quarter, FileAddress>>;
/** Whether a policy pays: yes, up to a limit, no, or under a condition that the answer names (decision 0039). */
export const verdicts = ['covered', 'limited', 'excluded', 'depends'] as const;
export type Verdict = (typeof verdicts)[number];

/** What each kind of field reads to. */
export type FieldValues = {
  text: LocalizedText;
  stripped: LocalizedText;
  html: RichText;
  image: Picture;
  file: FileAddress;
  link: Link;
  choose: Choice;
  phone: LocalizedText;
  email: LocalizedText;
  socials: SocialLink[];
  quarters: Quarters;
  map: string;
  verdict: Verdict;
  pageNumber: PageNumber;
};
export type FieldKind = keyof FieldValues;

/**
 * One field of a section: what it is and how it is called on the wire.
 * `wire` is the first-named form (what we write); `also` are the aliases that are read as well.
 */
export type Field<Kind extends FieldKind = FieldKind> = {
  kind: Kind;
  wire?: string;
  also?: readonly string[];
  /** An empty value would be read as a statement: English shows the translation, marked as such, before it says nothing. */
  everTold?: true;
};
export type Fields = Record<string, Field>;

export type ValuesOf<Table extends Fields> = { [Key in keyof Table]?: FieldValues[Table[Key]['kind']] };

type Names = Omit<Field, 'kind'>;
const field =
  <Kind extends FieldKind>(kind: Kind) =>
  (names: Names = {}): Field<Kind> => ({ kind, ...names });

export const text = field('text');
export const stripped = field('stripped');
export const html = field('html');
export const image = field('image');
export const file = field('file');
export const link = field('link');
export const choose = field('choose');
export const phone = field('phone');
export const email = field('email');
export const socials = field('socials');
export const quarters = field('quarters');
export const map = field('map');
export const verdict = field('verdict');
export const pageNumber = field('pageNumber');

/** The name a field has on the wire: its own, unless the contract spells it differently. */
export function wireName(key: string, definition: Field): string {
  return definition.wire ?? key;
}
