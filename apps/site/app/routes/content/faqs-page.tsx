import type { ReactNode } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { ContentScreen } from './content-screen.tsx';
import { loadPage } from './load-page.ts';

export const loader = ({ context }: LoaderFunctionArgs) => loadPage(context, 'faqs-page');

/** FAQ page (FAQPAGE-01). */
export default function FaqsPage(): ReactNode {
  return <ContentScreen loaded={useLoaderData<typeof loader>()} name="faqs-page" />;
}
