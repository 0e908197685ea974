import { type AdminLanguage, type Label, label, languageLabels } from '../fields/labels.ts';
import { nowhereWords } from '../links/nowhere-words.ts';
import { checkKinds } from './check-kinds.ts';
import { checksWords } from './checks-words.ts';
import type { Finding } from './finding.ts';

/** What is found, in words: of a link with the reason, where it says more than that no page is there. A picture is no link. */
export function findingWords({ kind, reason }: Pick<Finding, 'kind' | 'reason'>): Label {
  const words = checkKinds[kind];
  if (!reason || reason === 'nowhere') return words;
  const why = nowhereWords[reason];
  if (reason === 'no-picture') return why;
  return label(`${words.en}: ${why.en}`, `${words.ar}: ${why.ar}`);
}

/** Where it was found: the section, the field and the language of the text. */
export function findingPlace(
  { path, label: field, language }: Pick<Finding, 'path' | 'label' | 'language'>,
  adminLanguage: AdminLanguage,
): string {
  const [, section] = /^sections\.(\d+)/.exec(path) ?? [];
  const place = [
    section && checksWords[adminLanguage].section(Number(section) + 1),
    typeof field === 'object' ? field[adminLanguage] : field,
    language && languageLabels[language][adminLanguage],
  ];
  return place.filter(Boolean).join(' · ');
}
