import type { Field, Form } from '@insurer/contract/forms/define-form.ts';
import { papers } from '@insurer/contract/forms/shared-fields.ts';
import { sharedMessages } from '@insurer/contract/forms/shared-messages.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { formFields } from '#app/forms/form-fields.ts';
import { viewOf } from '#app/view-fixture.ts';
import { StepField } from './step-field.tsx';

const words = (en: string) => ({ en, ar: en });
const said = { label: words('Its label'), hint: words('Its hint'), note: words('Its note') };
const choices = { one: { label: words('One') }, two: { label: words('Two') } };
const byKind: Record<string, Field> = {
  text: { ...said, kind: 'text', autocomplete: 'street-address', width: 'medium' },
  number: { ...said, kind: 'digits' },
  longText: { ...said, kind: 'longText', rows: 6, width: 'medium' },
  date: { ...said, kind: 'date', autocomplete: 'bday', width: 'medium' },
  period: { ...said, kind: 'period', choices },
  listed: { ...said, kind: 'choice', choices: 'cities' },
  choice: { ...said, kind: 'choice', choices, width: 'short' },
  files: { ...said, kind: 'files', files: papers },
};
const view = viewOf('en', '/claim');
const options = { cancellationReasons: [], products: [], cities: [{ value: 'riyadh', label: 'Riyadh' }] };
const message = 'What is wrong.';

function render(name: string, more: Partial<Field> = {}, problems = [{ field: name, message }]): string {
  // A part that every kind may have.
  const field = { ...byKind[name], ...more } as Field;
  const texts = { title: words('A form'), button: words('Send') };
  const form: Form = { path: 'own', messages: sharedMessages, fields: { [name]: field }, texts };
  return formFields(form, view, options)
    .map((one) => renderToStaticMarkup(<StepField field={one} state={{ values: {}, problems }} view={view} />))
    .join();
}

/** What the ids of the attribute lead to, in its order. */
function describedBy(html: string): string[] {
  const [, ids = ''] = /aria-describedby="([^"]*)"/.exec(html) ?? [];
  return ids.split(' ').map((id) => textOf(new RegExp(`id="${id}"[^>]*>(.*?)</(p|span)>`).exec(html)?.[1] ?? ''));
}

const textOf = (html: string) => html.replace(/<[^>]*>/g, '');

for (const name of Object.keys(byKind)) {
  test(`all that a table says of a field of a step is rendered: ${name} (decision 0032)`, () => {
    const html = render(name);
    for (const text of ['Its label', 'Its note', 'Its hint', message])
      expect(html.split(`>${text}<`), text).toHaveLength(2);
    expect(html.indexOf('Its note')).toBeLessThan(html.indexOf('Its label'));
    const { optional } = view.texts.forms;
    expect(html.split(`>${optional}<`)).toHaveLength(2);
    // The name of a group has it already.
    if (html.includes('<legend')) expect(html).toMatch(/<legend[^>]*>((?!<\/legend>).)*\(optional\)/);
    const longest = name === 'longText' ? ['Up to 5,000 characters'] : [];
    expect(describedBy(html)).toEqual([
      'Its hint',
      ...longest,
      ...(html.includes('<legend') ? [] : [optional]),
      message,
    ]);
    if (html.includes('<legend')) expect(html).not.toContain(' required=');
    else expect(html).toContain('aria-required="false"');
    expect(html).toContain(`name="${name}"`);
    const { width, autocomplete } = { width: undefined, autocomplete: undefined, ...byKind[name] };
    if (width) expect(html).toContain(`data-length="${width}"`);
    if (autocomplete) expect(html).toContain(`autoComplete="${autocomplete}"`);
  });

  test(`a field of a step that is required says so and is not called optional: ${name}`, () => {
    const html = render(name, { required: 'optionNotOffered', hint: undefined, note: undefined }, []);
    if (html.includes('<legend')) expect(html.match(/ required=""/g)).toHaveLength(2);
    else expect(html).toMatch(/^(?!.* required=).* aria-required="true"/);
    expect(html).not.toMatch(/Its hint|Its note|-hint/);
    expect(html).not.toContain(`>${view.texts.forms.optional}<`);
  });
}
