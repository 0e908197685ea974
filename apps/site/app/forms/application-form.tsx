import { messages } from '@insurer/contract/requests/messages.ts';
import type { ReactNode } from 'react';
import { SiteLink } from '#app/ui/site-link.tsx';
import type { View } from '#app/view.ts';
import { applicationFields, consentNames } from './application-fields.ts';
import type { FormState } from './form-state.ts';
import { UnkeptNotice } from './notice.tsx';
import { RequestForm } from './request-form.tsx';

type ApplicationProps = { state: FormState; title: string; view: View; unkept: boolean };

/** The form of the job application with its two boxes and two buttons (APPLY-04 to APPLY-11). */
export function ApplicationForm({ state, title, view, unkept }: ApplicationProps): ReactNode {
  const { application } = view.texts;
  return (
    <RequestForm
      view={view}
      fields={applicationFields(view.texts)}
      state={state}
      title={title}
      intro={application.description}
      button={application.applyNow}
      level={2}
      overlay
      emptiedOnLeaving
      notice={unkept && <UnkeptNotice view={view} />}
      before={<Consents state={state} view={view} />}
      actions={
        <>
          <button type="submit" className="button button--action" aria-describedby="apply-reason">
            {application.applyNow}
          </button>
          <button type="reset" className="button button--quiet">
            {application.discard}
          </button>
          <p className="request-form__reason" id="apply-reason" data-reason="">
            {application.whyDisabled}
          </p>
        </>
      }
    />
  );
}

function Consents({ state, view }: { state: FormState; view: View }): ReactNode {
  const { application } = view.texts;
  const alert = messages.consentsRequired[view.language];
  const box = (name: string) => ({
    type: 'checkbox',
    id: `field-${name}`,
    name,
    value: 'true',
    defaultChecked: state.values[name] === 'true',
    'data-consent': '',
  });
  const [information, terms] = consentNames;
  return (
    <>
      <div className="form-consent">
        <input {...box(information)} />
        <label htmlFor={`field-${information}`}>{application.informationConsent}</label>
      </div>
      <div className="form-consent">
        <input {...box(terms)} />
        <label htmlFor={`field-${terms}`}>{application.termsConsent}</label>
        <p>
          <SiteLink to={{ href: '/terms-and-conditions', external: false }} view={view} newTab>
            {application.termsLink}
          </SiteLink>
        </p>
      </div>
      <p className="form-field__error" role="alert" data-consent-alert={alert}>
        {state.consentAlert ? alert : null}
      </p>
    </>
  );
}
