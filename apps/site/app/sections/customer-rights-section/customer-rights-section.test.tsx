import { expect, test } from 'vitest';
import { pdfFileName } from '#app/ui/media-url.ts';
import { renderSection, tagsOf, textOf } from '../test/render-section.tsx';

const charter = { pdfTitle: 'Charter: 2025', pdfTitle_ar: 'ميثاق العملاء', pdf: '/media/charter.pdf' };

test('[RIGHTS-01] header, description and every title show', () => {
  const html = renderSection('customer_rights_section', { header: 'Rights', description: '<p>Yours</p>' }, [charter]);
  expect(textOf(html)).toContain('Rights Yours Charter: 2025');
  expect(textOf(renderSection('customer_rights_section', {}, [charter], { language: 'ar' }))).toContain(
    'ميثاق العملاء',
  );
});

test('[RIGHTS-02] one Download for each document, saved under its title', () => {
  const html = renderSection('customer_rights_section', {}, [charter, { ...charter, pdfTitle: 'Guide' }]);
  const links = tagsOf(html, 'a');
  expect(links).toHaveLength(2);
  expect(links[0]).toContain('href="/media/charter.pdf?download=Charter-%202025.pdf"');
  expect(links[0]).toContain('download="Charter- 2025.pdf"');
});

test('[ERR-25] a document without an address has a button that is no link and shows no message', () => {
  const html = renderSection('customer_rights_section', {}, [{ pdfTitle: 'Lost', pdf: 'undefined' }]);
  expect(tagsOf(html, 'a')).toHaveLength(0);
  // The click is what writes the line to the log, so the button can be used.
  expect(tagsOf(html, 'button')[0]).toContain('data-download="none"');
  expect(tagsOf(html, 'button')[0]).not.toContain('disabled');
});

test('no documents', () => {
  expect(textOf(renderSection('customer_rights_section', {}, []))).toBe('No Data Available.');
});

test('a file name has no characters that a file may not carry', () => {
  expect(pdfFileName('a/b\\c:d*e?f"g<h>i|j')).toBe('a-b-c-d-e-f-g-h-i-j.pdf');
  expect(pdfFileName('..')).toBe('document.pdf');
  expect(pdfFileName('ميثاق العملاء')).toBe('ميثاق العملاء.pdf');
});
