import type { Form } from '@insurer/contract/forms/define-form.ts';
import type { ReactNode } from 'react';
import { useActionData } from 'react-router';
import { CaseView } from '#app/forms/case-view.tsx';
import { emptyState } from '#app/forms/form-state.ts';
import { OpenCaseButton } from '#app/forms/open-case-button.tsx';
import { RequestForm } from '#app/forms/request-form.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { useSettings, useView } from '../use-view.ts';
import type { Tracked } from './track-case.ts';

/** Two fields, and below them what was found: also the built-in page that stands in for an external one (decision D11). */
export function TrackingForm({ form, notFound }: { form: Form; notFound: string }): ReactNode {
  const view = useView();
  const { facts } = useSettings();
  const tracked = useActionData<Tracked>();
  const hasResult = tracked?.found !== undefined || tracked?.nothing;
  return (
    <RequestForm
      view={view}
      form={form}
      state={tracked?.state ?? emptyState}
      level={2}
      second={hasResult}
      after={
        hasResult && (
          <div id="form" data-result="" tabIndex={-1} role="status">
            {tracked.found ? (
              <CaseView of={tracked.found} view={view} level={3} teamPhone={facts?.complaintsPhone?.text}>
                {tracked.found.messages && tracked.found.token && (
                  <OpenCaseButton opened={{ ...tracked.found, token: tracked.found.token }} view={view} />
                )}
              </CaseView>
            ) : (
              <div className="form-result">
                <Icon name="info" />
                <p>{notFound}</p>
              </div>
            )}
          </div>
        )
      }
    />
  );
}
