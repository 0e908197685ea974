import { stageText, statusText } from '@insurer/contract/case-words.ts';
import { textIn, type Wording } from '@insurer/contract/changed-texts.ts';
import { caseMessage } from '@insurer/contract/forms/case-message.ts';
import { type CaseKind, caseForms, caseKinds, promisesDay, stagesOf } from '@insurer/contract/forms/forms.ts';
import { type CaseStatus, caseStatuses, isClosed } from '@insurer/contract/requests/case-statuses.ts';
import { type PauseReason, pauseTexts } from '@insurer/contract/requests/pause-reasons.ts';

/** An invented case as its sender reads it: preview of the texts that no screen of the site shows without one. */
export type ExampleCase = {
  name: string;
  status: string;
  /** What stands beside the status in the history. */
  note?: string;
  stages: { name: string; isAhead: boolean }[];
  /** It is promised a day of its answer. */
  hasDay: boolean;
  namesOfficer: boolean;
};

type Shown = { kind: CaseKind; status: CaseStatus; pause?: PauseReason };

/** Groups with the texts of a case, whatever its kind. */
const ofAnyCase = ['case-statuses', 'site.tracking', 'site.requests', `forms.${caseMessage.path}`];

/** The cases that the texts of a group are read in; none for texts that stand on screens of their own. */
export function exampleCases(group: string, wording: Wording): ExampleCase[] {
  return shownFor(group).map((shown) => exampleOf(shown, wording));
}

function shownFor(group: string): Shown[] {
  const inEachStatus = (kind: CaseKind) => caseStatuses.map((status) => ({ kind, status }));
  if (ofAnyCase.includes(group)) return inEachStatus('complaint');
  if (group === 'case-stages') {
    // One who has come to the first of them has all others before it.
    return caseKinds.filter((kind) => stagesOf(kind).length > 0).map((kind) => ({ kind, status: 'received' }));
  }
  // The keys of a literal object, which `Object.keys` gives as plain strings.
  const reasons = Object.keys(pauseTexts) as PauseReason[];
  if (group === 'case-pauses')
    return reasons.map((pause) => ({ kind: 'complaint', status: 'waiting-for-customer', pause }));
  // What is worded as for every kind stands with the texts of all.
  const kind = caseKinds.find((known) => `forms.${caseForms[known].path}` === group && hasOwnWords(known));
  return kind ? inEachStatus(kind) : [];
}

function hasOwnWords(kind: CaseKind): boolean {
  const { statusTexts, stageTexts } = caseForms[kind];
  return statusTexts !== undefined || stageTexts !== undefined;
}

function exampleOf({ kind, status, pause }: Shown, wording: Wording): ExampleCase {
  const { path, name, caseRules } = caseForms[kind];
  const hasEnded = isClosed(status);
  return {
    name: textIn(`forms.${path}.name`, name, wording),
    status: statusText(kind, status, wording),
    ...(pause && { note: textIn(`case-pauses.${pause}`, pauseTexts[pause], wording) }),
    stages: stagesOf(kind).map((stage, index) => ({
      name: stageText(kind, stage, wording),
      isAhead: index > 0 && !hasEnded,
    })),
    hasDay: promisesDay(kind) && !hasEnded && status !== 'waiting-for-customer',
    namesOfficer: caseRules.namesOfficer,
  };
}
