import { expect, expectTypeOf, test } from 'vitest';
import type { contactUs } from './contact-us.ts';
import type { Field, Form } from './define-form.ts';
import { sharedMessages } from './shared-messages.ts';

type Key = keyof typeof contactUs.messages;
const label = { en: 'Age', ar: 'العمر' };

test('[VAL-36] a field that is not complete does not compile', () => {
  const complete: Field<Key> = { kind: 'text', label, required: 'nameRequired' };
  // @ts-expect-error without a label nobody would know what to type
  const unnamed: Field<Key> = { kind: 'text' };
  // @ts-expect-error a label is told in every language
  const english: Field<Key> = { kind: 'text', label: { en: 'Age' } };
  // @ts-expect-error a message that the form does not have could not be shown
  const speechless: Field<Key> = { kind: 'text', label, required: 'ageRequired' };
  // @ts-expect-error a choice has something to choose from
  const choiceless: Field<Key> = { kind: 'choice', label };
  // @ts-expect-error files are limited in type, size and number
  const unlimited: Field<Key> = { kind: 'files', label };
  // @ts-expect-error a long text says how high its control is
  const heightless: Field<Key> = { kind: 'longText', label };
  // @ts-expect-error a misspelt part is no part
  const misspelt: Field<Key> = { kind: 'text', label, hnit: label };
  expect([complete, unnamed, english, speechless, choiceless, unlimited, heightless, misspelt]).toHaveLength(8);
});

test('[VAL-36] a form has the messages of the checks, and its table keeps its own names', () => {
  const { emailInvalid, ...rest } = sharedMessages;
  // @ts-expect-error an email field ends in this message, whatever the form
  const messages: Form<'nameRequired'>['messages'] = { ...rest, nameRequired: label };
  expect([messages, emailInvalid]).toHaveLength(2);
  expectTypeOf<keyof typeof contactUs.fields>().toEqualTypeOf<
    'name' | 'email' | 'subject' | 'message' | 'phoneNumber'
  >();
});
