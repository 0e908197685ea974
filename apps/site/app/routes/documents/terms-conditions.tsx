import type { ReactNode } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { ContentScreen } from '../content/content-screen.tsx';
import { loadPage } from '../content/load-page.ts';

export const loader = ({ context }: LoaderFunctionArgs) => loadPage(context, 'terms-conditions');

/** The terms under both spellings of their path; /terms-conditions is the canonical one (decision D1). */
export default function TermsConditions(): ReactNode {
  return (
    <ContentScreen loaded={useLoaderData<typeof loader>()} name="terms-conditions" canonicalPath="/terms-conditions" />
  );
}
