import type { caseStageTexts } from '../forms/case-stages.ts';
import type { KnownForm } from '../forms/forms.ts';
import type { Translations } from '../language.ts';
import type { caseStatusTexts } from '../requests/case-statuses.ts';
import type { pauseTexts } from '../requests/pause-reasons.ts';
import type { en } from './en.ts';
import type { PluralForms } from './plural-forms.ts';

/** `site.status.tryAgain`: the site's own words, by their place in en.ts. */
type SiteTextKey = SiteKeys<Omit<typeof en, 'language'>, 'site'>;
/** `forms.submit-claim.fields.phone.label`: the words of a form, by its path and their place in its table. */
type FormTextKey<Table = KnownForm> = Table extends { path: infer Path extends string }
  ? FormKeys<Table, `forms.${Path}`>
  : never;
type CaseTextKey =
  | `case-statuses.${keyof typeof caseStatusTexts}`
  | `case-stages.${keyof typeof caseStageTexts}`
  | `case-pauses.${keyof typeof pauseTexts}`;
/** The key of every text that visitors read and that is built in. */
export type TextKey = SiteTextKey | FormTextKey | CaseTextKey;

/** Parts of a form's table that have no keys: visitors never read them, or read them as another form's or the site's. */
export const partsWithoutKeys = ['adminLabel', 'adminName', 'derivedFields', 'heading', 'tracking'] as const;
type PartWithoutKeys = (typeof partsWithoutKeys)[number];

type SiteKeys<Tree, Place extends string> = Tree extends string
  ? Place
  : Tree extends PluralForms
    ? `${Place}.${Intl.LDMLPluralRule}`
    : Tree extends readonly unknown[]
      ? `${Place}.${number}`
      : { [Key in keyof Tree & string]: SiteKeys<Tree[Key], `${Place}.${Key}`> }[keyof Tree & string];

type FormKeys<Part, Place extends string> = Part extends string | number | boolean
  ? never
  : Part extends Partial<Translations>
    ? Place
    : Part extends readonly (infer Entry)[]
      ? FormKeys<Entry, `${Place}.${number}`>
      : { [Key in Exclude<keyof Part, PartWithoutKeys> & string]: FormKeys<Part[Key], `${Place}.${Key}`> }[Exclude<
          keyof Part,
          PartWithoutKeys
        > &
          string];
