import { contactUs } from '@insurer/contract/forms/contact-us.ts';
import { requestForms } from '@insurer/contract/forms/forms.ts';
import type { Theme } from '@insurer/theme/theme.ts';
import type { ReactNode } from 'react';
import { CaseView } from '#app/forms/case-view.tsx';
import { Confirmation } from '#app/forms/confirmation.tsx';
import { formFields } from '#app/forms/form-fields.ts';
import { emptyState, type FormState } from '#app/forms/form-state.ts';
import { Notice } from '#app/forms/notice.tsx';
import { FormStyles, RequestForm } from '#app/forms/request-form.tsx';
import { Breadcrumb } from '#app/frame/breadcrumb/breadcrumb.tsx';
import { LoadingOverlay } from '#app/frame/loading/loading-overlay.tsx';
import { ErrorView } from '#app/frame/status/error-view.tsx';
import {
  BadResponse,
  ForbiddenPreview,
  NotFoundScreen,
  ServiceDown,
  UnauthorisedScreen,
} from '#app/frame/status/status-screens.tsx';
import { ButtonLink } from '#app/ui/button-link.tsx';
import { Icon } from '#app/ui/icon.tsx';
import type { View } from '#app/view.ts';
import { BrandPart } from './brand-part.tsx';
import type { PartName } from './gallery-choice.ts';

type PartProps = { view: View; theme: Theme; icons: readonly string[] };

const home = { href: '/', external: false };
const away = { href: 'https://example.com/', external: true };

/** Every part of the interface that is no section, in all its states. Header, menus, cookie bar and footer are around it. */
export const parts: Record<PartName, (props: PartProps) => ReactNode> = {
  brand: BrandPart,
  icons: ({ icons }) => (
    <div className="gallery__row">
      {icons.map((name) => (
        <span key={name} className="gallery__icon" dir="ltr">
          <Icon name={name} flip={/-(start|end)$/.test(name)} />
          {name}
        </span>
      ))}
    </div>
  ),
  buttons: ({ view }) => <Buttons view={view} />,
  forms: ({ view }) => <Forms view={view} />,
  answers: ({ view }) => <Answers view={view} />,
  messages: ({ view }) => <Messages view={view} />,
  screens: ({ view }) => (
    <>
      <NotFoundScreen view={view} />
      <UnauthorisedScreen view={view} />
      <ForbiddenPreview view={view} />
      <ServiceDown view={view} phone="8002000140" />
      <BadResponse view={view} />
      <ErrorView view={view} status={500} message="Internal Server Error" reference="3f0c9a52" />
    </>
  ),
};

function Buttons({ view }: { view: View }): ReactNode {
  const { getAQuote } = view.texts.frame;
  return (
    <>
      <div className="gallery__row">
        <ButtonLink to={home} view={view} look="action" icon="arrow-end">
          {getAQuote}
        </ButtonLink>
        <ButtonLink to={home} view={view}>
          {getAQuote}
        </ButtonLink>
        <ButtonLink to={away} view={view} newTab icon="external">
          {getAQuote}
        </ButtonLink>
        <button type="button" className="button button--action" disabled>
          {getAQuote}
        </button>
        <a href="#buttons">{getAQuote}</a>
      </div>
      <div className="gallery__row gallery__row--dark on-dark">
        <ButtonLink to={home} view={view} look="on-dark" icon="arrow-end">
          {getAQuote}
        </ButtonLink>
      </div>
    </>
  );
}

function Forms({ view }: { view: View }): ReactNode {
  const contact = formFields(contactUs, view);
  const wrong: FormState = {
    values: Object.fromEntries(contact.map(({ name }) => [name, 'x'])),
    problems: contact.map(({ name, label }) => ({ field: name, message: label })),
  };
  const usual = { view, form: contactUs, level: 2 as const };
  return (
    <>
      <RequestForm {...usual} title="Empty" form={requestForms.claim} state={emptyState} />
      <RequestForm {...usual} title="With problems" state={wrong} />
      <RequestForm {...usual} title="Refused" state={{ ...emptyState, failure: view.texts.status.serviceDownText }} />
      <RequestForm {...usual} title="Not accepted" state={emptyState} accepted={false} />
    </>
  );
}

function Answers({ view }: { view: View }): ReactNode {
  const history = [
    { status: 'received', at: '2026-11-02T09:10:00Z' },
    { status: 'in_review', at: '2026-11-04T12:00:00Z', note: 'The workshop report is missing.' },
  ];
  const about = [{ text: 'Motor', lang: 'en' as const }];
  return (
    <>
      <Confirmation flash={{ kind: 'claim', reference: 'CLM-2026-000123', token: '' }} view={view} level={2} />
      <div className="page-width">
        <CaseView
          of={{ reference: 'CLM-2026-000123', kind: 'claim', about, status: 'in_review', history }}
          view={view}
          level={2}
        />
      </div>
    </>
  );
}

function Messages({ view }: { view: View }): ReactNode {
  const { frame } = view.texts;
  return (
    <div className="page-width">
      <FormStyles />
      <Notice kind="success" text={frame.loading} />
      <Notice kind="error" text={view.texts.status.serviceDownText} />
      <Breadcrumb
        trail={[
          { label: { text: frame.getAQuote, lang: view.language }, href: '/' },
          { label: { text: frame.close, lang: view.language } },
        ]}
        view={view}
      />
      <div className="gallery__loading">
        <LoadingOverlay view={view} />
      </div>
    </div>
  );
}
