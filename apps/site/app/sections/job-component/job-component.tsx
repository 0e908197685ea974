import type { ReactNode } from 'react';
import { jobsAtOnce } from '#app/jobs-at-once.ts';
import { ButtonLink } from '#app/ui/button-link.tsx';
import { below } from '#app/ui/heading.tsx';
import { screenLink } from '#app/ui/screen-link.ts';
import { SectionHeader } from '#app/ui/section-header.tsx';
import type { SectionProps } from '../section-props.ts';
import { JobCards } from './job-cards.tsx';

/** Job openings: its own, else those of GET /jobs, which the route hands down (docs/contract.md). */
export function JobComponent({ section, view, level, jobs = [] }: SectionProps<'job_component'>): ReactNode {
  const { title } = section.content;
  const own = section.items.map(({ jobId, ...job }) => ({ ...job, id: jobId?.text }));
  const shown = own.length > 0 ? own : jobs.slice(0, jobsAtOnce);
  const hasMore = own.length === 0 && jobs.length > jobsAtOnce;
  return (
    <div className="job-component">
      <SectionHeader title={title} view={view} level={level} />
      {shown.length > 0 ? (
        <JobCards jobs={shown} view={view} level={title ? below(level) : level} />
      ) : (
        <p className="muted">{view.texts.careers.noJobs}</p>
      )}
      {hasMore && (
        <p>
          <ButtonLink to={screenLink('/career-openings')} view={view}>
            {view.texts.careers.allOpenings}
          </ButtonLink>
        </p>
      )}
    </div>
  );
}
