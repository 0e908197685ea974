import { activateVisa } from '@insurer/contract/forms/activate-visa.ts';
import { caseMessage } from '@insurer/contract/forms/case-message.ts';
import { contactUs } from '@insurer/contract/forms/contact-us.ts';
import type { Form } from '@insurer/contract/forms/define-form.ts';
import { forms, requestForms } from '@insurer/contract/forms/forms.ts';
import { type Language, languages } from '@insurer/contract/language.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { viewOf } from '#app/view-fixture.ts';
import { emptyState, type FormState } from './form-state.ts';
import { RequestForm } from './request-form.tsx';

const option = { value: 'one', label: 'One' };
const options = { cancellationReasons: [option], products: [option], cities: [option] };
const render = (form: Form, language: Language = 'en', offered = options, state: FormState = emptyState) =>
  renderToStaticMarkup(
    <RequestForm view={viewOf(language, '/x')} form={form} options={offered} state={state} level={2} />,
  );

for (const language of languages) {
  test(`[VAL-40] every field of every form is rendered with its label and its control (${language})`, () => {
    for (const form of forms) {
      const html = render(form, language);
      for (const [name, { label, hint, note, kind }] of Object.entries(form.fields)) {
        const tag = kind === 'choice' || kind === 'period' ? 'select' : kind === 'longText' ? 'textarea' : 'input';
        const control = new RegExp(`<${tag}(?=[^>]* id="field-${name}")(?=[^>]* name="${name}")`);
        expect(control.test(html), `${form.path} ${name}`).toBe(true);
        expect(html).toContain(`for="field-${name}">${label[language]}</label>`);
        for (const text of [hint, note]) if (text) expect(html).toContain(`>${text[language]}`);
      }
      expect(html).toContain(`>${form.texts.title[language]}</h2>`);
      expect(html).toContain(`>${form.texts.button[language]}</button>`);
    }
  });
}

test.each([
  ['en', 'Up to 5,000 characters', 'Up to 4,000 characters'],
  ['ar', 'حتى 5,000 حرف', 'حتى 4,000 حرف'],
] as const)('every long text says beforehand how long it may be, %s', (language, fiveThousand, fourThousand) => {
  for (const form of forms) {
    const html = render(form, language);
    for (const [name, { kind }] of Object.entries(form.fields)) {
      const says = html.includes(`id="field-${name}-range">${language === 'en' ? 'Up to ' : 'حتى '}`);
      expect(says, `${form.path} ${name}`).toBe(kind === 'longText');
    }
  }
  expect(render(contactUs, language)).toContain(`id="field-message-range">${fiveThousand}</p>`);
  expect(render(caseMessage, language)).toContain(`id="field-text-range">${fourThousand}</p>`);
});

test('a fault of ours says under which reference it stands in the log, in the sentence that a script replaces', () => {
  const failed = { ...emptyState, failure: 'Not sent.', reference: 'a-1' };
  const sentence = (language: Language) =>
    /<p data-failure="">(.*?)<\/p>/.exec(render(contactUs, language, options, failed))?.[1];
  expect(sentence('en')).toBe('Not sent. Error reference: <bdi dir="ltr">a-1</bdi>');
  expect(sentence('ar')).toBe('Not sent. الرقم المرجعي للخطأ: <bdi dir="ltr">a-1</bdi>');
});

test('[VAL-36] a page carries the rules of its form and their messages in its own language alone', () => {
  const html = render(activateVisa, 'ar').replaceAll('&quot;', '"');
  expect(html).toContain('"date_of_entry":{"kind":"date","required":"dateOfEntryRequired",');
  expect(html).toContain(activateVisa.messages.dateOfEntryRequired.ar);
  for (const { en } of Object.values(activateVisa.messages)) expect(html).not.toContain(en);
});

test('[D7] a dropdown without options is a text field, and fixed options are named in the page’s language', () => {
  const none = { cancellationReasons: [], products: [], cities: [] };
  expect(render(requestForms.claim, 'en', none)).toMatch(/<input[^>]* id="field-city"/);
  expect(render(requestForms.complaint, 'ar', none)).toContain('<option value="health">الصحة</option>');
});

test('a field looks like its kind, or like the one that its table gives it', () => {
  expect(render(contactUs)).toMatch(/data-field="phoneNumber" data-length="short".*type="tel"/);
  expect(render(contactUs)).toContain('<div class="form-field" data-field="subject">');
  expect(render(requestForms['extend-insurance'])).toContain('<option value="3 months">');
});
