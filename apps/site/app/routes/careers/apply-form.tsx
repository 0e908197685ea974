import type { ReactNode } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { ContentScreen } from '../content/content-screen.tsx';
import { loadPageIfAny } from '../content/load-page.ts';

export const loader = ({ context }: LoaderFunctionArgs) => loadPageIfAny(context, 'apply-form');

/** x */
export default function ApplyForm(): ReactNode {
  return <ContentScreen page={useLoaderData<typeof loader>()} name="apply-form" />;
}
