import type { ReactNode } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { ContentScreen } from '../content/content-screen.tsx';
import { loadPageIfAny } from '../content/load-page.ts';

export const loader = ({ context }: LoaderFunctionArgs) => loadPageIfAny(context, 'activate-visa');

/** Activate visit visa (spec 2.6). */
export default function ActivateVisa(): ReactNode {
  return <ContentScreen loaded={useLoaderData<typeof loader>()} name="activate-visa" />;
}
