import { textIn, type Wording } from './changed-texts.ts';
import { type CaseStage, caseStageTexts } from './forms/case-stages.ts';
import { localizeForm, mailNameOf } from './forms/form-text.ts';
import { type CaseKind, caseForms } from './forms/forms.ts';
import type { Translations } from './language.ts';
import { type CaseStatus, caseStatusTexts } from './requests/case-statuses.ts';

/** What the sender of a case reads of its status: the word of its own form, where that has one (decision 0024). */
export function statusText(kind: CaseKind | undefined, status: CaseStatus, wording: Wording): string {
  const own = kind && caseForms[kind].statusTexts?.[status];
  return own
    ? ownText(kind, `statusTexts.${status}`, own, wording)
    : textIn(`case-statuses.${status}`, caseStatusTexts[status], wording);
}

/** The same of a stage. */
export function stageText(kind: CaseKind, stage: CaseStage, wording: Wording): string {
  const own = caseForms[kind].stageTexts?.[stage];
  return own
    ? ownText(kind, `stageTexts.${stage}`, own, wording)
    : textIn(`case-stages.${stage}`, caseStageTexts[stage], wording);
}

/** What mails call a case: where enquiries come by the same form, what is none has the name that its sender reads on the site. */
export function caseNameInMails(kind: CaseKind, isEnquiry: boolean, wording: Wording): string {
  const form = caseForms[kind];
  return form.enquiry && !isEnquiry ? localizeForm(form, wording).name : mailNameOf(form, wording);
}

function ownText(kind: CaseKind, place: string, text: Translations, wording: Wording): string {
  return textIn(`forms.${caseForms[kind].path}.${place}`, text, wording);
}
