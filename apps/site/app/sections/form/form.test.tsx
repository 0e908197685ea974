import { expect, test } from 'vitest';
import { renderSection, tagsOf, textOf } from '../test/render-section.tsx';

const content = {
  header: 'Tell us',
  description: '<p>Two lines</p>',
  button_text: 'Go',
  button_url: 'https://example.com/f',
};
const items = [
  { 'input-label': 'Name', 'input-label_ar': 'الاسم', 'input-text': 'As in the ID', 'input-text_ar': 'كما في الهوية' },
];

test('[FSEC-01] each item is a text input with label and placeholder', () => {
  const html = renderSection('form', content, items);
  expect(textOf(html)).toContain('Tell us Two lines Name');
  const id = /<label[^>]*for="([^"]+)"/.exec(html)?.[1];
  expect(tagsOf(html, 'input')[0]).toContain(`id="${id}"`);
  expect(tagsOf(html, 'input')[0]).toMatch(/type="text".*placeholder="As in the ID"/);
  expect(tagsOf(renderSection('form', content, items, { language: 'ar' }), 'input')[0]).toContain('كما في الهوية');
});

test('[FSEC-02] the button opens its address in a new tab', () => {
  expect(tagsOf(renderSection('form', content, items), 'a')[0]).toMatch(
    /href="https:\/\/example.com\/f".*target="_blank"/,
  );
});

test('[FSEC-03] [FSEC-04] nothing can be submitted and nothing is validated', () => {
  const html = renderSection('form', content, items);
  expect(html).not.toMatch(/<form|<button|required|pattern=|\sname="/);
});
