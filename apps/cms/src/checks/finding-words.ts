import { type Label, label } from '../fields/labels.ts';
import { nowhereWords } from '../links/nowhere-words.ts';
import { checkKinds, missingFile } from './check-kinds.ts';
import type { Finding } from './finding.ts';

/** What is found, in words: of a link with the reason, where it says more than that no page is there. A picture is no link. */
export function findingWords({ kind, reason, isFile }: Pick<Finding, 'kind' | 'reason' | 'isFile'>): Label {
  if (isFile) return missingFile;
  const words = checkKinds[kind];
  if (!reason || reason === 'nowhere') return words;
  const why = nowhereWords[reason];
  if (reason === 'no-picture') return why;
  return label(`${words.en}: ${why.en}`, `${words.ar}: ${why.ar}`);
}
