import { localizeForm } from '@insurer/contract/forms/form-text.ts';
import { type TrackedKind, trackingForms } from '@insurer/contract/forms/forms.ts';
import type { ReactNode } from 'react';
import { useActionData, useLoaderData } from 'react-router';
import { ToForm } from '#app/forms/to-form.tsx';
import { ClaimPanel } from '../claim/claim-panel.tsx';
import { ContentScreen } from '../content/content-screen.tsx';
import { EmergencyHelp } from '../emergency-help.tsx';
import { useSettings, useView } from '../use-view.ts';
import type { FormPage } from './form-page.ts';
import { ServiceFrame } from './service-frame.tsx';
import { hasProblem, type Tracked } from './track-case.ts';
import { TrackingForm } from './tracking-form.tsx';

const settings = { claims: 'claimTracking', complaints: 'complaintTracking' } as const satisfies Record<
  TrackedKind,
  unknown
>;

/**
 * Tracking, which people come back for, before what the content sections say: below the numbers to call, where the screen has
 * them. The external page of the site settings stands below the sections instead (decision D11).
 */
export function TrackingScreen({ kind, children }: { kind: TrackedKind; children?: ReactNode }): ReactNode {
  const view = useView();
  const { texts } = view;
  const { title } = localizeForm(trackingForms[kind], view).texts;
  const { frames, acceptedRequests } = useSettings();
  const frame = frames[settings[kind]];
  const { loaded } = useLoaderData<FormPage>();
  const tracking = !frame && <TrackingForm form={trackingForms[kind]} notFound={texts.tracking.notFound} />;
  const own =
    kind === 'claims'
      ? {
          help: (
            <>
              <EmergencyHelp />
              {tracking}
            </>
          ),
        }
      : { form: tracking };
  return (
    <ContentScreen
      loaded={loaded}
      name={kind}
      lead={
        <>
          {kind === 'claims' && <ClaimPanel accepted={acceptedRequests} view={view} />}
          {loaded && !frame && <ToForm view={view} title={title} />}
        </>
      }
      {...own}
      titlePrefix={hasProblem(useActionData<Tracked>()) ? texts.forms.errorPrefix : undefined}
    >
      {children}
      {frame && <ServiceFrame address={frame} title={title} height="tracking" />}
    </ContentScreen>
  );
}
