import { localizeForm } from '@insurer/contract/forms/form-text.ts';
import { complaintTracking } from '@insurer/contract/forms/tracking-forms.ts';
import type { ReactNode } from 'react';
import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import { ButtonLink } from '#app/ui/button-link.tsx';
import { ContentScreen } from '../content/content-screen.tsx';
import { useSettings, useView } from '../use-view.ts';
import { type FormPage, loadFormPage } from './form-page.ts';
import { ServiceFrame } from './service-frame.tsx';
import { hasProblem, type Tracked, trackAction } from './track-case.ts';
import { TrackingForm } from './tracking-form.tsx';

export const loader = (args: LoaderFunctionArgs) => loadFormPage(args, 'complaints', 'complaints');
export const action = (args: ActionFunctionArgs) => trackAction(args, 'complaints');
export { formHeaders as headers } from './form-page.ts';

/** Complaints: content sections, the way to the complaint form, and complaint tracking (COMPLAINT-01 to COMPLAINT-03, decision D11). */
export default function Complaints(): ReactNode {
  const view = useView();
  const frame = useSettings().frames.complaintTracking;
  return (
    <ContentScreen
      loaded={useLoaderData<FormPage>().loaded}
      name="complaints"
      titlePrefix={hasProblem(useActionData<Tracked>()) ? view.texts.forms.errorPrefix : undefined}
    >
      <p className="page-part page-width">
        <ButtonLink to={{ href: '/submit-complaints', external: false }} view={view} look="action">
          {view.texts.frames.submitComplaints}
        </ButtonLink>
      </p>
      {frame ? (
        <ServiceFrame
          address={frame}
          title={localizeForm(complaintTracking, view.language).texts.title}
          height="tracking"
        />
      ) : (
        <TrackingForm kind="complaints" />
      )}
    </ContentScreen>
  );
}
