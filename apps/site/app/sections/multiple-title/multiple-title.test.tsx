import { expect, test } from 'vitest';
import { renderSection, tagsOf, textOf } from '../test/render-section.tsx';

const group = {
  title: 'Motor',
  title_ar: 'المركبات',
  description: '<ul><li>Fire</li></ul>',
  description_ar: '<ul><li>الحريق</li></ul>',
  button_link: '/motor-insurance',
};

test('[MULTI-01] [MULTI-02] header, titles and HTML descriptions show', () => {
  const html = renderSection('multiple_title', { header: 'Lines' }, [group]);
  expect(textOf(html)).toContain('Lines Motor Fire');
  expect(html).toContain('<li>Fire</li>');
  expect(textOf(renderSection('multiple_title', {}, [group], { language: 'ar' }))).toContain('المركبات الحريق');
});

test('[MULTI-03] Learn More, or the text of the group', () => {
  const html = renderSection('multiple_title', {}, [group]);
  expect(textOf(html)).toContain('Learn More');
  expect(tagsOf(html, 'a')[0]).toContain('href="/motor-insurance"');
  expect(textOf(renderSection('multiple_title', {}, [group], { language: 'ar' }))).toContain('اعرف المزيد');
  expect(textOf(renderSection('multiple_title', {}, [{ ...group, button_text: 'Cars' }]))).toContain('Cars');
  expect(tagsOf(renderSection('multiple_title', {}, [{ ...group, button_link: '' }]), 'a')).toHaveLength(0);
});

test('headings of an editor stand below the heading of their group', () => {
  const html = renderSection('multiple_title', { header: 'Lines' }, [
    { ...group, description: '<h1>Deep</h1><h2>er</h2>' },
  ]);
  expect(html).toContain('<h4>Deep</h4>');
  expect(html).toContain('<h5>er</h5>');
});
