import type { ReactNode } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { ContentScreen } from '../content/content-screen.tsx';
import { loadPageIfAny } from '../content/load-page.ts';

export const loader = ({ context }: LoaderFunctionArgs) => loadPageIfAny(context, 'claims');

/** Claim Center (spec 2.6). */
export default function Claims(): ReactNode {
  return <ContentScreen page={useLoaderData<typeof loader>()} name="claims" />;
}
