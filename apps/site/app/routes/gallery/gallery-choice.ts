import { type ExampleKind, exampleKinds } from '@insurer/contract/examples/section-examples.ts';
import { splitPrefix } from '@insurer/contract/language.ts';
import { type SectionName, sectionNames } from '@insurer/contract/sections/sections.ts';
import { marsa } from '@insurer/theme/marsa.ts';
import type { Theme } from '@insurer/theme/theme.ts';
import { waad } from '@insurer/theme/waad.ts';

export const themes: Theme[] = [waad, marsa];
export const partNames = ['brand', 'icons', 'buttons', 'forms', 'answers', 'messages', 'screens'] as const;
export type PartName = (typeof partNames)[number];

/** What the gallery shows, as its address says: `/gallery/marsa/card/hostile`. */
export type GalleryChoice = {
  theme: Theme;
  show: 'parts' | 'sections' | PartName | SectionName;
  example: ExampleKind | 'all';
};

/** What an address of the gallery shows: a theme, a part or section, an example; the first of each where it names none. */
export function readChoice(path: string): GalleryChoice {
  const [, , theme, show, example] = splitPrefix(path).path.split('/');
  const shows = ['parts', 'sections', ...partNames, ...sectionNames] as const;
  const examples = ['all', ...exampleKinds] as const;
  return {
    theme: themes.find(({ key }) => key === theme) ?? waad,
    show: shows.find((name) => name === show) ?? 'parts',
    example: examples.find((name) => name === example) ?? 'default',
  };
}

/** The path, without a language, of a choice that differs from this one. */
export function choicePath(choice: GalleryChoice, change: Partial<GalleryChoice>): string {
  const { theme, show, example } = { ...choice, ...change };
  return `/gallery/${theme.key}/${show}/${example}`;
}
