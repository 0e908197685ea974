import { expect, test } from 'vitest';
import { renderSection, tagsOf, textOf } from '../test/render-section.tsx';

const about = {
  title: 'Who we are',
  title_ar: 'من نحن',
  subTitle: 'Since 2009',
  subTitle_ar: 'منذ عام 2009',
  description: '<p>An insurer</p>',
  description_ar: '<p>شركة تأمين</p>',
  image: '/media/house.webp',
  socialTitle: 'Follow us',
  socialTitle_ar: 'تابعنا',
  socialDescription: '<p>Every day</p>',
  socialDescription_ar: '<p>كل يوم</p>',
};

test('[WHO-01] [WHO-02] all texts and the image show', () => {
  const html = renderSection('whoWeAre', about);
  expect(textOf(html)).toBe('Since 2009 Who we are An insurer Follow us Every day');
  expect(html).toContain('src="/media/house.webp"');
  expect(textOf(renderSection('whoWeAre', about, [], { language: 'ar' }))).toContain('من نحن شركة تأمين تابعنا كل يوم');
});

test('[WHO-03] the four networks, each with a name; a missing one is left out', () => {
  const html = renderSection('whoWeAre', {
    ...about,
    twitter_link: 'https://x.com/w',
    linkedIn_link: 'https://www.linkedin.com/w',
    instagram_link: 'https://www.instagram.com/w',
    facebook_link: 'undefined',
  });
  expect(tagsOf(html, 'a').map((tag) => /href="([^"]+)"/.exec(tag)?.[1])).toEqual([
    'https://x.com/w',
    'https://www.linkedin.com/w',
    'https://www.instagram.com/w',
  ]);
  expect(textOf(html)).toContain('LinkedIn (opens in a new tab)');
});

test('[WHO-04] the other shape: a list of name, icon and url', () => {
  const socialLinks = [
    { name: 'X', icon: '/media/x.svg', url: 'https://x.com/w' },
    { name: 'YouTube', url: 'https://youtube.com/w' },
  ];
  const html = renderSection('whoWeAre', { ...about, socialLinks });
  expect(tagsOf(html, 'a')).toHaveLength(2);
  expect(html).toContain('/media/x.svg');
  expect(textOf(html)).toContain('YouTube');
});
