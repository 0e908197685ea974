import { contactRules } from '@insurer/contract/requests/forms.ts';
import type { ReactNode } from 'react';
import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
  useSearchParams,
} from 'react-router';
import { type ContactMessage, sendContactMessage } from '#app/content/submissions.ts';
import { answerForm } from '#app/forms/answer-form.server.ts';
import { contactFields } from '#app/forms/contact-fields.ts';
import { emptyState, type FormState } from '#app/forms/form-state.ts';
import { Notice, UnkeptNotice } from '#app/forms/notice.tsx';
import { RequestForm } from '#app/forms/request-form.tsx';
import { ToForm } from '#app/forms/to-form.tsx';
import { tooBusyText } from '#app/forms/try-again.ts';
import { fill } from '#app/texts/fill.ts';
import { viewContext } from '#app/view-context.ts';
import { ContentScreen } from '../content/content-screen.tsx';
import { useView } from '../use-view.ts';
import { type FormPage, loadFormPage, postedContext } from './form-page.ts';

export const loader = (args: LoaderFunctionArgs) => loadFormPage(args, 'contact-us', 'contact');
export { formHeaders as headers } from './form-page.ts';

export function action({ request, context }: ActionFunctionArgs) {
  const page = context.get(viewContext);
  context.set(postedContext, true);
  return answerForm(request, page, {
    kind: 'contact',
    rules: contactRules,
    send: ({ values }, key) => sendContactMessage(page, values as ContactMessage, key),
    tellsMessage: true,
    failureText: ({ status, message, retryAfter }, texts) => {
      if (status === 429) return tooBusyText(retryAfter, texts);
      return message ? fill(texts.contact.failure, { message }) : texts.contact.failureUnknown;
    },
  });
}

/** Contact Us: content sections, then the contact form (CONTACT-01), which `?about=accessibility` opens for a barrier. */
export default function ContactUs(): ReactNode {
  const view = useView();
  const { contact, forms } = view.texts;
  const { loaded, receipt, unkept } = useLoaderData<FormPage>();
  const [query] = useSearchParams();
  const { barrier } = contact;
  const isBarrier = query.get('about') === 'accessibility';
  // The words are the site's own: no address can put words into somebody's message.
  const untouched: FormState = isBarrier ? { ...emptyState, values: { subject: barrier.subject } } : emptyState;
  const { failure, ...state } = useActionData<FormState>() ?? untouched;
  const wrong = failure !== undefined || state.problems.length > 0;
  return (
    <ContentScreen
      loaded={loaded}
      name="contact-us"
      titlePrefix={wrong ? forms.errorPrefix : undefined}
      lead={loaded && <ToForm view={view} />}
    >
      <RequestForm
        view={view}
        fields={contactFields(view.texts)}
        state={state}
        title={isBarrier ? barrier.title : contact.title}
        intro={isBarrier ? barrier.intro : undefined}
        button={forms.send}
        level={2}
        notice={
          (receipt && <Notice kind="success" text={contact.success} />) ||
          (failure && <Notice kind="error" text={failure} />) ||
          (unkept && <UnkeptNotice view={view} />)
        }
      />
    </ContentScreen>
  );
}
