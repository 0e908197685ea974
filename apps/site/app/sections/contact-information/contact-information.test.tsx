import { expect, test } from 'vitest';
import { renderSection, tagsOf, textOf } from '../test/render-section.tsx';

const contact = {
  title: 'Talk to us',
  title_ar: 'تحدث إلينا',
  description: '<p>We answer</p>',
  description_ar: '<p>نحن نجيب</p>',
  phone_number: '+966 11 200 0140',
  email: 'care@insurer.example',
  opening_hours: 'Every day',
  opening_hours_ar: 'كل يوم',
};

test('[INFO-01] title, description and opening hours show', () => {
  const text = textOf(renderSection('contact_information', contact));
  for (const part of ['Talk to us', 'We answer', 'Every day']) expect(text).toContain(part);
  const arabic = textOf(renderSection('contact_information', contact, [], { language: 'ar' }));
  for (const part of ['تحدث إلينا', 'نحن نجيب', 'كل يوم']) expect(arabic).toContain(part);
});

test('[INFO-02] [INFO-03] phone and mail are links', () => {
  const html = renderSection('contact_information', contact);
  expect(html).toContain('href="tel:+966112000140"');
  expect(html).toContain('href="mailto:care@insurer.example"');
  // Between name and domain, where a line may break.
  expect(html.replaceAll('<!-- -->', '')).toContain('care<wbr/>@insurer.example');
  expect(renderSection('contact_information', { phone_number: '٠١١٢٠٠' })).toContain('href="tel:011200"');
});

test('[INFO-04] [ENT-08] social links in both shapes', () => {
  const html = renderSection('contact_information', {
    ...contact,
    facebook_link: 'https://www.facebook.com/w',
    socialLinks: [{ name: 'X', url: 'https://x.com/w' }],
  });
  expect(tagsOf(html, 'a').filter((tag) => tag.includes('social-links__link'))).toHaveLength(2);
});

test('[INFO-05] the button is optional', () => {
  const html = renderSection('contact_information', { ...contact, button_text: 'Write', button_url: '/contact-us' });
  expect(html).toMatch(/class="button[^"]*"[^>]*target="_blank"/);
  expect(renderSection('contact_information', contact)).not.toContain('class="button');
});
