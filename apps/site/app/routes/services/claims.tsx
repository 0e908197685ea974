import { localizeForm } from '@insurer/contract/forms/form-text.ts';
import { claimTracking } from '@insurer/contract/forms/tracking-forms.ts';
import type { ReactNode } from 'react';
import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import { ContentScreen } from '../content/content-screen.tsx';
import { useSettings, useView } from '../use-view.ts';
import { type FormPage, loadFormPage } from './form-page.ts';
import { ServiceFrame } from './service-frame.tsx';
import { hasProblem, type Tracked, trackAction } from './track-case.ts';
import { TrackingForm } from './tracking-form.tsx';

export const loader = (args: LoaderFunctionArgs) => loadFormPage(args, 'claims', 'claims');
export const action = (args: ActionFunctionArgs) => trackAction(args, 'claims');
export { formHeaders as headers } from './form-page.ts';

/** Claim Center: content sections, then claim tracking (CENTER-01, decision D11). */
export default function Claims(): ReactNode {
  const { texts, language } = useView();
  const frame = useSettings().frames.claimTracking;
  return (
    <ContentScreen
      loaded={useLoaderData<FormPage>().loaded}
      name="claims"
      titlePrefix={hasProblem(useActionData<Tracked>()) ? texts.forms.errorPrefix : undefined}
    >
      {frame ? (
        <ServiceFrame address={frame} title={localizeForm(claimTracking, language).texts.title} height="tracking" />
      ) : (
        <TrackingForm kind="claims" />
      )}
    </ContentScreen>
  );
}
