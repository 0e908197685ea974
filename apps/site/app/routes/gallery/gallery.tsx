import { allSectionExamples } from '@insurer/contract/examples/section-examples.ts';
import { readPage } from '@insurer/contract/read-page.ts';
import type { ReactNode } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { pageRequestContext } from '#app/request-context.ts';
import { SectionList } from '#app/sections/section-list.tsx';
import { useView } from '../use-view.ts';

/** Every example of every section, read as an answer of a content service would be. Each has an anchor, such as `#card-many`. */
export function loader({ context }: LoaderFunctionArgs) {
  const { language } = context.get(pageRequestContext);
  return allSectionExamples().map(({ name, kind, section }) => ({
    name,
    kind,
    ...readPage({ data: { sections: [section] } }, language),
  }));
}

/** Where the next designer works: development only, never part of a production build (routes.ts). */
export default function Gallery(): ReactNode {
  const view = useView();
  return (
    <>
      <div className="page-width">
        <h1 className="page-heading">Gallery</h1>
      </div>
      {useLoaderData<typeof loader>().map(({ name, kind, page, faults }) => (
        <section key={`${name}-${kind}`} id={`${name}-${kind}`} aria-label={`${name}, ${kind}`}>
          <p className="page-width muted" dir="ltr" lang="en">
            <strong>{name}</strong> · {kind}
            {faults.length > 0 && ` · left out: ${faults.map((fault) => `${fault.path} (${fault.reason})`).join('; ')}`}
          </p>
          <SectionList sections={page?.sections ?? []} view={view} startsPage={false} />
        </section>
      ))}
    </>
  );
}
