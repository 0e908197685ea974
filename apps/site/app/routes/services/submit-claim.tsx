import type { ReactNode } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { ContentScreen } from '../content/content-screen.tsx';
import { loadPageIfAny } from '../content/load-page.ts';

export const loader = ({ context }: LoaderFunctionArgs) => loadPageIfAny(context, 'submit-claim');

/** Submit your claim (spec 2.6). */
export default function SubmitClaim(): ReactNode {
  return <ContentScreen loaded={useLoaderData<typeof loader>()} name="submit-claim" />;
}
