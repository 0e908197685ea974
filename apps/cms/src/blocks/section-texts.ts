import type { Field, Fields } from '@insurer/contract/fields.ts';
import type { SectionName, sections } from '@insurer/contract/sections/sections.ts';
import type { Label } from '../fields/labels.ts';

/** What an editor reads at one field. `sameInBoth` marks texts that have no Arabic twin, such as ids. */
export type FieldTexts = { label: Label; help?: Label; sameInBoth?: true };

/** Social links are written as four links; the list form is only ever read from other services. */
type EditedKey<Table extends Fields> = {
  [Key in keyof Table]: Table[Key] extends Field<'socials'> ? never : Key;
}[keyof Table];

type TextsOf<Table extends Fields> = { [Key in EditedKey<Table>]: FieldTexts };

/**
 * What an editor reads at a section and at every field of it. A field of the contract without texts does not
 * compile, and neither do texts for a field that the contract does not have.
 */
export type SectionTexts<Name extends SectionName> = {
  name: Label;
  plural: Label;
  help: Label;
  content: TextsOf<(typeof sections)[Name]['content']>;
  item: TextsOf<(typeof sections)[Name]['item']>;
};
