import type { FieldKind, Fields, Verdict } from '@insurer/contract/fields.ts';
import type { SectionName, sections } from '@insurer/contract/sections/sections.ts';

/** A text in both languages. Both are required: the demo content has no gaps. */
export type Both<Value = string> = { en: Value; ar: Value };

/** One entry of a dropdown: the stored value and what the visitor reads. */
export type SeedOption = { value: string; label: Both };

/** File name, without extension, of a drawing in `images`. */
export type ImageKey = string;
/** File name, without extension, of a PDF in `documents`. */
type DocumentKey = string;

/** How each kind of field is written in the seed. `html` is Markdown: paragraphs, lists, **bold**, [links](/x), ### headings. */
type SeedValues = {
  text: Both;
  stripped: Both;
  html: Both;
  image: ImageKey;
  file: DocumentKey | Both<DocumentKey>;
  link: string;
  choose: { type: 'link'; href: string } | { type: 'file'; file: DocumentKey | Both<DocumentKey> };
  phone: string;
  email: string;
  socials: never;
  quarters: { name: 'Q1' | 'Q2' | 'Q3' | 'Q4'; file: DocumentKey | Both<DocumentKey> }[];
  map: string;
  verdict: Verdict;
  pageNumber: Both<number>;
};

type SeedFields<Table extends Fields> = { [Key in keyof Table]?: SeedValues[Table[Key]['kind'] & FieldKind] };

export type SeedSection = {
  [Name in SectionName]: {
    name: Name;
    content?: SeedFields<(typeof sections)[Name]['content']>;
    items?: SeedFields<(typeof sections)[Name]['item']>[];
  };
}[SectionName];

export type GroupKey = 'about' | 'individual-products' | 'corporate-products' | 'customer-service' | 'legal';

/** One content page. Sections are rendered in the order written here. */
export type SeedPage = {
  /** The path without its slash; `home` is /. */
  name: string;
  title: Both;
  group?: GroupKey;
  /** `keywords`: what people call it and its texts do not say, with commas between; words of the other language stand in `synonyms`. */
  meta: { title: Both; description: Both; keywords?: Both };
  sections: SeedSection[];
};

/** A job; description and area of expertise have one entry per paragraph or point. */
export type SeedJob = {
  /** Stable key, letters and dashes; becomes the job's id. */
  key: string;
  title: Both;
  subTitle?: Both;
  level: Both;
  location: 'Saudi Arabia' | 'Bahrain' | 'United Arab Emirates';
  image?: ImageKey;
  description: Both[];
  areaOfExpertise: Both[];
  tags: Both[];
  city: Both;
  pay: Both;
  /** How many days before the demo content came in it was posted. */
  postedDays: number;
  /** How many days from the first start on one can apply; without end where it is not said. */
  openDays?: number;
  /** Lists of points, a line each. */
  tasks: Both[];
  requirements: Both[];
  benefits: Both[];
};
