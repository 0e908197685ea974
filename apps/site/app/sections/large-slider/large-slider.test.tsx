import { expect, test } from 'vitest';
import { renderSection, tagsOf, textOf } from '../test/render-section.tsx';

const slide = {
  imageUrl: '/media/one.webp',
  title: 'Results',
  title_ar: 'النتائج',
  description: '<p>Third quarter</p>',
  description_ar: '<p>الربع الثالث</p>',
  buttonText: 'Read',
  buttonText_ar: 'اقرأ',
  button_link: '/financial-performance',
};
const other = {
  image: '/media/two.webp',
  title: 'Branch',
  description: 'New',
  buttonText: 'Find',
  button_link: '/reach-us',
};

test('[LARGE-01] [LARGE-02] title, description and a view-all button in the same tab', () => {
  const html = renderSection(
    'largeSlider',
    {
      title: 'News',
      title_ar: 'الأخبار',
      description: '<p>Of the year</p>',
      viewAllButtonText: 'All',
      button_link: '/who-we-are',
    },
    [slide],
  );
  expect(textOf(html)).toContain('News Of the year All');
  expect(tagsOf(html, 'a')[0]).toContain('href="/who-we-are"');
  expect(tagsOf(html, 'a')[0]).not.toContain('target');
});

test('[LARGE-03] the label is viewAllButtonText or buttonText', () => {
  const label = (content: Record<string, unknown>) =>
    textOf(renderSection('largeSlider', { button_link: '/x', ...content }, []));
  expect(label({ buttonText: 'More' })).toContain('More');
  expect(label({ buttonText: 'More', viewAllButtonText: 'All news' })).toContain('All news');
});

test('[LARGE-04] [LARGE-05] slides show picture, title, description and a button to their link', () => {
  const html = renderSection('largeSlider', {}, [slide, other]);
  expect(html).toContain('src="/media/one.webp"');
  expect(html).toContain('src="/media/two.webp"');
  expect(textOf(html)).toContain('Results Third quarter Read');
  expect(textOf(html)).toContain('Branch New Find');
  expect(tagsOf(html, 'a')[0]).toContain('href="/financial-performance"');
  expect(tagsOf(html, 'a')[0]).not.toContain('target');
  const outside = renderSection('largeSlider', {}, [{ ...slide, button_link: 'https://example.com/' }]);
  expect(tagsOf(outside, 'a')[0]).toContain('target="_blank"');
  expect(textOf(renderSection('largeSlider', {}, [slide], { language: 'ar' }))).toContain('النتائج الربع الثالث اقرأ');
});

test('[ERR-20] without items it says so', () => {
  expect(textOf(renderSection('largeSlider', {}, []))).toBe('No items to display');
  expect(textOf(renderSection('largeSlider', {}, [], { language: 'ar' }))).toMatch(/\p{Script=Arabic}/u);
});

test('[LIMIT-06] [LIMIT-07] [LIMIT-09] [LIMIT-10] two places; arrows and loop only with more than one item', () => {
  const one = renderSection('largeSlider', {}, [slide]);
  expect(one).toContain('carousel--two');
  expect(one).toContain('data-count="1"');
  expect(one).not.toContain('data-loop');
  expect(tagsOf(one, 'button')).toHaveLength(0);
  const two = renderSection('largeSlider', {}, [slide, other]);
  expect(tagsOf(two, 'button')).toHaveLength(2);
  expect(two).toContain('data-loop=""');
});
