import { expect, test } from 'vitest';
import { renderSection, tagsOf, textOf } from '../test/render-section.tsx';

const items = [
  { question: 'When?', question_ar: 'متى؟', answer: '<p>Today</p>', answer_ar: '<p>اليوم</p>' },
  { question: 'How?', question_ar: 'كيف؟', answer: '<p>Online</p>', answer_ar: '<p>عبر الموقع</p>' },
];

test('[FAQ-01] each question opens and closes its answer', () => {
  const html = renderSection('faq', { header: 'Questions' }, items);
  expect(html).toMatch(/<summary[^>]*><span[^>]*>When\?<\/span>/);
  expect(textOf(html)).toBe('Questions When? Today How? Online');
  expect(textOf(renderSection('faq', {}, items, { language: 'ar' }))).toBe('متى؟ اليوم كيف؟ عبر الموقع');
});

test('[FAQ-02] [FAQ-03] disclosures of one name, none open at the start', () => {
  const details = tagsOf(renderSection('faq', {}, items), 'details');
  expect(details.every((tag) => !/ open(=|>| )/.test(tag))).toBe(true);
  expect(new Set(details.map((tag) => /name="([^"]+)"/.exec(tag)?.[1])).size).toBe(1);
});

test('[FAQ-04] a plus for closed, a minus for open', () => {
  const html = renderSection('faq', {}, items);
  expect(html.match(/#plus/g)).toHaveLength(2);
  expect(html.match(/#minus/g)).toHaveLength(2);
});
