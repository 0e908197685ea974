import type { ReactNode } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { ErrorReference } from '#app/frame/status/error-reference.tsx';
import { ButtonLink } from '#app/ui/button-link.tsx';
import { screenLink } from '#app/ui/screen-link.ts';
import { PageHead } from '../page-head.tsx';
import { ScreenTop } from '../screen-top.tsx';
import { useView } from '../use-view.ts';
import { JobDetail } from './job-detail.tsx';
import { jobSummary } from './job-posting.ts';
import { LeftToRight } from './left-to-right.tsx';
import { loadJob } from './load-job.ts';

export const loader = ({ context, params }: LoaderFunctionArgs) => loadJob(context, params.id);

/** Job detail (ROUTE-18). */
export default function CareerDetails(): ReactNode {
  const { job, failed } = useLoaderData<typeof loader>();
  const view = useView();
  const { careers } = view.texts;
  if (job) {
    return (
      <LeftToRight>
        <PageHead title={job.title?.text} description={jobSummary(job)} />
        <JobDetail job={job} view={view} />
      </LeftToRight>
    );
  }
  const sentence = failed ? careers.loadFailed : careers.jobNotFound;
  return (
    <LeftToRight>
      <PageHead title={sentence} noindex />
      <ScreenTop heading={{ text: sentence, lang: view.language }} />
      <div className="page-part page-width">
        {failed && <ErrorReference view={view} reference={view.requestId} />}
        <ButtonLink to={screenLink('/career-openings')} view={view}>
          {careers.allOpenings}
        </ButtonLink>
      </div>
    </LeftToRight>
  );
}
