import type { Field, Fields } from '@insurer/contract/fields.ts';
import type { SectionName, sections } from '@insurer/contract/sections/sections.ts';
import { type Label, label } from '../fields/labels.ts';

/**
 * What an editor reads at one field. `sameInBoth` marks texts that have no Arabic translation, such as ids, and `isJobKey` those
 * that lead to a job by its key.
 */
export type FieldTexts = { label: Label; help?: Label; sameInBoth?: true; isJobKey?: true };

/**
 * What an editor reads at a section and at every field of it. A field of the contract without texts does not
 * compile, and neither do texts for a field that the contract does not have.
 */
export type SectionTexts<Name extends SectionName> = {
  name: Label;
  /** Where it is another word than `name`. */
  plural?: Label;
  help: Label;
  content: TextsOf<(typeof sections)[Name]['content']>;
  item: TextsOf<(typeof sections)[Name]['item']>;
};

/** Social links are written as four links; the list form is only ever read from other services. */
type TextsOf<Table extends Fields> = {
  [Key in keyof Table as Table[Key] extends Field<'socials'> ? never : Key]: FieldTexts;
};

/** Fields that many sections have, named once. */
export const title: FieldTexts = { label: label('Title', 'العنوان') };
export const header: FieldTexts = { label: label('Heading', 'العنوان الرئيسي') };
export const description: FieldTexts = { label: label('Description', 'الوصف') };
export const image: FieldTexts = { label: label('Picture', 'الصورة') };
export const logo: FieldTexts = { label: label('Logo', 'الشعار') };
export const icon: FieldTexts = { label: label('Icon', 'الأيقونة') };
export const buttonText: FieldTexts = {
  label: label('Button text', 'نص الزر'),
  help: label('The button shows only when it has a text and an address.', 'لا يظهر الزر إلا إذا كان له نص وعنوان.'),
};
export const buttonAddress: FieldTexts = { label: label('Button address', 'عنوان الزر') };
export const linkText: FieldTexts = { label: label('Link text', 'نص الرابط') };
export const destination: FieldTexts = {
  label: label('Where it leads', 'الوجهة'),
  help: label('An address to open or a PDF to download.', 'عنوان يُفتح أو ملف PDF يُنزّل.'),
};

export const button = { buttonText, buttonUrl: buttonAddress };
export const textBlock = { header, description, ...button };
export const heroTexts = { title, description, buttonText, buttonLink: buttonAddress, image, logo };
export const socialAddresses = {
  twitter: { label: label('X address', 'عنوان إكس') },
  linkedIn: { label: label('LinkedIn address', 'عنوان لينكد إن') },
  instagram: { label: label('Instagram address', 'عنوان إنستغرام') },
  facebook: { label: label('Facebook address', 'عنوان فيسبوك') },
} satisfies Record<string, FieldTexts>;
