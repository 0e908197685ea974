import type { ReactNode } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { ContentScreen } from '../content/content-screen.tsx';
import { loadPage } from '../content/load-page.ts';

export const loader = ({ context }: LoaderFunctionArgs) => loadPage(context, 'report-fraud');

/** Report fraud: content sections in order (spec 2.6). */
export default function ReportFraud(): ReactNode {
  return <ContentScreen loaded={useLoaderData<typeof loader>()} name="report-fraud" />;
}
