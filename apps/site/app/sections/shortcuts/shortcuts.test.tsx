import { expect, test } from 'vitest';
import { renderSection, tagsOf, textOf } from '../test/render-section.tsx';

const tile = {
  icon: '/media/claim.svg',
  title: 'File a claim',
  title_ar: 'تقديم مطالبة',
  description: 'Ten minutes',
  description_ar: 'عشر دقائق',
  choose_type: { type: 'link', value: '/submit-claim' },
  redirect_url: '/claims',
};

test('[SHORT-01] a tile shows icon, title and description', () => {
  const html = renderSection('shortcuts', { header: 'Now' }, [tile]);
  expect(html).toContain('/media/claim.svg');
  expect(textOf(html)).toContain('File a claim (opens in a new tab) Ten minutes');
  expect(textOf(renderSection('shortcuts', {}, [tile], { language: 'ar' }))).toContain('تقديم مطالبة');
});

test('[SHORT-02] a tile opens choose_type.value in a new tab', () => {
  expect(tagsOf(renderSection('shortcuts', {}, [tile]), 'a')[0]).toMatch(/href="\/submit-claim".*target="_blank"/);
});

test.each([undefined, { type: 'link', value: '' }, 'null'])(
  '[SHORT-03] without it, redirect_url (%j)',
  (choose_type) => {
    const html = renderSection('shortcuts', {}, [{ ...tile, choose_type }]);
    expect(tagsOf(html, 'a')[0]).toMatch(/href="\/claims".*target="_blank"/);
  },
);

test('[SHORT-02] a tile without a title leads there all the same, by a link with words', () => {
  const html = renderSection('shortcuts', {}, [{ ...tile, title: '', title_ar: '' }]);
  expect(tagsOf(html, 'a')).toEqual([expect.stringMatching(/href="\/submit-claim".*target="_blank"/)]);
  expect(textOf(html)).toContain('Learn More');
});
