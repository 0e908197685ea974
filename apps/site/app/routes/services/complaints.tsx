import type { ReactNode } from 'react';
import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router';
import { ButtonLink } from '#app/ui/button-link.tsx';
import { screenLink } from '#app/ui/screen-link.ts';
import { useView } from '../use-view.ts';
import { loadFormPage } from './form-page.ts';
import { trackAction } from './track-case.ts';
import { TrackingScreen } from './tracking-screen.tsx';

export const loader = (args: LoaderFunctionArgs) => loadFormPage(args, 'complaints', 'complaints');
export const action = (args: ActionFunctionArgs) => trackAction(args, 'complaints');
export { formHeaders as headers } from '#app/forms/form-headers.ts';

/** Complaints: complaint tracking, content sections and the way to the complaint form (COMPLAINT-01 to COMPLAINT-03). */
export default function Complaints(): ReactNode {
  const view = useView();
  return (
    <TrackingScreen kind="complaints">
      <p className="page-part page-width">
        <ButtonLink to={screenLink('/submit-complaints')} view={view} look="action">
          {view.texts.frames.submitComplaints}
        </ButtonLink>
      </p>
    </TrackingScreen>
  );
}
