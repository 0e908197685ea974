import { localizeForm } from '@insurer/contract/forms/form-text.ts';
import { jobApplication } from '@insurer/contract/forms/job-application.ts';
import type { Job } from '@insurer/contract/job.ts';
import type { ReactNode } from 'react';
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import { ApplicationForm } from '#app/forms/application-form.tsx';
import { Confirmation } from '#app/forms/confirmation.tsx';
import { emptyState, type FormState, isWrong } from '#app/forms/form-state.ts';
import { ErrorReference } from '#app/frame/status/error-reference.tsx';
import { fill } from '#app/texts/fill.ts';
import { ButtonLink } from '#app/ui/button-link.tsx';
import { LocalizedText } from '#app/ui/localized-text.tsx';
import { InlineStyle } from '#app/ui/policy-parts.tsx';
import { screenLink } from '#app/ui/screen-link.ts';
import { SiteLink } from '#app/ui/site-link.tsx';
import type { View } from '#app/view.ts';
import { PageHead } from '../page-head.tsx';
import { ScreenTop } from '../screen-top.tsx';
import { flashOf, sentHeaders, unkeptOf } from '../services/form-page.ts';
import { useView } from '../use-view.ts';
import css from './job-in-brief.css?inline';
import { jobSummary } from './job-posting.ts';
import { LeftToRight } from './left-to-right.tsx';
import { loadJob } from './load-job.ts';
import { sendApplicationForm } from './send-application.ts';

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const { data: job, init } = await loadJob(context, params.jobId);
  const flash = flashOf(request, `application/${params.jobId}`);
  const unkept = unkeptOf(request, flash);
  const sent = sentHeaders(flash, unkept);
  // A job that is closed stays one, unless what was sent to it is confirmed.
  return data({ ...job, flash, unkept }, flash ? sent : { ...init, ...sent });
}
export const action = (args: ActionFunctionArgs) => sendApplicationForm(args);
export { formHeaders as headers } from '#app/forms/form-headers.ts';

/** Which job the form is for, and the way back to it. */
function JobInBrief({ job, view }: { job: Job; view: View }): ReactNode {
  const facts = [job.subTitle, job.level].filter((fact) => fact !== undefined);
  return (
    <div className="job-in-brief page-width">
      <InlineStyle name="job-in-brief" css={css} />
      {facts.length > 0 && (
        <p className="lead">
          {facts.map((fact, index) => (
            <span key={fact.text}>
              {index > 0 && ' · '}
              <LocalizedText of={fact} view={view} />
            </span>
          ))}
        </p>
      )}
      <SiteLink to={{ href: `/career-details/${encodeURIComponent(job.id)}`, external: false }} view={view}>
        {view.texts.careers.backToJob}
      </SiteLink>
    </div>
  );
}

/** The application for one job, and its confirmation (APPLY-01). */
export default function ApplyForm(): ReactNode {
  const { job, failed, flash, unkept } = useLoaderData<typeof loader>();
  const state = useActionData<FormState>() ?? emptyState;
  const view = useView();
  const { careers, forms } = view.texts;
  const { texts } = localizeForm(jobApplication, view);
  const title = job?.title ? fill(texts.screenTitleFor, { job: job.title.text }) : texts.screenTitle;
  // What was typed comes back even where the job cannot be read right now, or is none any more.
  const open = job !== undefined || state !== emptyState;
  const missing = failed ? careers.loadFailed : careers.jobNotFound;
  const heading = flash ? texts.sentTitle : open ? title : missing;
  return (
    <LeftToRight>
      <PageHead
        description={job && jobSummary(job)}
        title={heading}
        titlePrefix={isWrong(state) ? forms.errorPrefix : undefined}
        noindex={!job || flash !== undefined}
      />
      <ScreenTop heading={{ text: heading, lang: view.language }} />
      {!flash && job && <JobInBrief job={job} view={view} />}
      {flash && (
        <Confirmation
          flash={flash}
          about={job?.title && <LocalizedText of={job.title} view={view} />}
          view={view}
          level={2}
        />
      )}
      {!flash && open && <ApplicationForm state={state} view={view} unkept={unkept} />}
      {!flash && !open && (
        <div className="page-part page-width">
          {failed && <ErrorReference view={view} reference={view.requestId} />}
          <ButtonLink to={screenLink('/career-openings')} view={view}>
            {careers.allOpenings}
          </ButtonLink>
        </div>
      )}
    </LeftToRight>
  );
}
