import { data, type RouterContextProvider } from 'react-router';
import { ContentFailure } from '#app/content/content-failure.ts';
import { asScreen } from '#app/content/failure-answers.ts';
import { readContentPage } from '#app/content/pages.ts';
import { log } from '#app/log.server.ts';
import { viewContext } from '#app/view-context.ts';

/**
 * The page of a document list. Its screen has its own sentence for a failure (ERR-15, ERR-16), with the failure's status;
 * only a refused preview goes to the screen for that.
 */
export async function loadDocuments(context: Readonly<RouterContextProvider>, name: string) {
  const view = context.get(viewContext);
  try {
    return data({ page: await readContentPage(view, name), failed: false });
  } catch (error) {
    if (!(error instanceof ContentFailure) || error.kind === 'forbidden') throw asScreen(error, view);
    log.error({ err: error, requestId: view.requestId }, 'The documents could not be loaded.');
    return data({ page: undefined, failed: true }, { status: error.kind === 'unavailable' ? 503 : 502 });
  }
}
