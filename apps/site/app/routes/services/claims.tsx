import type { ReactNode } from 'react';
import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router';
import { loadFormPage } from './form-page.ts';
import { trackAction } from './track-case.ts';
import { TrackingScreen } from './tracking-screen.tsx';

export const loader = (args: LoaderFunctionArgs) => loadFormPage(args, 'claims', 'claims');
export const action = (args: ActionFunctionArgs) => trackAction(args, 'claims');
export { formHeaders as headers } from '#app/forms/form-headers.ts';

/** Claim Center: claim tracking and the content sections (CENTER-01). */
export default function Claims(): ReactNode {
  return <TrackingScreen kind="claims" />;
}
