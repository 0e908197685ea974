import type { ReactNode } from 'react';
import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { ContentFailure } from '#app/content/content-failure.ts';
import { asScreen, failureStatus } from '#app/content/failure-responses.ts';
import { readContentPage } from '#app/content/pages.ts';
import { ErrorReference } from '#app/frame/status/error-reference.tsx';
import { log } from '#app/log.server.ts';
import { viewContext } from '#app/view-context.ts';
import { ContentScreen } from '../content/content-screen.tsx';
import { useView } from '../use-view.ts';

/**
 * The page of a document list. Its screen has its own sentence for a failure (ERR-15, ERR-16), with the failure's status;
 * only a refused preview goes to the screen for that.
 */
export async function loader({ context }: LoaderFunctionArgs) {
  const view = context.get(viewContext);
  try {
    return data({ page: await readContentPage(view, view.path.slice(1)), failed: false });
  } catch (error) {
    if (!(error instanceof ContentFailure) || error.kind === 'forbidden') throw asScreen(error, view);
    log.error({ err: error, requestId: view.requestId }, 'The documents could not be loaded.');
    return data({ page: undefined, failed: true }, { status: failureStatus(error) });
  }
}

/** Customer rights and data sharing (DOC-01, DOC-05): a list of documents, or the sentence that stands in for it (ERR-15 to ERR-18). */
export default function Documents(): ReactNode {
  const { page, failed } = useLoaderData<typeof loader>();
  const view = useView();
  const { path, texts } = view;
  const hasList = page?.sections.some((section) => section.name === 'customer_rights_section');
  return (
    <ContentScreen loaded={page && { page }} name={path.slice(1)}>
      {!hasList && (
        <div className="page-part page-width">
          <p role={failed ? 'alert' : undefined}>{failed ? texts.documents.error : texts.documents.empty}</p>
          {failed && <ErrorReference view={view} reference={view.requestId} />}
        </div>
      )}
    </ContentScreen>
  );
}
