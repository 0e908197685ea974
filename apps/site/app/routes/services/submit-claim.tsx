import type { ReactNode } from 'react';
import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router';
import { loadFormPage } from './form-page.ts';
import { RequestScreen } from './request-screen.tsx';
import { sendRequest } from './send-request.ts';

export const loader = (args: LoaderFunctionArgs) => loadFormPage(args, 'submit-claim', 'claim');
export const action = (args: ActionFunctionArgs) => sendRequest(args, 'claim');
export { formHeaders as headers } from './form-page.ts';

/** Submit your claim (CLAIM-01). */
export default function SubmitClaim(): ReactNode {
  return <RequestScreen name="submit-claim" kind="claim" />;
}
