import type { Job } from '@insurer/contract/job.ts';
import type { ReactNode } from 'react';
import { ButtonLink } from '#app/ui/button-link.tsx';
import { TextHeading } from '#app/ui/heading.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { LocalizedText, TextParagraph } from '#app/ui/localized-text.tsx';
import { SitePicture } from '#app/ui/site-picture.tsx';
import type { HeadingLevel, View } from '#app/view.ts';

/** What a card shows of a job. Without an id there is no page that it could lead to. */
type JobCard = Pick<Job, 'image' | 'title' | 'subTitle' | 'level' | 'location'> & { id?: string };

type JobCardsProps = { jobs: readonly JobCard[]; view: View; level: HeadingLevel };

const defaultImage = { url: '/brand/job-default.svg' };

/** Jobs as cards: one column for one job, two otherwise (JOBS-04, JOBS-05), one below 768 px (decision D17, Job grid). */
export function JobCards({ jobs, view, level }: JobCardsProps): ReactNode {
  return (
    <ul className={jobs.length === 1 ? 'job-cards job-cards--one' : 'job-cards'}>
      {jobs.map((job, index) => (
        <li key={job.id ?? index} className="job-cards__card">
          <SitePicture
            of={job.image ?? defaultImage}
            sizes="(width < 768px) 30vw, 160px"
            className="job-cards__image"
          />
          <div className="job-cards__text">
            <TextHeading of={job.title} view={view} level={level} className="job-cards__title" />
            <TextParagraph of={job.subTitle} view={view} />
            <ul className="job-cards__facts">
              {job.level && (
                <li className="job-cards__fact">
                  <Icon name="user" />
                  <span className="visually-hidden">{view.texts.careers.level}: </span>
                  <span>
                    <LocalizedText of={job.level} view={view} />
                  </span>
                </li>
              )}
              {job.location && (
                <li className="job-cards__fact">
                  <Icon name="map-pin" />
                  <span className="visually-hidden">{view.texts.careers.location}: </span>
                  <span>
                    <LocalizedText of={job.location} view={view} />
                  </span>
                </li>
              )}
            </ul>
            {job.id && (
              <ButtonLink to={{ href: `/career-details/${encodeURIComponent(job.id)}`, external: false }} view={view}>
                {view.texts.careers.viewDetails}
                {job.title && <span className="visually-hidden">: {job.title.text}</span>}
              </ButtonLink>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
