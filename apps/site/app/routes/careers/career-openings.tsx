import type { Job, JobList } from '@insurer/contract/job.ts';
import type { Section } from '@insurer/contract/sections/sections.ts';
import type { ReactNode } from 'react';
import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { ContentFailure } from '#app/content/content-failure.ts';
import { failureStatus } from '#app/content/failure-responses.ts';
import { type JobFilter, readJobList } from '#app/content/jobs.ts';
import { ErrorReference } from '#app/frame/status/error-reference.tsx';
import { jobsAtOnce } from '#app/jobs-at-once.ts';
import { log } from '#app/log.server.ts';
import { SectionList } from '#app/sections/section-list.tsx';
import { countText } from '#app/texts/plural.ts';
import { anchorId } from '#app/ui/anchor-id.ts';
import { ButtonLink } from '#app/ui/button-link.tsx';
import { screenLink } from '#app/ui/screen-link.ts';
import { viewContext } from '#app/view-context.ts';
import { PageHead } from '../page-head.tsx';
import { ScreenTop } from '../screen-top.tsx';
import { useView } from '../use-view.ts';
import { JobFilters } from './job-filters.tsx';
import { LeftToRight } from './left-to-right.tsx';
import { readWantedJobs } from './wanted-jobs.ts';

/** The filtered list, and the countries of the whole one: each from its own GET /jobs (API-18, API-19). */
export async function loader({ context, url }: LoaderFunctionArgs) {
  const view = context.get(viewContext);
  const filter = { title: chosen(url, 'title'), location: chosen(url, 'location') };
  const shown = shownOf(url);
  const [list, all] = await Promise.all([attempt(readWantedJobs(view, filter, shown)), attempt(readJobList(view))]);
  const countries = (all.list ?? list.list)?.countries;
  const { jobs, total = 0 } = list.list ?? {};
  return data({ filter, shown, jobs, total, countries }, { status: list.status });

  /** A failed fetch is told on the screen, which keeps what was chosen (decision D9). */
  async function attempt(reading: Promise<JobList>): Promise<{ list?: JobList; status: number }> {
    try {
      return { list: await reading, status: 200 };
    } catch (error) {
      if (!(error instanceof ContentFailure)) throw error;
      log.error({ err: error, requestId: view.requestId }, 'The jobs could not be loaded.');
      view.dependencies.markDegraded();
      return { status: failureStatus(error) };
    }
  }
}

function chosen(url: URL, name: string): string {
  return url.searchParams.get(name)?.trim().slice(0, 100) ?? '';
}

/** How many of the jobs: whole parts of the list, and the first of them at least. */
function shownOf(url: URL): number {
  const asked = /^\d{1,5}$/.exec(url.searchParams.get('show') ?? '')?.[0];
  return Math.max(1, Math.ceil(Number(asked ?? 0) / jobsAtOnce)) * jobsAtOnce;
}

/** Career openings: filters, Show Jobs and the list (OPEN-01 to OPEN-05). Works without scripts: the form is a GET. */
export default function CareerOpenings(): ReactNode {
  const { filter, shown, jobs, total, countries } = useLoaderData<typeof loader>();
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
          <OpeningList jobs={jobs} total={total} shown={shown} filter={filter} />
        ) : (
          <>
            <p role="alert">{texts.careers.loadFailed}</p>
            <ErrorReference view={view} reference={view.requestId} />
          </>
        )}
      </div>
    </LeftToRight>
  );
}

type OpeningListProps = { jobs: readonly Job[]; total: number; shown: number; filter: JobFilter };

/** How many there are, and the first of them; where a filter leaves nothing, the way back to all. */
function OpeningList({ jobs, total, shown, filter }: OpeningListProps): ReactNode {
  const view = useView();
  const { careers } = view.texts;
  if (jobs.length > 0) {
    return (
      <>
        <p className="job-count">{countText(careers.jobCount, total, view.texts)}</p>
        {partsOf(jobs.slice(0, shown)).map((part, index) => (
          <JobPart key={partId(index)} jobs={part} id={partId(index)} />
        ))}
        {total > shown && (
          <p className="job-more">
            <ButtonLink to={{ href: addressOfMore(filter, shown), external: false }} view={view}>
              {careers.moreJobs}
            </ButtonLink>
          </p>
        )}
      </>
    );
  }
  return (
    <div className="job-none">
      <JobPart jobs={jobs} id={partId(0)} />
      {(filter.title || filter.location) && (
        <ButtonLink to={screenLink('/career-openings')} view={view}>
          {careers.allOpenings}
        </ButtonLink>
      )}
    </div>
  );
}

/** One part of the list looks like the section that shows jobs on content pages, and has a place of its own in the address. */
function JobPart({ jobs, id }: { jobs: readonly Job[]; id: string }): ReactNode {
  const section: Section<'job_component'> = { name: 'job_component', id, order: 0, content: {}, items: [] };
  return <SectionList sections={[section]} jobs={jobs} view={useView()} placement="plain" above={1} />;
}

function partsOf(jobs: readonly Job[]): (readonly Job[])[] {
  const starts = Array.from({ length: Math.ceil(jobs.length / jobsAtOnce) }, (_, index) => index * jobsAtOnce);
  return starts.map((start) => jobs.slice(start, start + jobsAtOnce));
}

/** The same list with one part more, at the place where that begins. */
function addressOfMore({ title, location }: JobFilter, shown: number): string {
  const show = String(shown + jobsAtOnce);
  const query = new URLSearchParams({ ...(title && { title }), ...(location && { location }), show });
  return `/career-openings?${query}#${anchorId(partId(shown / jobsAtOnce))}`;
}

function partId(index: number): string {
  return index === 0 ? 'jobs' : `jobs-${index * jobsAtOnce + 1}`;
}
