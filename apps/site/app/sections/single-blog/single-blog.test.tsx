import { expect, test } from 'vitest';
import { renderSection, tagsOf, textOf } from '../test/render-section.tsx';

const blog = { header: 'Terms', header_ar: 'الشروط', description: '<p>In short</p>', description_ar: '<p>باختصار</p>' };
const button = { button_text: 'Read', button_text_ar: 'اقرأ', button_url: 'https://example.com/t' };

test('[BLOG-01] header and description show, in both languages', () => {
  expect(textOf(renderSection('single_blog', blog))).toBe('Terms In short');
  expect(textOf(renderSection('single_blog', blog, [], { language: 'ar' }))).toBe('الشروط باختصار');
});

test('[BTN-01] [BTN-04] text and address make a button in a new tab', () => {
  const [link] = tagsOf(renderSection('single_blog', { ...blog, ...button }), 'a');
  expect(link).toMatch(/href="https:\/\/example.com\/t".*target="_blank".*rel="noopener"/);
});

test('[BTN-02] [BTN-03] one alone makes none', () => {
  expect(tagsOf(renderSection('single_blog', { ...blog, button_text: 'Read' }), 'a')).toHaveLength(0);
  expect(tagsOf(renderSection('single_blog', { ...blog, button_url: '/x' }), 'a')).toHaveLength(0);
});

test('[BLOG-02] image_blog adds a picture', () => {
  const html = renderSection('image_blog', { ...blog, ...button, image: '/media/a.webp' });
  expect(html).toContain('src="/media/a.webp"');
  expect(textOf(html)).toBe('Terms In short Read (opens in a new tab)');
  expect(tagsOf(renderSection('image_blog', blog), 'a')).toHaveLength(0);
});

test.each(['single_image', 'full_banner'] as const)('[BLOG-03] [BLOG-04] %s is one picture and no text', (name) => {
  const html = renderSection(name, { image: '/media/a.webp' });
  expect(tagsOf(html, 'img')).toHaveLength(1);
  expect(textOf(html)).toBe('');
});

test('an English text on an Arabic page says that it is English', () => {
  const html = renderSection('single_blog', { header: 'Terms' }, [], { language: 'ar' });
  expect(html).toContain('<span lang="en" dir="ltr">Terms</span>');
});
