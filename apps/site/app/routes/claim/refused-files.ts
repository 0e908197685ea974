import type { Language } from '@insurer/contract/language.ts';
import { nameFiles } from '#app/forms/name-files.ts';
import type { ClaimProblem } from './claim-data.ts';

/** The files that went with a claim which was refused, and those that its page holds now. */
type Files = { sent: readonly File[]; held: readonly File[] };
export type RefusedFiles = { files: readonly File[]; reason: string };

/** What is left of a problem once files that it meant were taken back: it names the others. */
export function withoutRemoved(
  problem: ClaimProblem,
  { sent, held }: Files,
  language: Language,
): ClaimProblem | undefined {
  const problems = problem.problems.flatMap((one) => {
    if (!one.files) return [one];
    const { places, reason } = one.files;
    const left = places.filter((place) => sent[place] && held.includes(sent[place]));
    const message = nameFiles(sent, left, reason, language);
    return left.length > 0 ? [{ ...one, message, files: { places: left, reason } }] : [];
  });
  return problems.length > 0 || problem.failure ? { ...problem, problems } : undefined;
}

/** Which files a problem means. */
export function refusedIn(problem: ClaimProblem | undefined, sent: readonly File[]): RefusedFiles | undefined {
  const said = problem?.problems.find(({ files }) => files)?.files;
  return said && { files: sent.filter((_, place) => said.places.includes(place)), reason: said.reason };
}
