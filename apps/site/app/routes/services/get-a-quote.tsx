import type { ReactNode } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { ContentScreen } from '../content/content-screen.tsx';
import { loadPageIfAny } from '../content/load-page.ts';

export const loader = ({ context }: LoaderFunctionArgs) => loadPageIfAny(context, 'get-a-quote');

/** Get a quote (decision D17): its content sections, where there are any. */
export default function GetAQuote(): ReactNode {
  return <ContentScreen loaded={useLoaderData<typeof loader>()} name="get-a-quote" />;
}
