import { expect, test } from 'vitest';
import { renderSection, tagsOf, textOf } from '../test/render-section.tsx';

test('[REDIR-01] each item is a link; outside the site in a new tab', () => {
  const items = [
    { text: 'Hospitals', text_ar: 'المستشفيات', text_url: '/medical-network' },
    { text: 'Regulator', text_url: 'https://example.com/' },
  ];
  const links = tagsOf(renderSection('redirect_section', { header: 'More' }, items), 'a');
  expect(links[0]).toContain('href="/medical-network"');
  expect(links[0]).not.toContain('target');
  expect(links[1]).toMatch(/href="https:\/\/example.com\/".*target="_blank"/);
  const arabic = renderSection('redirect_section', {}, items, { language: 'ar' });
  expect(textOf(arabic)).toContain('المستشفيات');
  expect(tagsOf(arabic, 'a')[0]).toContain('href="/ar/medical-network"');
});
