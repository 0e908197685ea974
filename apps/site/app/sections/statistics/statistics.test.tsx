import { expect, test } from 'vitest';
import { renderSection, textOf } from '../test/render-section.tsx';

test('[STAT-01] each item shows its header and its title', () => {
  const items = [
    { header: '13', title: 'products', title_ar: 'منتجًا' },
    { header: '15 days', header_ar: '15 يومًا', title: 'to decide', title_ar: 'للبت' },
    { header: '7', title: 'branches', title_ar: 'فروع' },
  ];
  expect(textOf(renderSection('statistics', {}, items))).toBe('13 products 15 days to decide 7 branches');
  expect(textOf(renderSection('statistics', {}, items, { language: 'ar' }))).toBe('13 منتجًا 15 يومًا للبت 7 فروع');
});
