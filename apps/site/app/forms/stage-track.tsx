import type { CaseDetails } from '@insurer/contract/case-details.ts';
import { stageText } from '@insurer/contract/case-words.ts';
import { caseForms, isCaseKind, stagesOf } from '@insurer/contract/forms/forms.ts';
import { isClosed } from '@insurer/contract/requests/case-statuses.ts';
import type { ReactNode } from 'react';
import { longDate } from '#app/texts/dates.ts';
import { LocalizedText } from '#app/ui/localized-text.tsx';
import type { View } from '#app/view.ts';

/** The stages that a request has reached, and those of its kind that lie ahead while it is open. */
export function StageTrack({ details, view }: { details: CaseDetails; view: View }): ReactNode {
  const { stages } = details;
  if (stages.length === 0) return null;
  const { requests } = view.texts;
  return (
    <ol className="stages" aria-label={requests.stages}>
      {stages.map(({ name, label, at }, index) => (
        <li key={name} className="stages__reached" aria-current={index === stages.length - 1 ? 'step' : undefined}>
          <span className="stages__name">
            <LocalizedText of={label} view={view} />
          </span>
          {at && longDate(at, view.language) && (
            <time className="stages__day" dateTime={at}>
              {longDate(at, view.language)}
            </time>
          )}
        </li>
      ))}
      {stagesAhead(details, view).map((name) => (
        <li key={name}>
          <span className="stages__name">{name}</span>
          <span className="stages__day">{requests.ahead}</span>
        </li>
      ))}
    </ol>
  );
}

/** In words. Only where the service's stages are those that we know: another one may have its own. */
function stagesAhead({ kind, status, stages }: CaseDetails, view: View): string[] {
  if (!kind || !isCaseKind(kind) || isClosed(status)) return [];
  const names = stagesOf(kind);
  const passable = caseForms[kind].passableStages ?? [];
  const reached = stages.map(({ name }) => name);
  const last = (names as readonly string[]).indexOf(reached.at(-1) ?? '');
  const known = names.slice(0, last + 1).filter((name) => reached.includes(name) || !passable.includes(name));
  if (known.join() !== reached.join()) return [];
  return names.slice(last + 1).map((name) => stageText(kind, name, view));
}
