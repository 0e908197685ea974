import { contactUs } from '@insurer/contract/forms/contact-us.ts';
import type { RequestForm } from '@insurer/contract/forms/define-form.ts';
import { localizeForm, mailNameOf } from '@insurer/contract/forms/form-text.ts';
import { isRequestKind, promisesDay, requestForm } from '@insurer/contract/forms/forms.ts';
import { jobApplication } from '@insurer/contract/forms/job-application.ts';
import { requestLookup } from '@insurer/contract/forms/tracking-forms.ts';
import type { ReactNode } from 'react';
import { dayOfAnswer, hijriDate, longDate } from '#app/texts/dates.ts';
import { ButtonLink } from '#app/ui/button-link.tsx';
import { CallLink } from '#app/ui/call-link.tsx';
import { Heading } from '#app/ui/heading.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { phoneHref } from '#app/ui/phone-href.ts';
import { InlineStyle } from '#app/ui/policy-parts.tsx';
import type { HeadingLevel, View } from '#app/view.ts';
import css from './confirmation.css?inline';
import type { Flash } from './flash.server.ts';
import formsCss from './forms.css?inline';
import { labelled } from './labelled.ts';
import { OwnRequestsLink } from './own-requests-link.tsx';

type ConfirmationProps = {
  flash: Flash;
  view: View;
  level: HeadingLevel;
  /** The job or the product that it is about, where that is known. */
  about?: ReactNode;
  /** Whom to call, where the site settings name a number. */
  phone?: string;
  /** Whose number it is, where not that of everybody. */
  phoneOf?: string;
};

/**
 * What a visitor gets for something that was sent: the reference to copy, by when there is an answer, what happens
 * next, and where to follow it. The token goes from here into the browser's storage (decision D12,
 * enhance/form-screens.ts).
 */
