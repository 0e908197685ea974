import { type CaseStage, caseStageTexts } from '@insurer/contract/forms/case-stages.ts';
import { stagesOf } from '@insurer/contract/forms/forms.ts';
import type { AdminLanguage } from '../../fields/labels.ts';
import { hijriDayText, shortDayText } from '../../fields/moment-text.ts';
import { type CaseCollection, caseLabel, teamOf } from '../case-kinds.ts';
import { caseStatusLabels, isOpen, isPaused } from '../case-status.ts';
import { pauseLabels } from '../pause-labels.ts';
import type { DeskCase } from './list-cases.ts';

/** A case as a line of the working list says it, in the words of one language of the admin. */
export type DeskRow = {
  collection: CaseCollection;
  id: number;
  reference: string;
  kind: string;
  name: string;
  status: string;
  stage: string;
  /** As they are stored: what somebody who changes the case has seen of it. */
  values: Pick<DeskCase, 'status' | 'stage' | 'dueAt'>;
  /** Those that it can reach. */
  stages: readonly CaseStage[];
  /** Null where no day is set, or the clock stands still. */
  due: { day: string; hijri: string; isLate: boolean; isSoon: boolean } | null;
  /** What the case waits for while its clock stands still. */
  paused: string;
  owner: { id: number; name: string } | null;
  /** Whether its customer wrote last, and was told nothing since. */
  isUnanswered: boolean;
};

/** Who may handle cases, by id. */
export type Names = ReadonlyMap<number, string>;

/**
 * @param soonUntil what is due before it is due soon; without one nothing is
 * @param now what a case that is still owed an answer is late by
 */
export function deskRow(
  row: DeskCase,
  language: AdminLanguage,
  names: Names,
  soonUntil: Date | undefined,
  isUnanswered = false,
  now = Date.now(),
): DeskRow {
  const { collection, id, reference, kind, isEnquiry, name, status, stage, dueAt, pauseReason, assignee } = row;
  const team = teamOf(collection);
  const stages = stagesOf(kind);
  // A case that nobody has saved yet stands where all of its kind begin, as its customer reads it.
  const reached = stage ?? stages[0];
  const dueTime = dueAt && isOpen(status) ? Date.parse(dueAt) : Number.NaN;
  return {
    collection,
    id,
    reference,
    kind: caseLabel(kind, isEnquiry)[language],
    name: name ?? '',
    status: caseStatusLabels[team][status][language],
    values: { status, stage, dueAt },
    stages,
    stage: reached ? caseStageTexts[reached][language] : '',
    paused: pauseReason ? pauseLabels[team][pauseReason][language] : '',
    due:
      dueAt && !isPaused(status)
        ? {
            day: shortDayText(dueAt, language),
            hijri: hijriDayText(dueAt, language),
            isLate: dueTime < now,
            isSoon: dueTime >= now && soonUntil !== undefined && dueTime < soonUntil.getTime(),
          }
        : null,
    isUnanswered,
    owner: assignee === null ? null : { id: assignee, name: names.get(assignee) ?? '–' },
  };
}
