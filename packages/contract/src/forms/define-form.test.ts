import { expect, expectTypeOf, test } from 'vitest';
import { cancelInsurance } from './cancel-insurance.ts';
import { complaint } from './complaint.ts';
import type { contactUs } from './contact-us.ts';
import type { Field, Form, RequestForm } from './define-form.ts';
import { extendInsurance } from './extend-insurance.ts';
import { caseForms, forms, requestForms, requestHeadings } from './forms.ts';
import { sharedFields } from './shared-fields.ts';
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

test('a field says nothing that its control would not render', () => {
  // @ts-expect-error files are chosen, not typed
  const typedFiles: Field = { kind: 'files', label, files: cancelInsurance.fields.documents.files, control: 'text' };
  // @ts-expect-error a choice is a dropdown
  const typedChoice: Field = { kind: 'choice', label, choices: 'cities', control: 'phone' };
  // @ts-expect-error what is checked as a number has the control of a number
  const disguised: Field = { kind: 'idNumber', label, control: 'text' };
  // @ts-expect-error only a date lies between days
  const dated: Field = { kind: 'longText', label, rows: 4, days: extendInsurance.fields.visa_expiry.days };
  // @ts-expect-error nor can a spread bring in what a long text does not have
  const completed: Field = { ...sharedFields.fullName, kind: 'longText', rows: 4 };
  // @ts-expect-error a period is one of those on offer
  const silent: Field = { kind: 'period', label };
  expect([typedFiles, typedChoice, disguised, dated, completed, silent]).toHaveLength(6);
});

test('a request belongs to the team of its inbox, tells what happens next, and every choice offers something', () => {
  // @ts-expect-error the inbox of requests is not open to people
  const team: RequestForm['team'] = 'people';
  // @ts-expect-error no step is no answer to what happens next
  const nextSteps: RequestForm['texts']['nextSteps'] = [];
  expect([team, nextSteps]).toHaveLength(2);
  const fields = forms.flatMap((form) => Object.values(form.fields));
  for (const field of fields) if (field.kind === 'choice') expect(Object.keys(field.choices)).not.toEqual([]);
});

test('the comments of a complaint are asked for by the name that their label has', () => {
  const { comments } = complaint.fields;
  expect(complaint.messages[comments.required].ar).toBe(`اكتب ال${comments.label.ar}`);
});

test('a complaint is promised a written answer wherever it is told what happens next, and is followed by ID or Iqama', () => {
  const { intro, nextSteps, mailNextSteps } = complaint.texts;
  for (const language of ['en', 'ar'] as const) {
    const written = { en: /written answer|in writing/, ar: /مكتوب|كتابةً/ }[language];
    const steps = nextSteps.map((step) => step[language]).join(' ');
    for (const promise of [intro[language], steps, mailNextSteps[language]]) expect(promise).toMatch(written);
    expect(steps).not.toMatch(/phone|هاتف/);
    expect(steps).toContain({ en: 'ID or Iqama number', ar: 'الهوية أو الإقامة' }[language]);
  }
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

test('what is stored beside the fields is a choice that the site makes, or a copy of a field that there is', () => {
  const derived = Object.values(caseForms).flatMap(({ derivedFields = {}, fields }) =>
    Object.values(derivedFields).map(({ choices, fromSite, copyOf }) => ({ fields, choices, fromSite, copyOf })),
  );
  expect(derived.length).toBeGreaterThan(0);
  for (const { fields, choices = {}, fromSite, copyOf } of derived)
    expect(Object.keys(copyOf === undefined ? choices : fields)).toContain(copyOf ?? fromSite);
});

test('what tells requests of one kind apart is chosen from a list, never typed', () => {
  const named = Object.values<RequestForm>(requestForms).flatMap(({ about = [], fields }) =>
    about.map((name) => fields[name]?.kind),
  );
  expect(new Set(named)).toEqual(new Set(['choice', 'period']));
});

test('the screen of a request is called by its table: by its name, in the languages in which no heading is told', () => {
  expect(requestHeadings('en')).toMatchObject({ 'get-a-quote': 'Get a Quote', 'cancel-insurance': 'Cancel Insurance' });
  expect(requestHeadings('ar')).toMatchObject({ 'get-a-quote': 'اطلب عرض سعر', 'cancel-insurance': 'إلغاء التأمين' });
});
