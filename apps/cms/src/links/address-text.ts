import { cleanUrl } from '@insurer/contract/clean/url.ts';
import type { FieldHook, TextField } from 'payload';
import { type Label, label } from '../fields/labels.ts';
import { type Extra, inLanguageOf, plainText, requiredHere, type ValidationContext } from '../fields/text-fields.ts';
import { withoutLanguage } from './without-language.ts';

/** Chooses what an address leads to by its title, or takes a typed one; tells how by itself where the field says nothing. */
export const addressField = '/links/address-field.tsx#AddressField';
const notSafe = label('This is not an address that can be linked to.', 'لا يمكن إنشاء رابط إلى هذا العنوان.');

/** An address to link to, held to what the site accepts (docs/contract.md). */
export function addressText(name: string, fieldLabel: Label, extra: Extra<TextField> = {}): TextField {
  return plainText(name, fieldLabel, {
    // A validator of its own takes the place of the one that looks at `required`.
    validate: extra.required ? validateNeededAddress : validateAddress,
    // An address of a language of its own may name it.
    ...(!extra.localized && { hooks: { beforeValidate: [takeLanguageOff] } }),
    ...extra,
    custom: { isAddress: true, ...extra.custom },
    admin: {
      ...extra.admin,
      components: { Field: addressField },
      custom: { isOfBothLanguages: !extra.localized, ...extra.admin?.custom },
    },
  } as Extra<TextField>);
}

const takeLanguageOff: FieldHook = ({ value }) => (typeof value === 'string' ? withoutLanguage(value) : value);

function validateAddress(value: unknown, { req }: ValidationContext): string | true {
  if (value === undefined || value === null || value === '') return true;
  return cleanUrl(value) !== undefined || inLanguageOf(req, notSafe);
}

/** The same where there has to be one, as behind a link in a text. */
export function validateNeededAddress(value: unknown, context: ValidationContext): string | true {
  return value ? validateAddress(value, context) : requiredHere(value, context);
}
