import { expect, test } from 'vitest';
import { renderSection, renderSections, tagsOf, textOf, wireSection } from '../test/render-section.tsx';

const tags = [
  { tag: 'Report', tag_ar: 'الإبلاغ', text: '<p>First call us</p>', text_ar: '<p>اتصل بنا أولًا</p>' },
  { tag: 'Papers', tag_ar: 'المستندات', text: '<p>Then send</p>' },
];

test('[TAG-01] header, description and tags show', () => {
  const html = renderSection('single_blog_dropdown', { header: 'Claims', description: '<p>Steps</p>' }, tags);
  expect(textOf(html)).toBe('Claims Steps Report First call us Papers Then send');
  const arabic = renderSection('single_blog_dropdown', {}, tags, { language: 'ar' });
  expect(textOf(arabic)).toContain('الإبلاغ اتصل بنا أولًا المستندات');
});

test('[TAG-02] [TAG-03] [TAG-04] disclosures of one name, the first open', () => {
  const details = tagsOf(renderSection('single_blog_dropdown', {}, tags), 'details');
  expect(details.map((tag) => / open(=|>| )/.test(tag))).toEqual([true, false]);
  expect(new Set(details.map((tag) => /name="([^"]+)"/.exec(tag)?.[1])).size).toBe(1);
});

test('[TAG-04] two blocks of a page do not share their name', () => {
  const first = wireSection('single_blog_dropdown', {}, tags);
  const names = tagsOf(renderSections([first, { ...first, id: 'other' }]), 'details').map(
    (tag) => /name="([^"]+)"/.exec(tag)?.[1],
  );
  expect(new Set(names).size).toBe(2);
});

test('[TAG-05] the button is optional', () => {
  const html = renderSection('single_blog_dropdown', { button_text: 'Go', button_url: '/claims' }, tags);
  expect(tagsOf(html, 'a')[0]).toContain('target="_blank"');
  expect(tagsOf(renderSection('single_blog_dropdown', {}, tags), 'a')).toHaveLength(0);
});
