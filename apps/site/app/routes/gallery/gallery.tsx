import { readFileSync } from 'node:fs';
import { allSectionExamples } from '@insurer/contract/examples/section-examples.ts';
import { readPage } from '@insurer/contract/read-page.ts';
import { themeCss } from '@insurer/theme/theme-css.ts';
import type { ReactNode } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { PageHeading } from '#app/frame/group-layout/page-band.tsx';
import { SectionList } from '#app/sections/section-list.tsx';
import { viewContext } from '#app/view-context.ts';
import { useView } from '../use-view.ts';
import css from './gallery.css?inline';
import { partNames, readChoice } from './gallery-choice.ts';
import { GalleryMenu } from './gallery-menu.tsx';
import { parts } from './gallery-parts.tsx';

/** The examples asked for, each read as a response of a content service would be, and the names of all icons. */
export function loader({ context, request }: LoaderFunctionArgs) {
  const { language } = context.get(viewContext);
  const { show, example } = readChoice(new URL(request.url).pathname);
  const sections = allSectionExamples()
    .filter(({ name }) => show === 'sections' || show === name)
    .filter(({ kind }) => example === 'all' || kind === example)
    .map(({ name, kind, section }) => ({ name, kind, ...readPage({ data: { sections: [section] } }, language) }));
  const icons = [...readFileSync('public/icons/sprite.svg', 'utf8').matchAll(/<symbol id="([^"]+)"/g)];
  return { sections, icons: icons.flatMap(([, name]) => name ?? []) };
}

/**
 * Where the next designer works: every part and every example of every section, in both languages and every theme.
 * Each has an anchor, such as `#card-many`. Development only, never part of a production build (routes.ts).
 */
export default function Gallery(): ReactNode {
  const view = useView();
  const choice = readChoice(view.path);
  const { sections, icons } = useLoaderData<typeof loader>();
  const shown = partNames.filter((name) => choice.show === 'parts' || choice.show === name);
  return (
    <>
      <style>{`${themeCss(choice.theme, 'theme')}${css}`}</style>
      <div className="page-width">
        <PageHeading of={{ text: 'Gallery', lang: 'en' }} view={view} />
        <GalleryMenu choice={choice} view={view} />
      </div>
      {shown.map((name) => {
        const Part = parts[name];
        const part = <Part view={view} theme={choice.theme} icons={icons} />;
        const wide = name === 'forms' || name === 'answers' || name === 'screens' || name === 'messages';
        return (
          <section key={name} id={name} className="gallery__part" aria-label={name}>
            <p className="gallery__label page-width" dir="ltr" lang="en">
              {name}
            </p>
            {wide ? part : <div className="page-width">{part}</div>}
          </section>
        );
      })}
      {sections.map(({ name, kind, page, issues }) => (
        <section key={`${name}-${kind}`} id={`${name}-${kind}`} aria-label={`${name}, ${kind}`}>
          <p className="gallery__label page-width" dir="ltr" lang="en">
            <strong>{name}</strong> · {kind}
            {issues.length > 0 && ` · left out: ${issues.map((issue) => `${issue.path} (${issue.reason})`).join('; ')}`}
          </p>
          <SectionList sections={page?.sections ?? []} view={view} above={1} />
        </section>
      ))}
    </>
  );
}
