import type { RequestKind } from '@insurer/contract/requests/kinds.ts';
import type { ReactNode } from 'react';
import { useActionData, useLoaderData } from 'react-router';
import { AnswerScreen } from '#app/forms/answer-screen.tsx';
import { emptyState, type FormState } from '#app/forms/form-state.ts';
import { UnkeptNotice } from '#app/forms/notice.tsx';
import { requestFields } from '#app/forms/request-fields.ts';
import { RequestForm } from '#app/forms/request-form.tsx';
import { ToForm } from '#app/forms/to-form.tsx';
import { ContentScreen } from '../content/content-screen.tsx';
import { PageHead } from '../page-head.tsx';
import { ScreenTop } from '../screen-top.tsx';
import { useSettings, useView } from '../use-view.ts';
import type { FormPage } from './form-page.ts';

type RequestScreenProps = {
  /** Of the content page whose sections stand above the form. */
  name: string;
  kind: RequestKind;
  /**
   * What stands for the form where the service takes no requests: the same form with a button that does nothing
   * (decision D6), nothing at all, or that same form below a sentence that says so.
   */
  otherwise?: 'idle-form' | 'nothing' | 'sentence';
};

/** A screen with content and a form that sends a service request; after that, its answer. */
export function RequestScreen({ name, kind, otherwise = 'idle-form' }: RequestScreenProps): ReactNode {
  const view = useView();
  const { forms } = view.texts;
  const { options, acceptedRequests, company, footer } = useSettings();
  const { loaded, receipt, unkept } = useLoaderData<FormPage>();
  const state = useActionData<FormState>() ?? emptyState;
  if (receipt) {
    return (
      <>
        <PageHead title={forms.sentTitle} noindex />
        <ScreenTop heading={{ text: forms.sentTitle, lang: view.language }} />
        <AnswerScreen receipt={receipt} view={view} level={2} phone={company.tollFree?.text ?? footer?.phone} />
      </>
    );
  }
  const wrong = state !== emptyState;
  // What was posted when it was no longer accepted comes back with the reason and every word.
  const accepted = wrong || acceptedRequests.includes(kind);
  const hasForm = accepted || otherwise !== 'nothing';
  return (
    <ContentScreen
      loaded={loaded}
      name={name}
      titlePrefix={wrong ? forms.errorPrefix : undefined}
      lead={loaded && hasForm && <ToForm view={view} />}
    >
      {!accepted && otherwise === 'sentence' && <p className="page-part page-width">{forms.notAccepted}</p>}
      {hasForm && (
        <RequestForm
          view={view}
          fields={requestFields(kind, view.texts, options)}
          state={state}
          title={forms.titles[kind]}
          intro={forms.intros[kind]}
          button={otherwise === 'idle-form' ? forms.proceed : forms.submit}
          level={2}
          accepted={accepted}
          notice={unkept && <UnkeptNotice view={view} />}
        />
      )}
    </ContentScreen>
  );
}
