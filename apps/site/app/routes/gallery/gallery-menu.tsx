import { exampleKinds } from '@insurer/contract/examples/section-examples.ts';
import { sectionNames } from '@insurer/contract/sections/sections.ts';
import type { ReactNode } from 'react';
import { localPath } from '#app/ui/local-path.ts';
import type { View } from '#app/view.ts';
import { choicePath, type GalleryChoice, partNames, themes } from './gallery-choice.ts';

type Row = { label: string; links: { text: string; change: Partial<GalleryChoice>; chosen: boolean }[] };

/** Plain links to every choice; the language is the switch in the header. */
export function GalleryMenu({ choice, view }: { choice: GalleryChoice; view: View }): ReactNode {
  const shows = (names: readonly GalleryChoice['show'][]) =>
    names.map((show) => ({ text: show, change: { show }, chosen: choice.show === show }));
  const rows: Row[] = [
    {
      label: 'Theme',
      links: themes.map((theme) => ({ text: theme.company.en, change: { theme }, chosen: choice.theme === theme })),
    },
    { label: 'Parts', links: shows(['parts', ...partNames]) },
    { label: 'Sections', links: shows(['sections', ...sectionNames]) },
    {
      label: 'Example',
      links: ['all' as const, ...exampleKinds].map((example) => ({
        text: example,
        change: { example },
        chosen: choice.example === example,
      })),
    },
  ];
  return (
    <nav className="gallery__menu" aria-label="Gallery" dir="ltr" lang="en">
      {rows.map(({ label, links }) => (
        <p key={label}>
          <strong>{label}</strong>
          {links.map(({ text, change, chosen }) => (
            <a
              key={text}
              href={localPath(choicePath(choice, change), view.language)}
              aria-current={chosen ? 'true' : undefined}
            >
              {text}
            </a>
          ))}
        </p>
      ))}
    </nav>
  );
}
