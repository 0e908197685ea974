import { expect, test } from 'vitest';
import { forms } from '../forms/forms.ts';
import { checkForm } from '../requests/check-form.ts';
import { fileFieldsOf, formExample } from './form-examples.ts';

const optional = ([, { required }]: [string, { required?: string }]) => !required;

test.each(forms)('[VAL-36] the example of $path passes every check, and lacks no field that is required', (form) => {
  const paper = { name: 'a.pdf', type: 'application/pdf', size: 10 };
  const files = Object.fromEntries(fileFieldsOf(form).map((name) => [name, [paper]]));
  const values = formExample(form);
  expect(checkForm(form, { values, files }, { language: 'en' }).problems).toEqual([]);
  // Optional fields take the value of their kind too, so that a field can be made required in its table alone.
  const required = Object.entries(form.fields).map(([name, field]) => [name, { ...field, required: 'tooLong' }]);
  const strict = { ...form, fields: Object.fromEntries(required) };
  expect(checkForm(strict, { values: formExample(strict), files }, { language: 'en' }).problems).toEqual([]);
  for (const [name] of Object.entries(form.fields).filter(optional)) expect(values).not.toHaveProperty(name);
});

test('a value that a test looks for stands in place of the example’s', () => {
  expect(formExample({ fields: {} }, { full_name: 'Sara' })).toEqual({ full_name: 'Sara' });
});
