import type { ReactNode } from 'react';
import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router';
import { loadFormPage } from './form-page.ts';
import { RequestScreen } from './request-screen.tsx';
import { sendRequest } from './send-request.ts';

export const loader = (args: LoaderFunctionArgs) => loadFormPage(args, 'get-a-quote', 'quote');
export const action = (args: ActionFunctionArgs) => sendRequest(args, 'quote');
export { formHeaders as headers } from './form-page.ts';

/** Get a quote: its content, and a quote request where requests are accepted (decision D17). */
export default function GetAQuote(): ReactNode {
  return <RequestScreen name="get-a-quote" kind="quote" otherwise="nothing" />;
}
