import type { Language } from '@insurer/contract/language.ts';
import { labelOf } from '../admin/languages/missing-arabic.ts';
import type { StoredField } from '../admin/languages/stored-fields.ts';
import type { Label } from '../fields/labels.ts';
import type { NowhereReason } from '../links/nowhere-words.ts';
import type { CheckKind } from './check-kinds.ts';

/** Something to look at before a publication, with the field that it is about. */
export type Finding = {
  kind: CheckKind;
  /** Where it stands in the form, such as `sections.2.items.0.title`. */
  path: string;
  /** The same place by the ids of its rows: the same finding keeps it when rows are moved. */
  key: string;
  /** The language of the text that is meant; none where both languages share the field. */
  language?: Language;
  /** The language of the form in which it is mended, where that is another: visitors in one see the picture of the other. */
  form?: Language;
  /** What editors call the field; none of a whole section. */
  label?: Label | string;
  /** The words, the length or the address that are meant. */
  detail?: string;
  /** The whole address of a link, or what a field chose, of which `detail` is as much as is shown: a field may have several. */
  target?: string;
  /** Why a link leads nowhere. */
  reason?: NowhereReason;
};

const longestDetail = 60;

/** A finding at a field (decision 0038); its detail, such as an address, is shortened. */
export function finding(
  kind: CheckKind,
  { path, key, field }: StoredField,
  language?: Language,
  detail?: string,
): Finding {
  return { kind, path, key, language, label: labelOf(field), detail: detail && shortened(detail) };
}

/** Whether a finding is one that visitors already see: it does not get worse by publishing. */
export function isAmong(findings: Finding[], one: Finding): boolean {
  return findings.some(
    ({ kind, key, language, target }) =>
      kind === one.kind && key === one.key && language === one.language && target === one.target,
  );
}

/** As much of what a field says as stands in the panel. */
export function shortened(words: string): string {
  return words.length > longestDetail ? `${words.slice(0, longestDetail)}…` : words;
}
