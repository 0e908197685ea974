import type { ReactNode } from 'react';
import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router';
import { loadFormPage } from './form-page.ts';
import { RequestScreen } from './request-screen.tsx';
import { sendRequest } from './send-request.ts';

export const loader = (args: LoaderFunctionArgs) => loadFormPage(args, 'activate-visa', 'activate-visa');
export const action = (args: ActionFunctionArgs) => sendRequest(args, 'activate-visa');
export { formHeaders as headers } from './form-page.ts';

/** Activate visit visa (ACTIVATE-01). */
export default function ActivateVisa(): ReactNode {
  return <RequestScreen name="activate-visa" kind="activate-visa" />;
}
