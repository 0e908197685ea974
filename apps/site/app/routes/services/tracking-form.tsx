import { type TrackedKind, trackingForms } from '@insurer/contract/forms/forms.ts';
import type { ReactNode } from 'react';
import { useActionData } from 'react-router';
import { CaseView } from '#app/forms/case-view.tsx';
import { emptyState } from '#app/forms/form-state.ts';
import { RequestForm } from '#app/forms/request-form.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { useView } from '../use-view.ts';
import type { Tracked } from './track-case.ts';

/** The built-in page that stands in for an external one: two fields, and below them what was found (decision D11). */
export function TrackingForm({ kind }: { kind: TrackedKind }): ReactNode {
  const view = useView();
  const tracked = useActionData<Tracked>();
  return (
    <RequestForm
      view={view}
      form={trackingForms[kind]}
      state={tracked?.state ?? emptyState}
      level={2}
      after={
        (tracked?.found || tracked?.nothing) && (
          <div data-result="" tabIndex={-1} role="status">
            {tracked.found ? (
              <CaseView of={tracked.found} view={view} level={3} />
            ) : (
              <div className="form-result">
                <Icon name="info" />
                <p>{view.texts.tracking.notFound}</p>
              </div>
            )}
          </div>
        )
      }
    />
  );
}
