import { data, type RouterContextProvider } from 'react-router';
import { ContentFailure } from '#app/content/content-failure.ts';
import { failureStatus } from '#app/content/failure-responses.ts';
import { readJobDetail } from '#app/content/jobs.ts';
import { log } from '#app/log.server.ts';
import { viewContext } from '#app/view-context.ts';

/** The job of a route: none with 404 when it is unknown or closed, `failed` when the service does not say (decision D9). */
export async function loadJob(context: Readonly<RouterContextProvider>, id = '') {
  const view = context.get(viewContext);
  try {
    const job = await readJobDetail(view, id);
    return data({ job, failed: false }, { status: job ? 200 : 404 });
  } catch (error) {
    if (!(error instanceof ContentFailure)) throw error;
    log.error({ err: error, requestId: view.requestId }, 'The job could not be loaded.');
    return data({ job: undefined, failed: true }, { status: failureStatus(error) });
  }
}
