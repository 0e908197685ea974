import { localizeForm } from '@insurer/contract/forms/form-text.ts';
import { jobApplication } from '@insurer/contract/forms/job-application.ts';
import { type Job, jobPointLists } from '@insurer/contract/job.ts';
import type { ReactNode } from 'react';
import { fill } from '#app/texts/fill.ts';
import { ButtonLink } from '#app/ui/button-link.tsx';
import { TextParagraph } from '#app/ui/localized-text.tsx';
import { InlineStyle } from '#app/ui/policy-parts.tsx';
import { RichText } from '#app/ui/rich-text.tsx';
import { screenLink } from '#app/ui/screen-link.ts';
import { SitePicture } from '#app/ui/site-picture.tsx';
import type { View } from '#app/view.ts';
import { ScreenTop } from '../screen-top.tsx';
import { StructuredData } from '../structured-data.tsx';
import { useSettings } from '../use-view.ts';
import css from './job-detail.css?inline';
import { JobFacts } from './job-facts.tsx';
import { JobPoints } from './job-points.tsx';
import { jobPosting } from './job-posting.ts';

const defaultImage = { url: '/brand/job-default.svg' };

/** One job in full (JOB-01 to JOB-11). */
export function JobDetail({ job, view }: { job: Job; view: View }): ReactNode {
  const { careers } = view.texts;
  const { texts } = localizeForm(jobApplication, view);
  const application = { href: `/apply-form/${encodeURIComponent(job.id)}`, external: false };
  const { company } = useSettings();
  const heading = job.title ?? { text: view.texts.headings['career-openings'], lang: view.language };
  return (
    <article className="job-detail">
      <InlineStyle name="job-detail" css={css} />
      <SitePicture of={job.image ?? defaultImage} sizes="100vw" priority className="job-detail__banner" />
      <ScreenTop heading={heading} />
      <div className="job-detail__body page-part page-width">
        <TextParagraph of={job.subTitle} view={view} className="lead" />
        <p>
          <ButtonLink to={application} view={view} look="action">
            {careers.applyNow}
          </ButtonLink>
        </p>
        <JobFacts job={job} view={view} />
        <JobPoints heading={careers.areaOfExpertise} points={job.areaOfExpertise} view={view} />
        <div className="job-detail__words">
          {job.description && (
            <section>
              <h2>{careers.description}</h2>
              <RichText of={job.description} view={view} level={2} />
            </section>
          )}
          {jobPointLists.map((list) => (
            <JobPoints key={list} heading={careers[list]} points={job[list]} view={view} />
          ))}
        </div>
        <p className="job-detail__end">
          <ButtonLink to={application} view={view}>
            {job.title ? fill(texts.screenTitleFor, { job: job.title.text }) : texts.screenTitle}
          </ButtonLink>
          <ButtonLink to={screenLink('/career-openings')} view={view}>
            {careers.allOpenings}
          </ButtonLink>
        </p>
      </div>
      <StructuredData of={jobPosting(job, company.name?.text ?? view.texts.company.name, view.siteUrl)} />
    </article>
  );
}
