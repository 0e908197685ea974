import type { Job, JobList } from '@insurer/contract/job.ts';
import type { Section } from '@insurer/contract/sections/sections.ts';
import type { ReactNode } from 'react';
import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { ContentFailure } from '#app/content/content-failure.ts';
import { readJobList } from '#app/content/jobs.ts';
import { log } from '#app/log.server.ts';
import { SectionList } from '#app/sections/section-list.tsx';
import { countText } from '#app/texts/plural.ts';
import { ButtonLink } from '#app/ui/button-link.tsx';
import { viewContext } from '#app/view-context.ts';
import { PageHead } from '../page-head.tsx';
import { ScreenTop } from '../screen-top.tsx';
import { useView } from '../use-view.ts';
import { JobFilters } from './job-filters.tsx';
import { LeftToRight } from './left-to-right.tsx';

/** The filtered list, and the countries of the whole one: each from its own GET /jobs (API-18, API-19). */
export async function loader({ context, url }: LoaderFunctionArgs) {
  const view = context.get(viewContext);
  const filter = { title: chosen(url, 'title'), location: chosen(url, 'location') };
  const [list, all] = await Promise.all([attempt(readJobList(view, filter)), attempt(readJobList(view))]);
  const countries = all?.countries ?? list?.countries;
  return data({ filter, jobs: list?.jobs, countries }, { status: list ? 200 : 503 });

  /** A failed fetch is told on the screen, which keeps what was chosen (decision D9). */
  async function attempt(reading: Promise<JobList>): Promise<JobList | undefined> {
    try {
      return await reading;
    } catch (error) {
      if (!(error instanceof ContentFailure)) throw error;
      log.error({ err: error, requestId: view.requestId }, 'The jobs could not be loaded.');
      view.dependencies.markDegraded();
      return undefined;
    }
  }
}

function chosen(url: URL, name: string): string {
  return url.searchParams.get(name)?.trim().slice(0, 100) ?? '';
}

/** Career openings: filters, Show Jobs and the list (OPEN-01 to OPEN-05). Works without scripts: the form is a GET. */
export default function CareerOpenings(): ReactNode {
  const { filter, jobs, countries } = useLoaderData<typeof loader>();
  const view = useView();
  const { texts, language } = view;
  const heading = texts.headings['career-openings'];
  return (
    <LeftToRight>
      <PageHead title={heading} description={view.texts.careers.openingsSummary} />
      <ScreenTop heading={{ text: heading, lang: language }} />
      <div className="page-part page-width">
        <JobFilters filter={filter} countries={countries} view={view} />
        {jobs ? (
          <OpeningList jobs={jobs} filtered={filter.title !== '' || filter.location !== ''} />
        ) : (
          <p role="alert">{texts.careers.loadFailed}</p>
        )}
      </div>
    </LeftToRight>
  );
}

/** How many there are, and the list; where a filter leaves nothing, the way back to all of them. */
function OpeningList({ jobs, filtered }: { jobs: readonly Job[]; filtered: boolean }): ReactNode {
  const view = useView();
  const { careers } = view.texts;
  const list = <SectionList sections={[jobSection]} jobs={jobs} view={view} placement="plain" startsPage={false} />;
  if (jobs.length > 0) {
    return (
      <>
        <p className="job-count">{countText(careers.jobCount, jobs.length, view.texts)}</p>
        {list}
      </>
    );
  }
  return (
    <div className="job-none">
      {list}
      {filtered && (
        <ButtonLink to={{ href: '/career-openings', external: false }} view={view}>
          {careers.allOpenings}
        </ButtonLink>
      )}
    </div>
  );
}

/** The list looks like the section that shows jobs on content pages. */
const jobSection: Section<'job_component'> = { name: 'job_component', id: 'jobs', order: 0, content: {}, items: [] };
