import type { ReactNode } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { ContentScreen } from '../content/content-screen.tsx';
import { loadPageIfAny } from '../content/load-page.ts';
import { useSettings, useView } from '../use-view.ts';
import { ServiceFrame } from './service-frame.tsx';

export const loader = ({ context }: LoaderFunctionArgs) => loadPageIfAny(context, 'claims');

/** Claim Center: content sections, then claim tracking (spec 2.6, decision D11). */
export default function Claims(): ReactNode {
  const { texts } = useView();
  const { claimTracking } = useSettings().frames;
  return (
    <ContentScreen loaded={useLoaderData<typeof loader>()} name="claims">
      {claimTracking && <ServiceFrame address={claimTracking} title={texts.frames.claimTracking} height="tracking" />}
    </ContentScreen>
  );
}
