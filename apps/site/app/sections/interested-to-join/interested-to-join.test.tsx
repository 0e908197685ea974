import { expect, test } from 'vitest';
import { renderSection, tagsOf, textOf } from '../test/render-section.tsx';

const join = { title: 'Join us', title_ar: 'انضم إلينا', description: '<p>We hire</p>', description_ar: '<p>نوظف</p>' };

test('[JOIN-01] title and description show', () => {
  expect(textOf(renderSection('interested_to_join', join))).toBe('Join us We hire');
  expect(textOf(renderSection('interested_to_join', join, [], { language: 'ar' }))).toBe('انضم إلينا نوظف');
});

test('[JOIN-02] the button is optional and opens a new tab', () => {
  const html = renderSection('interested_to_join', {
    ...join,
    button_text: 'Apply',
    button_url: 'https://jobs.example/',
  });
  expect(tagsOf(html, 'a')[0]).toMatch(/href="https:\/\/jobs.example\/".*target="_blank"/);
  expect(tagsOf(renderSection('interested_to_join', join), 'a')).toHaveLength(0);
});
