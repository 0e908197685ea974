import type { ReactNode } from 'react';
import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router';
import { loadFormPage } from './form-page.ts';
import { RequestScreen } from './request-screen.tsx';
import { sendRequest } from './send-request.ts';

export const loader = (args: LoaderFunctionArgs) => loadFormPage(args, 'report-fraud', 'fraud-report');
export const action = (args: ActionFunctionArgs) => sendRequest(args, 'fraud-report');
export { formHeaders as headers } from './form-page.ts';

/** Report fraud: content sections in order, and a report form where requests are accepted (FRAUD-01). */
export default function ReportFraud(): ReactNode {
  return <RequestScreen name="report-fraud" kind="fraud-report" otherwise="nothing" />;
}
