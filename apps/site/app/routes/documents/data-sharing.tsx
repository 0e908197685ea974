import type { ReactNode } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { ContentScreen } from '../content/content-screen.tsx';
import { loadPageIfAny } from '../content/load-page.ts';

export const loader = ({ context }: LoaderFunctionArgs) => loadPageIfAny(context, 'data-sharing');

/** x */
export default function DataSharing(): ReactNode {
  return <ContentScreen page={useLoaderData<typeof loader>()} name="data-sharing" />;
}
