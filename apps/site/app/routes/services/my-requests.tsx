import type { ReactNode } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { ContentScreen } from '../content/content-screen.tsx';
import { loadPageIfAny } from '../content/load-page.ts';

export const loader = ({ context }: LoaderFunctionArgs) => loadPageIfAny(context, 'my-requests');

/** My requests: the guarded screen (decision D12). The guard is the browser's. */
export default function MyRequests(): ReactNode {
  return <ContentScreen loaded={useLoaderData<typeof loader>()} name="my-requests" />;
}
