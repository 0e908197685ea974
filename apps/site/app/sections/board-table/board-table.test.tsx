import { expect, test } from 'vitest';
import { renderSection, textOf } from '../test/render-section.tsx';

const member = { name: 'Sara', name_ar: 'سارة', position: 'Chair', position_ar: 'رئيسة', members: 'Independent' };
const headings = (html: string) => [...html.matchAll(/<th scope="col">(.*?)<\/th>/g)].map((match) => match[1]);

test('[BOARD-01] three columns and a row for each member', () => {
  const html = renderSection('board_table', { header: 'Board' }, [member]);
  expect(headings(html)).toEqual(['Name', 'Position', 'Members Classification']);
  expect(textOf(html)).toContain('Sara Chair Independent');
  const arabic = renderSection('board_table', {}, [member], { language: 'ar' });
  expect(headings(arabic)).toEqual(['الاسم', 'المنصب', 'تصنيف العضوية']);
  expect(textOf(arabic)).toContain('سارة رئيسة');
});
