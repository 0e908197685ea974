import type { Job } from '@insurer/contract/job.ts';
import type { Language } from '@insurer/contract/language.ts';
import { readPage } from '@insurer/contract/read-page.ts';
import type { SectionName } from '@insurer/contract/sections/sections.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import type { View } from '#app/view.ts';
import { viewOf } from '#app/view-fixture.ts';
import { SectionList } from '../section-list.tsx';

type Wire = Record<string, unknown>;
type Options = { language?: Language; startLevel?: 1 | 2; jobs?: readonly Job[]; frameHosts?: readonly string[] };

export function viewIn(language: Language, frameHosts?: readonly string[]): View {
  return { ...viewOf(language, '/test'), frameHosts };
}

/** A section as a content service would send it. */
export function wireSection(name: SectionName, content: Wire, items: Wire[] = [], order?: number): Wire {
  return {
    id: name,
    ...(order !== undefined && { order }),
    section: { name },
    content,
    repeatable_content: items.map((item, index) => ({ id: index + 1, content: item })),
  };
}

/** Wire sections, read and rendered as a page does it: the HTML without the styles. */
export function renderSections(list: readonly unknown[], options: Options = {}): string {
  const { language = 'en', startLevel, jobs, frameHosts } = options;
  const { page } = readPage({ data: { sections: list } }, language);
  const html = renderToStaticMarkup(
    <SectionList
      sections={page?.sections ?? []}
      view={viewIn(language, frameHosts)}
      startLevel={startLevel}
      jobs={jobs}
    />,
  );
  const issue = html.match(/data-section-fault="([^"]*)"/);
  if (issue) throw new Error(`The section ${issue[1]} could not be rendered.`);
  return html.replace(/<style.*?<\/style>/gs, '').replace(/<link rel="preload"[^>]*>/g, '');
}

export function renderSection(name: SectionName, content: Wire, items: Wire[] = [], options: Options = {}): string {
  return renderSections([wireSection(name, content, items)], options);
}

/** What a reader sees: the text without tags, white space folded. */
export function textOf(html: string): string {
  return html
    .replace(/<[^<>]*>/g, ' ')
    .replace(/&amp;/g, '&')
    .replace(/&#x27;/g, "'")
    .replace(/&quot;/g, '"')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Every tag of a name, as written. */
export function tagsOf(html: string, name: string): string[] {
  return html.match(new RegExp(`<${name}[\\s>][^>]*>?`, 'g')) ?? [];
}
