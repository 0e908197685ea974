import type { ReactNode } from 'react';
import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router';
import { loadFormPage } from './form-page.ts';
import { RequestScreen } from './request-screen.tsx';
import { sendRequest } from './send-request.ts';

export const loader = (args: LoaderFunctionArgs) => loadFormPage(args, 'extend-insurance', 'extend-insurance');
export const action = (args: ActionFunctionArgs) => sendRequest(args, 'extend-insurance');
export { formHeaders as headers } from './form-page.ts';

/** Extend insurance (EXTEND-01). */
export default function ExtendInsurance(): ReactNode {
  return <RequestScreen name="extend-insurance" kind="extend-insurance" />;
}
