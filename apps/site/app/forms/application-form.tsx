import { localizeForm } from '@insurer/contract/forms/form-text.ts';
import { consentNames, jobApplication } from '@insurer/contract/forms/job-application.ts';
import type { ReactNode } from 'react';
import { screenLink } from '#app/ui/screen-link.ts';
import { SiteLink } from '#app/ui/site-link.tsx';
import type { View } from '#app/view.ts';
import { fieldId } from './form-field-view.tsx';
import { type FormState, isWrong } from './form-state.ts';
import { UnkeptNotice } from './notice.tsx';
import { RequestForm } from './request-form.tsx';

type ApplicationProps = { state: FormState; view: View; unkept: readonly string[] | undefined };

/** The form of the job application with its two boxes and two buttons (APPLY-04 to APPLY-11). */
export function ApplicationForm({ state, view, unkept }: ApplicationProps): ReactNode {
  const { texts } = localizeForm(jobApplication, view);
  return (
    <RequestForm
      view={view}
      form={jobApplication}
      state={state}
      level={2}
      overlay
      notice={unkept && <UnkeptNotice open={unkept} view={view} />}
      failureLink={state.failure === texts.jobClosed && <OtherJobs view={view} />}
      before={<Consents state={state} view={view} />}
      actions={
        <>
          <button type="submit" className="button button--action" aria-describedby="apply-reason">
            {texts.button}
          </button>
          <Discard refused={isWrong(state)} view={view} />
          <p className="request-form__reason" id="apply-reason" data-reason={texts.stillToDo}>
            {texts.whyDisabled}
          </p>
        </>
      }
    />
  );
}

/** Without scripts a browser resets a form that came back refused to what was typed; its own address is empty. */
function Discard({ refused, view }: { refused: boolean; view: View }): ReactNode {
  const { discard } = localizeForm(jobApplication, view).texts;
  return (
    <>
      <button type="reset" className="button button--quiet" data-scripted={refused ? '' : undefined}>
        {discard}
      </button>
      {refused && (
        <noscript>
          <SiteLink to={{ href: view.path, external: false }} view={view} className="button button--quiet">
            {discard}
          </SiteLink>
        </noscript>
      )}
    </>
  );
}

/** In a tab of its own: what was typed here is to be copied there. */
function OtherJobs({ view }: { view: View }): ReactNode {
  return (
    <SiteLink to={screenLink('/career-openings')} view={view} newTab>
      {view.texts.careers.allOpenings}
    </SiteLink>
  );
}

/** The texts that name a box where its whole sentence would be too long. */
const shortNames = { information_consent: 'declarationBox', terms_consent: 'termsBox' } as const;

function Consents({ state, view }: { state: FormState; view: View }): ReactNode {
  const { consents, messages, texts } = localizeForm(jobApplication, view);
  return (
    <>
      {consentNames.map((name) => (
        <div key={name} className="form-consent">
          <input
            type="checkbox"
            id={fieldId(name)}
            name={name}
            value="true"
            defaultChecked={state.values[name] === 'true'}
            data-consent={texts[shortNames[name]]}
          />
          <label htmlFor={fieldId(name)}>{consents[name]}</label>
          {name === 'terms_consent' && (
            <p>
              <SiteLink to={screenLink('/terms-and-conditions')} view={view} newTab>
                {texts.termsLink}
              </SiteLink>
            </p>
          )}
        </div>
      ))}
      <p className="form-field__error" role="alert" data-consent-alert={messages.consentsRequired}>
        {state.consentAlert ? messages.consentsRequired : null}
      </p>
    </>
  );
}
