import type { ReactNode } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { ButtonLink } from '#app/ui/button-link.tsx';
import { ContentScreen } from '../content/content-screen.tsx';
import { loadPageIfAny } from '../content/load-page.ts';
import { useSettings, useView } from '../use-view.ts';
import { ServiceFrame } from './service-frame.tsx';

export const loader = ({ context }: LoaderFunctionArgs) => loadPageIfAny(context, 'complaints');

/** Complaints: content sections, the way to the complaint form, and complaint tracking (spec 2.6, decision D11). */
export default function Complaints(): ReactNode {
  const view = useView();
  const { frames } = view.texts;
  const { complaintTracking } = useSettings().frames;
  return (
    <ContentScreen loaded={useLoaderData<typeof loader>()} name="complaints">
      <p className="page-part page-width">
        <ButtonLink to={{ href: '/submit-complaints', external: false }} view={view} look="action">
          {frames.submitComplaints}
        </ButtonLink>
      </p>
      {complaintTracking && (
        <ServiceFrame address={complaintTracking} title={frames.complaintTracking} height="tracking" />
      )}
    </ContentScreen>
  );
}
