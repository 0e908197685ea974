import type { ReactNode } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { ContentScreen } from '../content/content-screen.tsx';
import { loadPageIfAny } from '../content/load-page.ts';

export const loader = ({ context }: LoaderFunctionArgs) => loadPageIfAny(context, 'career-openings');

/** x */
export default function CareerOpenings(): ReactNode {
  return <ContentScreen page={useLoaderData<typeof loader>()} name="career-openings" />;
}