export function Confirmation({ flash, view, level, about, phone, phoneOf }: ConfirmationProps): ReactNode {
  const { forms } = view.texts;
  const day = answerDay(flash, view);
  return (
    <section className="answer page-width" data-answer="" data-token={flash.token}>
      <InlineStyle name="confirmation" css={css} />
      <div className="answer__main">
        <CloseDay flash={flash} view={view} phone={phone} />
        <Sent flash={flash} about={about} view={view} />
        <Reference flash={flash} day={day} view={view} />
        <FilesNote flash={flash} view={view} />
        <Heading level={level}>{forms.whatNext}</Heading>
        <ol className="answer__steps">
          {stepsOf(flash, view).map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        {!day && <p className="muted">{forms.workingDays}</p>}
        <p className="answer__actions">
          {followLinks(flash, view)}
          <button type="button" className="button button--quiet" data-print="" hidden>
            <Icon name="print" />
            <span>{forms.print}</span>
          </button>
        </p>
      </div>
      {phone && (
        <div className="answer__help">
          <Heading level={level} className="answer__help-title">
            {phoneOf ?? forms.questions}
          </Heading>
          {flash.reference && <p>{forms.callWithReference}</p>}
          <p>
            <a className="answer__phone" href={phoneHref(phone)}>
              <Icon name="phone" />
              <bdi dir="ltr">{phone}</bdi>
            </a>
          </p>
        </div>
      )}
    </section>
  );
}

/** What it was, what about, and the day on which it came: who keeps it on paper has nothing else to tell it by. */
function Sent({
  flash: { kind, isEnquiry, sentAt },
  about,
  view,
}: Pick<ConfirmationProps, 'flash' | 'about' | 'view'>) {
  const { language, texts } = view;
  const form = formOf(kind);
  const moment = sentAt === undefined ? undefined : new Date(sentAt);
  const name = isEnquiry ? mailNameOf(form, view) : localizeForm(form, view).name;
  return (
    <p className="answer__sent">
      <strong>
        {about ? labelled(name, '') : name}
        {about && <bdi>{about}</bdi>}
      </strong>
      {moment && (
        <span className="answer__label">
          {labelled(texts.requests.sent, '')}
          <time dateTime={moment.toISOString()}>
            {longDate(moment, language)} ({hijriDate(moment, language)})
          </time>
        </span>
      )}
    </p>
  );
}

/** Nobody follows by a reference what has none, and nobody who cannot be reached is told the result. */
function stepsOf(flash: Flash, view: View): readonly string[] {
  const { nextSteps } = localizeForm(formOf(flash.kind), view).texts;
  const { lastStepNeedsReference, tellingStep } = requestFormOf(flash) ?? {};
  const steps = flash.reference || !lastStepNeedsReference ? nextSteps : nextSteps.slice(0, -1);
  return flash.isUnreachable ? steps.filter((_, place) => place !== tellingStep) : steps;
}

function Reference({ flash, day, view }: { flash: Flash; day: string | undefined; view: View }): ReactNode {
  const { forms } = view.texts;
  const { reference, dueAt, isUnnamed } = flash;
  if (!reference) return requestFormOf(flash) ? <p>{forms.noReference}</p> : null;
  return (
    <div className="answer__reference">
      <p className="answer__label">{forms.reference}</p>
      <p className="answer__number">
        <bdi dir="ltr" data-reference="">
          {reference}
        </bdi>
        <button type="button" className="button button--quiet answer__copy" data-copy={reference} hidden>
          <Icon name="copy" />
          <span>{forms.copyReference}</span>
        </button>
      </p>
      <p className="answer__keep" data-copied={forms.copied}>
        {forms.keepReference}
      </p>
      {isUnnamed && <p>{forms.onlyHere}</p>}
      {day && (
        <p className="answer__due">
          <Icon name="calendar" />
          <span>
            <span className="answer__label">{forms.answerBy}</span> <time dateTime={dueAt}>{day}</time>
          </span>
        </p>
      )}
    </div>
  );
}

/** Where an answer may come too late: whom to call besides. */
function CloseDay({ flash, view, phone }: Pick<ConfirmationProps, 'flash' | 'view' | 'phone'>): ReactNode {
  const form = requestFormOf(flash);
  const words = form && localizeForm(form, view).lastDay?.closeText;
  if (!flash.isUrgent || !words) return null;
  return (
    <div className="form-notice form-notice--error form-notice--stays" role="alert">
      <InlineStyle name="forms" css={formsCss} />
      <Icon name="alert" />
      <div>
        <p>{words}</p>
        {phone && (
          <p>
            <CallLink className="answer__phone" words={view.texts.emergency.careLine} phone={phone} />
          </p>
        )}
      </div>
    </div>
  );
}

/** What became of the photos and documents of a claim; where they did not arrive, the way to add them. */
function FilesNote({ flash: { files, reference = '' }, view }: { flash: Flash; view: View }): ReactNode {
  const { claimSteps: words } = view.texts;
  if (!files) return null;
  if (files === 'taken') return <p>{words.filesTaken}</p>;
  return (
    <div className="form-notice form-notice--error form-notice--stays" role="alert">
      <InlineStyle name="forms" css={formsCss} />
      <Icon name="alert" />
      <div>
        <p>{words.filesRefused}</p>
        <p>
          <ButtonLink to={{ href: caseAddress(reference), external: false }} view={view}>
            {words.addFiles}
          </ButtonLink>
        </p>
      </div>
    </div>
  );
}

const caseAddress = (reference: string) => `/my-requests/${encodeURIComponent(reference)}`;

function formOf(kind: string): RequestForm | typeof contactUs | typeof jobApplication {
  return requestFormOf({ kind }) ?? (kind === contactUs.kind ? contactUs : jobApplication);
}

function requestFormOf({ kind }: Pick<Flash, 'kind'>): RequestForm | undefined {
  return isRequestKind(kind) ? requestForm(kind) : undefined;
}

function answerDay({ dueAt, kind }: Flash, { language }: View): string | undefined {
  return dueAt && promisesDay(kind) ? dayOfAnswer(dueAt, language) : undefined;
}

/**
 * Complaints are followed where they are called that, at the form that asks for their number below what the page says; an enquiry
 * that came by their form as any other request.
 */
function trackingOf(flash: Flash) {
  if (flash.isEnquiry) return { form: requestLookup, href: `/${requestLookup.path}` };
  const form = requestFormOf(flash)?.tracking;
  return form && { form, href: `/${form.path}#form` };
}

/**
 * A request that is open in this browser is a press away, where documents are added. Claims and complaints are followed by
 * their number; everything else by the token in this browser, and from any other by the reference and one detail, where one was sent.
 */
function followLinks(flash: Flash, view: View): ReactNode {
  const { forms, claimSteps } = view.texts;
  const { reference = '', isOpen } = flash;
  const tracking = flash.reference === undefined ? undefined : trackingOf(flash);
  if (!tracking && !flash.token) return null;
  const look = isOpen ? 'quiet' : 'action';
  return (
    <>
      {isOpen && (
        <ButtonLink to={{ href: caseAddress(reference), external: false }} view={view} look="action" icon="arrow-end">
          {flash.kind === 'claim' ? claimSteps.toCase : forms.followAndWrite}
        </ButtonLink>
      )}
      {tracking ? (
        <ButtonLink to={{ href: tracking.href, external: false }} view={view} look={look} icon="arrow-end">
          {localizeForm(tracking.form, view).texts.title}
        </ButtonLink>
      ) : (
        <OwnRequestsLink view={view} look={look} />
      )}
      {!tracking && flash.reference && !flash.isUnnamed && (
        <ButtonLink to={{ href: `/${requestLookup.path}`, external: false }} view={view}>
          {forms.followAnywhere}
        </ButtonLink>
      )}
    </>
  );
}
