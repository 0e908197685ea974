import type { Job } from '@insurer/contract/job.ts';
import type { ReactNode } from 'react';
import { shortDate } from '#app/texts/dates.ts';
import { LocalizedText } from '#app/ui/localized-text.tsx';
import type { View } from '#app/view.ts';

/** What one wants to know of a job first (JOB-05, JOB-06, JOB-10, JOB-11); what the service does not say is left out. */
export function JobFacts({ job, view }: { job: Job; view: View }): ReactNode {
  const { careers } = view.texts;
  const facts = [
    ['level', job.level],
    ['location', job.location],
    ['city', job.city],
    ['pay', job.pay],
    ['tags', job.tags],
  ] as const;
  return (
    <dl className="job-detail__facts">
      {facts.map(
        ([name, value]) =>
          value && <Fact key={name} name={careers[name]} value={<LocalizedText of={value} view={view} />} />,
      )}
      <Fact name={careers.posted} value={(job.updatedAt && shortDate(job.updatedAt)) || careers.dateNotAvailable} />
      {job.closingDate && <Fact name={careers.closes} value={shortDate(job.closingDate)} />}
    </dl>
  );
}

function Fact({ name, value }: { name: string; value: ReactNode }): ReactNode {
  return (
    <div className="job-detail__fact">
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
