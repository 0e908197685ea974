import type { ReactNode } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { ContentScreen } from '../content/content-screen.tsx';
import { loadPageIfAny } from '../content/load-page.ts';

export const loader = ({ context }: LoaderFunctionArgs) => loadPageIfAny(context, 'cancel-insurance');

/** Cancel insurance (spec 2.6). */
export default function CancelInsurance(): ReactNode {
  return <ContentScreen loaded={useLoaderData<typeof loader>()} name="cancel-insurance" />;
}
