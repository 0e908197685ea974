import type { ReactNode } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { ContentScreen } from '../content/content-screen.tsx';
import { loadPageIfAny } from '../content/load-page.ts';
import { LeftToRight } from './left-to-right.tsx';

export const loader = ({ context }: LoaderFunctionArgs) => loadPageIfAny(context, 'careers');

/** Careers: the sections of the content page (CAREER-02). */
export default function Careers(): ReactNode {
  return (
    <LeftToRight>
      <ContentScreen loaded={useLoaderData<typeof loader>()} name="careers" />
    </LeftToRight>
  );
}
