import type { Language } from '@insurer/contract/language.ts';

/**
 * What is photographed, as whom, what is pressed before and what must be there: `{page}`, `{draft}` (a page that still lacks something) and `{complaint}` stand for the numbers of
 * what the demo has there.
 */
export type Shot = { role: string; path: string; of?: string; press?: string; shows?: string };

/** Asked for after the form is there. */
const ownerName = '#field-assignee .relationship--single-value';

/** The pictures of the guide; `npm run photograph:guide` takes them anew, in both languages. */
export const guidePictures = {
  account: { role: 'admin', path: '/account', of: '.factors' },
  people: { role: 'admin', path: '/collections/users/create' },
  handling: { role: 'admin', path: '/globals/case-handling' },
  publishing: { role: 'admin', path: '/globals/publishing-rules' },
  waits: { role: 'editor', path: '/' },
  page: { role: 'editor', path: '/collections/pages/{page}' },
  sections: {
    role: 'editor',
    path: '/collections/pages/{page}',
    press: '#field-sections > .blocks-field__drawer-toggler',
  },
  checks: { role: 'editor', path: '/collections/pages/{draft}', of: '#before-publishing' },
  publish: { role: 'editor', path: '/collections/pages/{draft}', press: '.form-submit .popup-button' },
  'where-used': { role: 'editor', path: '/collections/pages/{page}', of: '#where-used' },
  review: { role: 'reviewer', path: '/' },
  'my-work': { role: 'care', path: '/my-work?view=open' },
  conversation: {
    role: 'care',
    path: '/collections/service-requests/{complaint}',
    of: '.conversation',
    shows: ownerName,
  },
  figures: { role: 'care', path: '/my-work/figures' },
  jobs: { role: 'people', path: '/collections/jobs' },
} as const satisfies Record<string, Shot>;
export type GuidePicture = keyof typeof guidePictures;

/** In pixels, as wide and high as each of them is. */
export const pictureSize = { width: 1200, height: 750 };

/** Where a picture of the guide is, as the browser asks for it. */
export function pictureAddress(picture: GuidePicture, language: Language): string {
  return `/guide/${picture}-${language}.webp`;
}
