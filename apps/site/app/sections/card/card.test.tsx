import { expect, test } from 'vitest';
import { renderSection, tagsOf, textOf } from '../test/render-section.tsx';

const card = {
  title: 'Motor',
  title_ar: 'المركبات',
  description: '<p>For every car</p>',
  description_ar: '<p>لكل مركبة</p>',
  logo: '/media/motor.svg',
  redirectText: 'Read on',
  redirectText_ar: 'تابع القراءة',
  redirectUrl: '/motor-insurance',
};
const cards = (count: number) => Array.from({ length: count }, () => card);

test('[CARD-01] [CARD-06] [ENT-03] a card shows title, description, logo and a link in a new tab', () => {
  const html = renderSection('card', {}, [card]);
  expect(textOf(html)).toBe('Motor For every car Read on (opens in a new tab)');
  expect(html).toContain('src="/media/motor.svg"');
  expect(tagsOf(html, 'a')[0]).toMatch(/href="\/motor-insurance".*target="_blank"/);
  const arabic = renderSection('card', {}, [card], { language: 'ar' });
  expect(textOf(arabic)).toContain('المركبات لكل مركبة تابع القراءة');
  expect(tagsOf(arabic, 'a')[0]).toContain('href="/ar/motor-insurance"');
});

test('[CARD-02] [ENT-04] header and icon are optional', () => {
  const html = renderSection('card', { header: 'Products', header_ar: 'المنتجات', icon: '/media/icon.svg' }, [card]);
  expect(html).toContain('/media/icon.svg');
  expect(html.indexOf('Products')).toBeLessThan(html.indexOf('Motor'));
  expect(renderSection('card', {}, [card])).not.toContain('section-header');
});

test('[CARD-03] [CARD-04] [CARD-05] the count of cards sets the columns', () => {
  expect(renderSection('card', {}, cards(1))).toContain('card-grid__list--one');
  expect(renderSection('card', {}, cards(2))).toContain('card-grid__list--two');
  expect(renderSection('card', {}, cards(3))).toContain('card-grid__list--three');
  expect(renderSection('card', {}, cards(40))).toContain('card-grid__list--three');
});

test('[CARD-07] a file is a download named by the last path segment', () => {
  const file = { ...card, choose_type: { type: 'file', value: 'https://host/a/b/guide.pdf' } };
  const [link] = tagsOf(renderSection('card', {}, [file]), 'a');
  expect(link).toContain('href="https://host/a/b/guide.pdf"');
  expect(link).toContain('download="guide.pdf"');
  const own = { ...card, choose_type: { type: 'file', value: '/uploads/guide.pdf' } };
  expect(tagsOf(renderSection('card', {}, [own]), 'a')[0]).toContain(
    'href="/media/uploads/guide.pdf?download=guide.pdf"',
  );
});

test.each(['', 'null', undefined])(
  '[CARD-08] [CARD-09] [CARD-10] redirectText %j shows no link text',
  (redirectText) => {
    const html = renderSection('card', {}, [{ ...card, redirectText, redirectText_ar: undefined }]);
    expect(html).not.toContain('card-grid__link');
    expect(textOf(html)).not.toContain('null');
  },
);

test('a card without any target has no link', () => {
  expect(tagsOf(renderSection('card', {}, [{ ...card, redirectUrl: 'null' }]), 'a')).toHaveLength(0);
});

test('[CARD-11] an empty description literal is not shown', () => {
  const html = renderSection('card', {}, [{ title: 'Motor', description: '<p>undefined</p>' }]);
  expect(textOf(html)).toBe('Motor');
});

test('[CARD-12] a missing logo leaves an empty box of its size and requests nothing', () => {
  const html = renderSection('card', {}, [{ ...card, logo: 'undefined' }]);
  expect(html).toContain('card-grid__logo site-picture--empty');
  expect(tagsOf(html, 'img')).toHaveLength(0);
});
