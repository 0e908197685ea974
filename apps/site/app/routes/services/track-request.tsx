import { localizeForm } from '@insurer/contract/forms/form-text.ts';
import { requestLookup } from '@insurer/contract/forms/tracking-forms.ts';
import type { ReactNode } from 'react';
import { type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import { ContentScreen } from '../content/content-screen.tsx';
import { useView } from '../use-view.ts';
import { type FormPage, loadFormPage } from './form-page.ts';
import { hasProblem, lookUpAction, type Tracked } from './track-case.ts';
import { TrackingForm } from './tracking-form.tsx';

export const loader = (args: LoaderFunctionArgs) => loadFormPage(args, requestLookup.path, requestLookup.path);
export const action = lookUpAction;
export { formHeaders as headers } from '#app/forms/form-headers.ts';

/** Any request by its reference and one detail that was sent with it: for who is at another browser. */
export default function TrackRequest(): ReactNode {
  const view = useView();
  const { texts } = view;
  return (
    <ContentScreen
      loaded={useLoaderData<FormPage>().loaded}
      name={requestLookup.path}
      description={localizeForm(requestLookup, view).texts.intro}
      titlePrefix={hasProblem(useActionData<Tracked>()) ? texts.forms.errorPrefix : undefined}
    >
      <TrackingForm form={requestLookup} notFound={texts.tracking.noRequest} />
    </ContentScreen>
  );
}
