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
/** An account of the company on a social network: the name as the service says it, else the host; `url` leads off the site. */
export type SocialLink = { platform: string; url: string; icon?: Picture };
/** A quarter of a year, by its name on the wire (REPORT-09). */
export type Quarter = 'Q1' | 'Q2' | 'Q3' | 'Q4';
/** The files of a year's quarterly reports; a quarter without a file is missing. */
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
/** What a field can be, which decides how it is read (read-field.ts) and what the OpenAPI document says of it. */
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
  fallsBack?: true;
};
/** The table of a section, an item or another part of a response: its fields by their names in the model. */
export type Fields = Record<string, Field>;

/** The model of a table: every field may be missing, since a service need not say it. */
export type ValuesOf<Table extends Fields> = { [Key in keyof Table]?: FieldValues[Table[Key]['kind']] };

type Names = Omit<Field, 'kind'>;
const field =
  <Kind extends FieldKind>(kind: Kind) =>
  (names: Names = {}): Field<Kind> => ({ kind, ...names });

/** Text without markup; its ends are trimmed, and what says nothing is missing. */
export const text = field('text');
/** Text whose markup is taken out. */
export const stripped = field('stripped');
/** HTML, sanitised. */
export const html = field('html');
/** A picture's address, bare or as `{ url }`, with its hints (docs/decisions/0004-image-hints.md). */
export const image = field('image');
/** A file's address, bare, as `{ url }`, or as either in JSON text. */
export const file = field('file');
/** An address that is safe to go to; any other scheme reads to nothing. */
export const link = field('link');
/** `{ type, value }`, or the same in JSON text: a file to download or an address to open. */
export const choose = field('choose');
/** A phone number as it is written. */
export const phone = field('phone');
/** An email address as it is written. */
export const email = field('email');
/** A list of `{ name or platform, url, icon }`, or the same in JSON text; entries without an address off the site are left out. */
export const socials = field('socials');
/** A list of `{ name, url }` by quarter, or one field for each, `q1` to `q4` (REPORT-09). */
export const quarters = field('quarters');
/** The address of a map that may stand in a frame. */
export const map = field('map');
/** One of {@link verdicts}, in any case of letters (decision 0039). */
export const verdict = field('verdict');
/** A whole number from 1 on, as number or digits. */
export const pageNumber = field('pageNumber');

/** The name a field has on the wire: its own, unless the contract spells it differently. */
export function wireName(key: string, definition: Field): string {
  return definition.wire ?? key;
}
