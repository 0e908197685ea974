import type { CaseDetails } from '@insurer/contract/case-details.ts';
import { caseMessage } from '@insurer/contract/forms/case-message.ts';
import { caseRulesOf } from '@insurer/contract/forms/forms.ts';
import { isClosed } from '@insurer/contract/requests/case-statuses.ts';
import type { ReactNode } from 'react';
import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import { CaseView } from '#app/forms/case-view.tsx';
import { Conversation, Papers } from '#app/forms/conversation.tsx';
import { FindRequest } from '#app/forms/find-request.tsx';
import { emptyState, type FormState, formIdField, isWrong } from '#app/forms/form-state.ts';
import { RequestForm } from '#app/forms/request-form.tsx';
import { StageTrack } from '#app/forms/stage-track.tsx';
import { ErrorReference } from '#app/frame/status/error-reference.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { localPath } from '#app/ui/local-path.ts';
import { InlineStyle } from '#app/ui/policy-parts.tsx';
import { screenLink } from '#app/ui/screen-link.ts';
import { PageHead } from '../page-head.tsx';
import { ScreenTop } from '../screen-top.tsx';
import { useSettings, useView } from '../use-view.ts';
import { type LoadedCase, loadCase, sendMessage } from './load-case.ts';
import css from './my-request.css?inline';

export const loader = (args: LoaderFunctionArgs) => loadCase(args);
export const action = (args: ActionFunctionArgs) => sendMessage(args);
export { formHeaders as headers } from '#app/forms/form-headers.ts';

/** One request: how far it has come, what was written, and what its sender adds (decision 0024). */
export default function MyRequest(): ReactNode {
  const view = useView();
  const { texts } = view;
  const { requests, forms } = texts;
  const { facts } = useSettings();
  const loaded = useLoaderData<LoadedCase>();
  const { details, ended, isSent } = loaded;
  const state = useActionData<FormState>();
  const isApplication = caseRulesOf(details?.kind)?.sender === 'applicant';
  const heading =
    ended && !state ? requests.endedTitle : isApplication ? requests.applicationTitle : requests.caseTitle;
  const wrong = state !== undefined && isWrong(state);
  // What was typed comes back also where the request cannot be read right now.
  const hasForm = details?.messages !== undefined || state !== undefined;
  return (
    <>
      <PageHead title={heading} titlePrefix={wrong ? forms.errorPrefix : undefined} noindex />
      <ScreenTop heading={{ text: heading, lang: view.language }} />
      <div className="request page-width">
        <InlineStyle name="my-request" css={css} />
        <p className="request__back">
          <a href={localPath(screenLink('/my-requests').href, view.language)} data-with-token="" hidden>
            <Icon name="chevron-start" flip />
            <span>{texts.headings['my-requests']}</span>
          </a>
        </p>
        {isSent && details && (
          <p id="form" className="request__sent" data-result="" tabIndex={-1} role="status">
            <Icon name="check" />
            <span>{requests.arrived}</span>
          </p>
        )}
        {!details && <Closed loaded={loaded} />}
        {details && (
          <>
            <StageTrack details={details} view={view} />
            <Papers papers={details.askedFor} view={view} />
            <CaseView of={details} view={view} level={2} teamPhone={facts?.complaintsPhone?.text} />
            <Onward of={details} />
            {details.messages && <Conversation details={details} messages={details.messages} view={view} />}
          </>
        )}
      </div>
      {hasForm && (
        <RequestForm
          view={view}
          form={caseMessage}
          title={isApplication ? requests.writeAboutApplication : undefined}
          state={state ?? { ...emptyState, values: { [formIdField]: loaded.formId } }}
          level={2}
          second={isSent && details !== undefined}
        />
      )}
    </>
  );
}

/** Whoever is not content with the answer to a complaint can go on: here, and further. */
function Onward({ of: { kind, enquiry, status } }: { of: CaseDetails }): ReactNode {
  const view = useView();
  const { requests } = view.texts;
  if (!caseRulesOf(kind, enquiry)?.escalates || !isClosed(status)) return null;
  return (
    <p>
      {requests.notContent} <a href={localPath(screenLink('/complaints').href, view.language)}>{requests.waysOn}</a>
    </p>
  );
}

/** Where the request is not open in this browser: why, and the way to it. */
function Closed({ loaded: { ended, fault } }: { loaded: LoadedCase }): ReactNode {
  const view = useView();
  const { requests } = view.texts;
  return (
    <div className="request__closed">
      <p>{ended ? requests.endedText : requests.failed}</p>
      {fault && <ErrorReference view={view} reference={fault} />}
      {ended && (
        <p>
          <FindRequest view={view} />
        </p>
      )}
    </div>
  );
}
