import { describe, expect, it } from 'vitest';
import { config } from '../config.ts';
import { sitePathOf } from './frame-preview.ts';

describe('a path of the site that staff name for a preview', () => {
  it.each([
    ['/claims', '/claims'],
    ['/career-details/intern', '/career-details/intern'],
    ['/ar/claims', '/claims'],
    ['/ar', '/'],
    [' /claims/ ', '/claims'],
    ['claims', '/claims'],
    ['ar/claims', '/claims'],
    [`${config.siteUrl}/ar/claims?from=mail#top`, '/claims'],
  ])('is taken as they copy it, whatever its language, which is asked for by itself: %s', (asked, path) => {
    expect(sitePathOf(asked)).toBe(path);
  });

  it.each([null, '', '//evil.example', 'https://evil.example/claims', 'evil.example', 'a b', '/a b', '/../x?y'])(
    'is no other: %j',
    (asked) => {
      expect(sitePathOf(asked)).toMatch(/^\/x?$/);
    },
  );
});
