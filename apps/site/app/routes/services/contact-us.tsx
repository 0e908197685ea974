import { contactUs } from '@insurer/contract/forms/contact-us.ts';
import { localizeForm } from '@insurer/contract/forms/form-text.ts';
import type { ReactNode } from 'react';
import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
  useSearchParams,
} from 'react-router';
import { hasConversation } from '#app/content/conversations.ts';
import { readSettings } from '#app/content/site-settings.ts';
import { type ContactMessage, sendContactMessage } from '#app/content/submissions.ts';
import { Confirmation } from '#app/forms/confirmation.tsx';
import { emptyState, type FormState, isWrong } from '#app/forms/form-state.ts';
import { handleSubmit } from '#app/forms/handle-submit.server.ts';
import { Notice, UnkeptNotice } from '#app/forms/notice.tsx';
import { RequestForm } from '#app/forms/request-form.tsx';
import { ToForm } from '#app/forms/to-form.tsx';
import { tooBusyText } from '#app/forms/try-again.ts';
import { fill } from '#app/texts/fill.ts';
import { viewContext } from '#app/view-context.ts';
import { ContentScreen } from '../content/content-screen.tsx';
import { EmergencyHelp } from '../emergency-help.tsx';
import { PageHead } from '../page-head.tsx';
import { ScreenTop } from '../screen-top.tsx';
import { useSettings, useView } from '../use-view.ts';
import { type FormPage, loadFormPage, postedContext } from './form-page.ts';

export const loader = (args: LoaderFunctionArgs) => loadFormPage(args, contactUs.path, contactUs.kind);
export { formHeaders as headers } from '#app/forms/form-headers.ts';

export async function action({ request, context }: ActionFunctionArgs) {
  const view = context.get(viewContext);
  context.set(postedContext, true);
  await readSettings(view);
  return handleSubmit(request, view, {
    kind: contactUs.kind,
    form: contactUs,
    opens: (opened) => hasConversation(view, opened),
    send: ({ values }, key) => sendContactMessage(view, values as ContactMessage, key),
    tellsMessage: true,
    failureText: ({ status, message, retryAfter }, texts) => {
      if (status === 429) return tooBusyText(retryAfter, texts);
      const { failure, failureUnknown } = localizeForm(contactUs, view).texts;
      return message ? fill(failure, { message }) : failureUnknown;
    },
  });
}

/**
 * After a message that got a reference: the confirmation, and below it the empty form (CONTACT-05). Contact Us itself: content sections, then the contact form (CONTACT-01), which `?about=accessibility` opens for a barrier. */
export default function ContactUs(): ReactNode {
  const view = useView();
  const { texts } = localizeForm(contactUs, view);
  const { loaded, flash, unkept } = useLoaderData<FormPage>();
  const [query] = useSearchParams();
  const isBarrier = query.get('about') === 'accessibility';
  // The words are the site's own: no address can put words into somebody's message.
  const untouched: FormState = isBarrier ? { ...emptyState, values: { subject: texts.barrierSubject } } : emptyState;
  const state = useActionData<FormState>() ?? untouched;
  const { company, footer } = useSettings();
  const { failure } = state;
  const wrong = isWrong(state);
  const messageForm = (
    <RequestForm
      view={view}
      form={contactUs}
      state={state}
      title={isBarrier ? texts.barrierTitle : undefined}
      intro={isBarrier ? texts.barrierIntro : undefined}
      level={2}
      second={flash?.reference !== undefined}
      notice={
        (flash && <Notice kind="success" text={texts.success} />) ||
        (failure && <Notice kind="error" text={failure} />) ||
        (unkept && <UnkeptNotice open={unkept} view={view} />)
      }
    />
  );
  if (flash?.reference) {
    return (
      <>
        <PageHead title={texts.sentTitle} noindex />
        <ScreenTop heading={{ text: texts.sentTitle, lang: view.language }} />
        <Confirmation flash={flash} view={view} level={2} phone={company.tollFree?.text ?? footer?.phone} />
        {messageForm}
      </>
    );
  }
  return (
    <ContentScreen
      loaded={loaded}
      name={contactUs.path}
      titlePrefix={wrong ? view.texts.forms.errorPrefix : undefined}
      lead={loaded && <ToForm view={view} />}
      help={<EmergencyHelp />}
    >
      {messageForm}
    </ContentScreen>
  );
}
