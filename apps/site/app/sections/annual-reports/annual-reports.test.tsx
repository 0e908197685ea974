import { expect, test } from 'vitest';
import { renderSection, tagsOf, textOf } from '../test/render-section.tsx';

const row = {
  year: '2025',
  year_ar: '2025م',
  yearly: { url: '/media/2025.pdf' },
  quarters: [
    { name: 'Q1', url: '/media/q1-en.pdf' },
    { name: 'Q1', url: '/media/q1-ar.pdf' },
    { name: 'Q2', url: '' },
  ],
};
const headings = (html: string) => [...html.matchAll(/<th scope="col">(.*?)<\/th>/g)].map((match) => match[1]);

test('[REPORT-01] six columns in this order and a row for each year', () => {
  const html = renderSection('annual_reports', { title: 'Reports' }, [row, { ...row, year: '2024' }]);
  expect(headings(html)).toEqual(['Year', 'Yearly', 'Q1', 'Q2', 'Q3', 'Q4']);
  expect(tagsOf(html, 'tr')).toHaveLength(3);
});

test('[REPORT-02] a cell with a file is a link in a new tab that says which file', () => {
  const html = renderSection('annual_reports', {}, [row]);
  expect(tagsOf(html, 'a')[0]).toMatch(/href="\/media\/2025.pdf".*target="_blank"/);
  expect(textOf(html)).toContain('Download Q1 2025 (opens in a new tab)');
});

test('[REPORT-03] a cell without a file is greyed out and no link', () => {
  const html = renderSection('annual_reports', {}, [row]);
  expect(tagsOf(html, 'a')).toHaveLength(2);
  expect(html.match(/class="annual-reports__none"/g)).toHaveLength(3);
});

test('[REPORT-04] [REPORT-05] [REPORT-06] [REPORT-07] [REPORT-09] the Arabic labels', () => {
  const html = renderSection('annual_reports', {}, [row], { language: 'ar' });
  expect(headings(html)).toEqual(['سنة', 'سنوي', 'س1', 'س2', 'س3', 'س4']);
  expect(textOf(html)).toContain('تحميل');
  expect(textOf(html)).toContain('2025م');
});

test('[REPORT-08] Arabic takes the second file of a quarter', () => {
  expect(renderSection('annual_reports', {}, [row])).toContain('/media/q1-en.pdf');
  expect(renderSection('annual_reports', {}, [row], { language: 'ar' })).toContain('/media/q1-ar.pdf');
});

test('[REPORT-09] items with q1 to q4 and rows inside content draw the same table', () => {
  const items = renderSection('annual_reports', {}, [
    { year: '2025', yearly: '/media/2025.pdf', q1: '/media/q1-en.pdf' },
  ]);
  const rows = renderSection('annual_reports', {
    rows: [{ year: '2025', yearly: { url: '/media/2025.pdf' }, quarters: [{ name: 'Q1', url: '/media/q1-en.pdf' }] }],
  });
  const withoutIds = (html: string) => html.replace(/ id="[^"]*"/g, '');
  expect(withoutIds(rows)).toBe(withoutIds(items));
});
