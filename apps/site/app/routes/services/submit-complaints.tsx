import type { ReactNode } from 'react';
import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { ContentScreen } from '../content/content-screen.tsx';
import { useSettings, useView } from '../use-view.ts';
import { type FormPage, loadFormPage } from './form-page.ts';
import { RequestScreen } from './request-screen.tsx';
import { sendRequest } from './send-request.ts';
import { ServiceFrame } from './service-frame.tsx';

export const loader = (args: LoaderFunctionArgs) => loadFormPage(args, 'submit-complaints', 'complaint');
export const action = (args: ActionFunctionArgs) => sendRequest(args, 'complaint');
export { formHeaders as headers } from './form-page.ts';

/** Submit Complaints: the external complaint form, else the built-in one (COMPLAINT-07, COMPLAINT-10). */
export default function SubmitComplaints(): ReactNode {
  const { texts } = useView();
  const { complaintForm } = useSettings().frames;
  const { loaded } = useLoaderData<FormPage>();
  if (!complaintForm) return <RequestScreen name="submit-complaints" kind="complaint" otherwise="sentence" />;
  return (
    <ContentScreen loaded={loaded} name="submit-complaints">
      <ServiceFrame address={complaintForm} title={texts.frames.complaintForm} height="form" />
    </ContentScreen>
  );
}
