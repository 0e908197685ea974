import { expect, test } from 'vitest';
import { renderSection, tagsOf, textOf } from '../test/render-section.tsx';

const item = { title: 'Fire', title_ar: 'الحريق', description: '<p>Of the car</p>', description_ar: '<p>للمركبة</p>' };

test('[CHECK-01] header and items stand in a list', () => {
  const html = renderSection('checklist', { header: 'Covered', header_ar: 'التغطية' }, [item, item]);
  expect(textOf(html)).toBe('Covered Fire Of the car Fire Of the car');
  expect(tagsOf(html, 'li')).toHaveLength(2);
  const arabic = renderSection('checklist', { header: 'Covered', header_ar: 'التغطية' }, [item], { language: 'ar' });
  expect(textOf(arabic)).toBe('التغطية الحريق للمركبة');
});

test('[CHECK-02] the button shows only with text and address', () => {
  const both = { button_text: 'Quote', button_url: '/get-a-quote' };
  expect(tagsOf(renderSection('checklist', both, [item]), 'a')[0]).toContain('target="_blank"');
  expect(tagsOf(renderSection('checklist', { button_text: 'Quote' }, [item]), 'a')).toHaveLength(0);
  expect(tagsOf(renderSection('checklist', {}, [item]), 'a')).toHaveLength(0);
});

test('[CHECK-03] a title "null" is hidden, its description stays', () => {
  expect(textOf(renderSection('checklist', {}, [{ ...item, title: 'null' }]))).toBe('Of the car');
});

test('[CHECK-01] the titles stand one level below the header, and in its place without one', () => {
  const below = renderSection('checklist', { header: 'Covered' }, [item]);
  expect(tagsOf(below, 'h2')).toHaveLength(1);
  expect(tagsOf(below, 'h3')).toHaveLength(1);
  expect(tagsOf(renderSection('checklist', {}, [item]), 'h2')).toHaveLength(1);
});
