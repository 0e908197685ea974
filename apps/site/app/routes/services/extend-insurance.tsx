import type { ReactNode } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { ContentScreen } from '../content/content-screen.tsx';
import { loadPageIfAny } from '../content/load-page.ts';

export const loader = ({ context }: LoaderFunctionArgs) => loadPageIfAny(context, 'extend-insurance');

/** Extend insurance (spec 2.6). */
export default function ExtendInsurance(): ReactNode {
  return <ContentScreen loaded={useLoaderData<typeof loader>()} name="extend-insurance" />;
}
