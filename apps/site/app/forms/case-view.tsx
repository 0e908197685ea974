import type { Case } from '@insurer/contract/case.ts';
import { statusText } from '@insurer/contract/case-words.ts';
import { localizeForm, mailNameOf } from '@insurer/contract/forms/form-text.ts';
import { type CaseKind, caseForms, caseRulesOf, isCaseKind, promisesDay } from '@insurer/contract/forms/forms.ts';
import { isCaseStatus, isClosed } from '@insurer/contract/requests/case-statuses.ts';
import { Fragment, type ReactNode } from 'react';
import { longDate } from '#app/texts/dates.ts';
import { Heading } from '#app/ui/heading.tsx';
import { LocalizedText } from '#app/ui/localized-text.tsx';
import { phoneHref } from '#app/ui/phone-href.ts';
import { InlineStyle } from '#app/ui/policy-parts.tsx';
import type { HeadingLevel, View } from '#app/view.ts';
import css from './case-view.css?inline';

/** `children`: what leads on from it; `teamPhone`: that of the complaints team, where nobody is named yet. */
type CaseViewProps = { of: Case; view: View; level: HeadingLevel; teamPhone?: string; children?: ReactNode };

/** Where a case stands and how it came there. */
export function CaseView({ of, view, level, teamPhone, children }: CaseViewProps): ReactNode {
  const { tracking, requests } = view.texts;
  // A service may know other kinds and statuses than ours; then its own words are shown.
  const kind = of.kind && isCaseKind(of.kind) ? of.kind : undefined;
  // What became of an application is told in quiet colours, whatever it is.
  const isDecision = caseRulesOf(kind)?.sender === 'applicant' && isClosed(of.status);
  const name = kind ? nameOf(kind, of, view) : of.kind;
  const said = (status: string) => (isCaseStatus(status) ? statusText(kind, status, view) : status);
  return (
    <article className="case">
      <InlineStyle name="case-view" css={css} />
      <div className="case__head">
        {name && (
          <Heading level={level} className="case__title">
            {name}
            <About of={of} name={name} view={view} />
          </Heading>
        )}
        {of.status && (
          <p className="case__status" data-status={isDecision ? 'closed' : of.status}>
            <span className="visually-hidden">{tracking.status}: </span>
            {said(of.status)}
          </p>
        )}
      </div>
      <dl className="case__facts">
        <div>
          <dt>{tracking.reference}</dt>
          <dd>
            <bdi dir="ltr">{of.reference}</bdi>
          </dd>
        </div>
        <Fact label={requests.sent} day={of.createdAt} view={view} />
        <Fact label={tracking.answerBy} day={promisesDay(kind) ? of.dueAt : undefined} view={view} />
        <Officer of={of} teamPhone={teamPhone} view={view} />
      </dl>
      {children}
      {of.history.length > 0 && (
        <div className="case__path">
          <p className="case__path-title">{tracking.history}</p>
          <ol className="case__history">
            {of.history.map((step) => (
              <li key={`${step.status} ${step.at}`}>
                <p>{said(step.status)}</p>
                {step.at && (
                  <p className="case__time">
                    <Day at={step.at} view={view} />
                  </p>
                )}
                {step.note && (
                  <p className="case__note" dir="auto">
                    {step.note}
                  </p>
                )}
              </li>
            ))}
          </ol>
        </div>
      )}
    </article>
  );
}

/** What tells it from others of its kind, below its name, which is not said again, and in the same heading: lists of headings are read, too. */
function About({ of, name, view }: Pick<CaseViewProps, 'of' | 'view'> & { name: string | undefined }): ReactNode {
  const about = of.about.filter(({ text }) => text !== name);
  if (about.length === 0) return null;
  return (
    <span className="case__about">
      <span className="visually-hidden">: </span>
      {about.map((words, index) => (
        <Fragment key={words.text}>
          {index > 0 && ' · '}
          <LocalizedText of={words} view={view} />
        </Fragment>
      ))}
    </span>
  );
}

/** What its sender knows it as; an enquiry as mails call it, which leave open that it is a complaint. */
function nameOf(kind: CaseKind, { enquiry }: Case, view: View): string {
  return enquiry ? mailNameOf(caseForms[kind], view) : localizeForm(caseForms[kind], view).name;
}

/** Who handles it, by name and direct number; until somebody does, a complaint's team (decision 0029). */
function Officer({ of: { officer, kind, enquiry }, teamPhone, view }: Omit<CaseViewProps, 'level'>): ReactNode {
  const { tracking } = view.texts;
  const phone = officer?.phone ?? (caseRulesOf(kind, enquiry)?.namesOfficer ? teamPhone : undefined);
  if (!phone) return null;
  return (
    <div className="case__officer">
      <dt>{officer ? tracking.officer : tracking.complaintsTeam}</dt>
      <dd>
        {officer && <bdi>{officer.name}</bdi>}
        <a href={phoneHref(phone)}>
          <span className="visually-hidden">{tracking.directNumber}: </span>
          <bdi dir="ltr">{phone}</bdi>
        </a>
      </dd>
    </div>
  );
}

function Fact({ label, day, view }: { label: string; day: string | undefined; view: View }): ReactNode {
  if (!day || !longDate(day, view.language)) return null;
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <Day at={day} view={view} />
      </dd>
    </div>
  );
}

function Day({ at, view }: { at: string; view: View }): ReactNode {
  const day = longDate(at, view.language);
  return day && <time dateTime={at}>{day}</time>;
}
