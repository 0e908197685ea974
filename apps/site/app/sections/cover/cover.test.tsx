import { expect, test } from 'vitest';
import { renderSection, tagsOf, textOf } from '../test/render-section.tsx';

const hero = {
  title: 'Drive on',
  title_ar: 'انطلق',
  description: '<p>Safe <b>travel</b></p>',
  description_ar: '<p>سفر <b>آمن</b></p>',
  buttonText: 'Claims',
  buttonText_ar: 'المطالبات',
  button_link: '/claims',
  image: '/media/road.webp',
};

test.each(['cover', 'banner'] as const)('[HERO-01] [HERO-02] [HERO-05] %s: title over picture and overlay', (name) => {
  const html = renderSection(name, hero);
  expect(html.indexOf('/media/road.webp')).toBeLessThan(html.indexOf('hero__overlay'));
  expect(html.indexOf('hero__overlay')).toBeLessThan(html.indexOf('Drive on'));
});

test('[HERO-03] the description has no tags', () => {
  expect(renderSection('cover', hero)).toContain('<p class="hero__description">Safe travel</p>');
  expect(renderSection('cover', hero, [], { language: 'ar' })).toContain('<p class="hero__description">سفر آمن</p>');
});

test('[HERO-04] the button is optional', () => {
  expect(tagsOf(renderSection('cover', hero), 'a')).toHaveLength(1);
  expect(tagsOf(renderSection('cover', { ...hero, buttonText: '', buttonText_ar: '' }), 'a')).toHaveLength(0);
  expect(tagsOf(renderSection('cover', { ...hero, button_link: 'null' }), 'a')).toHaveLength(0);
});

test('[HERO-06] an http link leaves the site in the same tab', () => {
  const [link] = tagsOf(renderSection('cover', { ...hero, button_link: 'https://example.com/x' }), 'a');
  expect(link).toContain('href="https://example.com/x"');
  expect(link).not.toContain('target');
});

test('[HERO-07] any other link stays in the site and in its language', () => {
  expect(tagsOf(renderSection('cover', hero), 'a')[0]).toContain('href="/claims"');
  expect(tagsOf(renderSection('cover', hero, [], { language: 'ar' }), 'a')[0]).toContain('href="/ar/claims"');
});

test('[HERO-08] backgroundImage and logo are rendered', () => {
  const { image: _, ...rest } = hero;
  const html = renderSection('cover', { ...rest, backgroundImage: '/media/sea.webp', logo: '/media/logo.svg' });
  expect(html).toContain('/media/sea.webp');
  expect(html).toContain('/media/logo.svg');
});

test('[ENT-02] Arabic takes every Arabic variant, links and pictures included', () => {
  const arabic = { ...hero, button_link_ar: '/reach-us', image_ar: '/media/road-ar.webp' };
  const html = renderSection('cover', arabic, [], { language: 'ar' });
  expect(textOf(html)).toBe('انطلق سفر آمن المطالبات');
  expect(html).toContain('href="/ar/reach-us"');
  expect(html).toContain('/media/road-ar.webp');
});
