import type { ReactNode } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { fill } from '#app/texts/fill.ts';
import { ButtonLink } from '#app/ui/button-link.tsx';
import { PageHead } from '../page-head.tsx';
import { ScreenTop } from '../screen-top.tsx';
import { useView } from '../use-view.ts';
import { LeftToRight } from './left-to-right.tsx';
import { loadJob } from './load-job.ts';

export const loader = ({ context, params }: LoaderFunctionArgs) => loadJob(context, params.jobId);

/** The application for one job (spec 2.6). */
export default function ApplyForm(): ReactNode {
  const { job, failed } = useLoaderData<typeof loader>();
  const view = useView();
  const { careers, application } = view.texts;
  const missing = failed ? careers.loadFailed : careers.jobNotFound;
  const title = job?.title ? fill(application.titleFor, { job: job.title.text }) : application.title;
  const heading = job ? title : missing;
  return (
    <LeftToRight>
      <PageHead title={heading} noindex={!job} />
      <ScreenTop heading={{ text: heading, lang: view.language }} />
      <div className="page-part page-width">
        {!job && (
          <ButtonLink to={{ href: '/career-openings', external: false }} view={view}>
            {careers.allOpenings}
          </ButtonLink>
        )}
      </div>
    </LeftToRight>
  );
}
