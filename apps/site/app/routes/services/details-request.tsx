import type { ReactNode } from 'react';
import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router';
import { loadFormPage } from './form-page.ts';
import { RequestScreen } from './request-screen.tsx';
import { sendRequest } from './send-request.ts';

export const loader = (args: LoaderFunctionArgs) => loadFormPage(args, 'details-request', 'details-request');
export const action = (args: ActionFunctionArgs) => sendRequest(args, 'details-request');
export { formHeaders as headers } from './form-page.ts';

/** Details request (DETAILS-01). */
export default function DetailsRequest(): ReactNode {
  return <RequestScreen name="details-request" kind="details-request" />;
}
