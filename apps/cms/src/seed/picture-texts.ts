import type { Both, ImageKey } from './seed-types.ts';

/** What the demo pictures show, for people who do not see them. Icons have no entry: they repeat the words beside them. */
export const pictureTexts: Partial<Record<ImageKey, Both>> = {
  logo: { en: 'Waad Insurance', ar: 'وعد للتأمين' },
  'logo-light': { en: 'Waad Insurance', ar: 'وعد للتأمين' },
};
