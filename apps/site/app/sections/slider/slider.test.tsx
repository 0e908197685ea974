import { expect, test } from 'vitest';
import { renderSection, tagsOf, textOf } from '../test/render-section.tsx';

const slide = {
  title: 'Travel',
  title_ar: 'السفر',
  description: '<p>Cover <b>abroad</b></p>',
  description_ar: '<p>تغطية <b>في الخارج</b></p>',
  imageUrl: '/media/travel.webp',
  redirectText: 'See',
  redirectText_ar: 'اعرض',
  choose_type: { type: 'link', value: '/travel-insurance' },
};

test('[SLIDER-01] each slide shows title, image and redirect text', () => {
  const html = renderSection('slider', { header: 'Products' }, [slide, slide]);
  expect(textOf(html)).toContain('Products');
  expect(html.match(/src="\/media\/travel.webp"/g)).toHaveLength(2);
  expect(textOf(html)).toContain('Travel See');
  expect(textOf(renderSection('slider', {}, [slide], { language: 'ar' }))).toContain('السفر اعرض');
});

test('[SLIDER-02] the description has no tags and is tied to the link of its card', () => {
  const html = renderSection('slider', {}, [slide]);
  const id = /aria-describedby="([^"]+)"/.exec(html)?.[1];
  expect(html).toContain(`id="${id}">Cover abroad</p>`);
});

test('[SLIDER-02] a card is one stop of the keyboard: its link, or itself without one; none where it shows nothing more', () => {
  const cardOf = (item: Record<string, unknown>) => tagsOf(renderSection('slider', {}, [item]), 'article')[0];
  expect(cardOf({ title: 'Travel', description: 'Cover' })).toContain('tabindex="0"');
  expect(cardOf(slide)).toContain('tabindex="-1"');
  expect(cardOf({ title: 'Travel' })).not.toContain('tabindex');
});

test('[SLIDER-03] [LIMIT-01] [LIMIT-05] it loops over four places with 500 ms', () => {
  const html = renderSection('slider', {}, [slide, slide, slide, slide, slide]);
  expect(html).toContain('carousel--four');
  expect(html).toContain('data-speed="500"');
  expect(html).toContain('data-loop=""');
  expect(html).toContain('aria-label="Slide 5 of 5"');
});

test('[SLIDER-04] the redirect text leads to choose_type.value', () => {
  expect(tagsOf(renderSection('slider', {}, [slide]), 'a')[0]).toContain('href="/travel-insurance"');
  expect(tagsOf(renderSection('slider', {}, [slide], { language: 'ar' }), 'a')[0]).toContain(
    'href="/ar/travel-insurance"',
  );
});
