import { expect, expectTypeOf, test } from 'vitest';
import type { ChangedTexts } from '../changed-texts.ts';
import { languages } from '../language.ts';
import { contactUs } from './contact-us.ts';
import type { CaseForm, Field } from './define-form.ts';
import { adminLabelOf, localizeForm, mailNameOf, messageOf } from './form-text.ts';
import { caseForms, forms, requestForms } from './forms.ts';
import { isLoosePhone } from './telling-fields.ts';

/** Every text of a table in a language, by its place. */
function textsOf(part: unknown, place = ''): [string, string][] {
  if (typeof part === 'string') return [[place, part]];
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([key, value]) => textsOf(value, place ? `${place}.${key}` : key));
}

test('[I18N-08] a form is read in one language, and the rest of its table stays as it is', () => {
  const { fields, texts, kind } = localizeForm(contactUs, { language: 'ar' });
  expect([kind, texts.title, fields.subject.label, fields.name.minimum.length]).toEqual([
    'contact',
    'أرسل إلينا رسالة',
    'الموضوع',
    3,
  ]);
  expectTypeOf(fields.subject.label).toEqualTypeOf<string>();
});

test('a text that somebody wrote instead of the table’s stands in its place alone, and in its languages alone', () => {
  const changedTexts: ChangedTexts = {
    'forms.contact-us.fields.subject.label': { en: 'About' },
    'forms.get-a-quote.texts.nextSteps.0': { en: 'First' },
    'forms.contact-us.messages.subjectRequired': { ar: 'ما الموضوع؟', en: '' },
  };
  const english = localizeForm(contactUs, { language: 'en', changedTexts });
  expect(english.fields.subject.label).toBe('About');
  expect(english.fields.name.label).toBe('Name');
  expect(localizeForm(contactUs, { language: 'ar', changedTexts }).fields.subject.label).toBe('الموضوع');
  expect(localizeForm(requestForms.quote, { language: 'en', changedTexts }).texts.nextSteps).toEqual([
    'First',
    'We call you with it.',
  ]);
  const messages = languages.map((language) => messageOf(contactUs, 'subjectRequired', { language, changedTexts }));
  expect(messages).toEqual(['Subject is required', 'ما الموضوع؟']);
});

test('mails call a case by their own name where they have one, by that of the site otherwise', () => {
  const names = (kind: 'complaint' | 'details-request') =>
    languages.map((language) => mailNameOf(requestForms[kind], { language }));
  expect(names('complaint')).toEqual(['Complaint or enquiry', 'شكوى أو استفسار']);
  expect(names('details-request')).toEqual(['Details request', 'طلب تفاصيل']);
  const changedTexts: ChangedTexts = {
    'forms.details-request.name': { en: 'Details' },
    'forms.details-request.mailName': { ar: 'التفاصيل' },
  };
  const written = languages.map((language) => mailNameOf(requestForms['details-request'], { language, changedTexts }));
  expect(written).toEqual(['Details', 'التفاصيل']);
});

test('[I18N-08] every text of every form is Arabic in Arabic, with Arabic punctuation and digits 0–9', () => {
  for (const form of forms) {
    const english = new Map(textsOf(localizeForm(form, { language: 'en' })));
    const written = textsOf(localizeForm(form, { language: 'ar' })).filter(
      ([place, text]) => text !== english.get(place),
    );
    // What is no text is the same in both; the labels that the inbox has of its own stand there in some languages only.
    expect(written.length).toBeGreaterThan(10);
    for (const [place, text] of written) {
      expect(text.replace(/PDF|JPG|PNG|BMP|SA|\{\w+\}/g, ''), place).not.toMatch(/[a-z]/i);
      expect(text, place).not.toMatch(/[?;\u0660-\u0669\u0640]|(?<!\d),|,(?!\d)/);
      expect((text.match(/\{\w+\}/g) ?? []).sort(), place).toEqual(
        (english.get(place)?.match(/\{\w+\}/g) ?? []).sort(),
      );
    }
  }
});

test('every label, title, button, name and message of a form differs between the languages', () => {
  for (const form of forms) {
    const [en, ar] = [localizeForm(form, { language: 'en' }), localizeForm(form, { language: 'ar' })];
    for (const [name, field] of Object.entries(ar.fields)) expect(field.label).not.toBe(en.fields[name]?.label);
    for (const [key, message] of Object.entries(ar.messages)) expect(message).not.toBe(en.messages[key]);
    expect(ar.texts.title).not.toBe(en.texts.title);
    expect(ar.texts.button).not.toBe(en.texts.button);
  }
  for (const form of Object.values(caseForms)) expect(form.name.ar).not.toBe(form.name.en);
});

test('what is chosen from a list is asked to be chosen in Arabic, in another word than what is typed', () => {
  const [typed] = contactUs.messages.emailRequired.ar.split(' ');
  const asked = forms.flatMap((form) => {
    const { fields, messages } = localizeForm(form, { language: 'ar' });
    return Object.entries(fields).flatMap(([name, field]) =>
      'choices' in field && field.required ? [[name, messages[field.required]?.split(' ')[0]]] : [],
    );
  });
  expect(asked.length).toBeGreaterThan(5);
  expect(asked.filter(([, word]) => word === typed)).toEqual([]);
});

test('fields that travel under one name are called the same in the inbox, whichever form sends them', () => {
  const fields = Object.values(caseForms).flatMap((form) => Object.entries({ ...form.fields, ...form.derivedFields }));
  const called = new Map<string, Set<string>>();
  for (const [name, field] of fields) {
    const names = called.get(name) ?? new Set();
    called.set(name, names.add(JSON.stringify(adminLabelOf(field))));
  }
  expect(called.size).toBeGreaterThan(20);
  expect([...called].filter(([, names]) => names.size > 1)).toEqual([]);
});

test('what a case keeps in columns of its own, each form sends under the name by which it is known', () => {
  const emails = Object.values<CaseForm>(caseForms).flatMap(({ fields, senderFields: { ofOthers = [] } }) =>
    Object.entries(fields).flatMap(([name, { kind }]) => (kind === 'email' && !ofOthers.includes(name) ? [name] : [])),
  );
  expect(new Set(emails)).toEqual(new Set(['email']));
});

test('each field that tells who sent a case is named as such in the table of its form', () => {
  const columnOf: Partial<Record<Field['kind'], 'email' | 'phone' | 'idNumber'>> = {
    email: 'email',
    phone: 'phone',
    idNumber: 'idNumber',
  };
  const unnamed = Object.values<CaseForm>(caseForms).flatMap(({ kind, fields, senderFields }) =>
    Object.entries(fields).flatMap(([name, field]) => {
      const column = isLoosePhone(field) ? 'phone' : columnOf[field.kind];
      const isNamed = !column || senderFields[column] === name || senderFields.ofOthers?.includes(name);
      return isNamed ? [] : [`${kind}: ${name}`];
    }),
  );
  expect(unnamed).toEqual([]);
});
