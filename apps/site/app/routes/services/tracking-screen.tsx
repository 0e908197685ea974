import { localizeForm } from '@insurer/contract/forms/form-text.ts';
import { type TrackedKind, trackingForms } from '@insurer/contract/forms/forms.ts';
import type { ReactNode } from 'react';
import { useActionData, useLoaderData } from 'react-router';
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

/** Content sections, then tracking: the external page of the site settings, else the built-in one (decision D11). */
export function TrackingScreen({ kind, children }: { kind: TrackedKind; children?: ReactNode }): ReactNode {
  const { texts, language } = useView();
  const frame = useSettings().frames[settings[kind]];
  return (
    <ContentScreen
      loaded={useLoaderData<FormPage>().loaded}
      name={kind}
      help={kind === 'claims' && <EmergencyHelp />}
      titlePrefix={hasProblem(useActionData<Tracked>()) ? texts.forms.errorPrefix : undefined}
    >
      {children}
      {frame ? (
        <ServiceFrame
          address={frame}
          title={localizeForm(trackingForms[kind], language).texts.title}
          height="tracking"
        />
      ) : (
        <TrackingForm form={trackingForms[kind]} notFound={texts.tracking.notFound} />
      )}
    </ContentScreen>
  );
}
