import type { Job } from '@insurer/contract/job.ts';
import type { Page } from '@insurer/contract/page.ts';
import { type RouterContextProvider, redirect } from 'react-router';
import { ContentFailure } from '#app/content/content-failure.ts';
import { asScreen, failureStatus, notFound } from '#app/content/failure-responses.ts';
import { readJobList } from '#app/content/jobs.ts';
import { readContentPage } from '#app/content/pages.ts';
import { newAddressOf } from '#app/content/redirects.ts';
import { log } from '#app/log.server.ts';
import { withQuery } from '#app/ui/with-query.ts';
import type { View } from '#app/view.ts';
import { viewContext } from '#app/view-context.ts';

type Context = Readonly<RouterContextProvider>;

/** A content page and what its sections need beside it: to be read part by part, since it is not copied (see {@link unsent}). */
export type LoadedPage = {
  page: Page;
  /** The jobs of GET /jobs, where a job_component has none of its own (docs/contract.md). */
  jobs?: Job[];
};

/**
 * The content page of that name, for a loader. Throws the redirect to where it has moved, the not-found screen, or the
 * screen for the failure.
 */
export async function loadPage(context: Context, name: string): Promise<LoadedPage> {
  const view = context.get(viewContext);
  try {
    const loaded = await load(view, name);
    if (loaded) return loaded;
  } catch (error) {
    // Whether the page is there is not known in an outage; where it has moved to may be.
    const isOutage = error instanceof ContentFailure && failureStatus(error) === 503;
    throw (isOutage && (await movedFrom(view, name))) || asScreen(error, view);
  }
  const moved = await movedFrom(view, name);
  view.isMissing = !moved;
  throw moved ?? notFound();
}

/** The same for screens that stand without content of their own, such as the forms. */
export async function loadPageIfAny(context: Context, name: string): Promise<LoadedPage | undefined> {
  const view = context.get(viewContext);
  try {
    return await load(view, name);
  } catch (error) {
    throw asScreen(error, view);
  }
}

async function load(view: View, name: string): Promise<LoadedPage | undefined> {
  const page = await readContentPage(view, name);
  return page && unsent({ page, jobs: await jobsFor(page, view) });
}

/**
 * React Router writes down what a loader gives, for browsers, of which none gets this: a page takes it a twentieth of the rendering.
 * Its parts are inherited, so that there is nothing to write.
 */
function unsent<Value extends object>(value: Value): Value {
  return Object.create(value);
}

/** Remembered as long as content is: the old name may be a page's again. */
const headers = { 'cache-control': 'public, max-age=60' };

async function movedFrom(view: View, name: string): Promise<Response | undefined> {
  const address = view.preview === undefined ? await newAddressOf(view, name) : undefined;
  return address === undefined ? undefined : redirect(withQuery(address, view.search), { status: 301, headers });
}

/** A page does not fall with its job list: without the jobs the section says that there are none. */
async function jobsFor(page: Page, view: View): Promise<Job[] | undefined> {
  const needsJobs = page.sections.some(({ name, items }) => name === 'job_component' && items.length === 0);
  if (!needsJobs) return undefined;
  try {
    return (await readJobList(view)).jobs;
  } catch (error) {
    log.error({ err: error, requestId: view.requestId }, 'The page is drawn without jobs.');
    view.dependencies.markDegraded();
    return undefined;
  }
}
