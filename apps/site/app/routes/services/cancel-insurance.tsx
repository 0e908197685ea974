import type { ReactNode } from 'react';
import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router';
import { loadFormPage } from './form-page.ts';
import { RequestScreen } from './request-screen.tsx';
import { sendRequest } from './send-request.ts';

export const loader = (args: LoaderFunctionArgs) => loadFormPage(args, 'cancel-insurance', 'cancel-insurance');
export const action = (args: ActionFunctionArgs) => sendRequest(args, 'cancel-insurance');
export { formHeaders as headers } from './form-page.ts';

/** Cancel insurance (CANCEL-01). */
export default function CancelInsurance(): ReactNode {
  return <RequestScreen name="cancel-insurance" kind="cancel-insurance" />;
}
