import type { LocalizedText as LocalizedTextModel } from '@insurer/contract/fields.ts';
import type { Header } from '@insurer/contract/header.ts';
import type { ReactNode } from 'react';
import { sitePath, standsWithoutContent } from '#app/content/site-pages.ts';
import { popularPaths } from '#app/screens.ts';
import { LocalizedText } from '#app/ui/localized-text.tsx';
import { SiteLink } from '#app/ui/site-link.tsx';
import type { View } from '#app/view.ts';
import { useHeader, useView } from '../use-view.ts';

/** Links to pages that are there for certain: the navigation has them, or they stand without content. */
export function PopularLinks(): ReactNode {
  const view = useView();
  return (
    <ul className="search__links">
      {popularLinks(useHeader(), view).map(({ path, label }) => (
        <li key={path}>
          <SiteLink to={{ href: path, external: false }} view={view}>
            <LocalizedText of={label} view={view} />
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}

function popularLinks(header: Header, { language, texts }: View): { path: string; label: LocalizedTextModel }[] {
  const entries = header.items.flatMap((item) => [...item.pages, item]);
  return popularPaths.flatMap((path) => {
    const entry = entries.find(({ link }) => sitePath(link) === path);
    if (entry) return [{ path, label: entry.title }];
    if (!standsWithoutContent(path)) return [];
    return [{ path, label: { text: texts.headings[path.slice(1) as keyof typeof texts.headings], lang: language } }];
  });
}
