import type { ReactNode } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { ContentScreen } from '../content/content-screen.tsx';
import { loadPageIfAny } from '../content/load-page.ts';
import { useSettings, useView } from '../use-view.ts';
import { ServiceFrame } from './service-frame.tsx';

export const loader = ({ context }: LoaderFunctionArgs) => loadPageIfAny(context, 'submit-complaints');

/** Submit Complaints: the external complaint form (spec 2.6, decision D11). */
export default function SubmitComplaints(): ReactNode {
  const { texts } = useView();
  const { complaintForm } = useSettings().frames;
  return (
    <ContentScreen loaded={useLoaderData<typeof loader>()} name="submit-complaints">
      {complaintForm && <ServiceFrame address={complaintForm} title={texts.frames.complaintForm} height="form" />}
    </ContentScreen>
  );
}
