import type { Language } from '@insurer/contract/language.ts';
import { nameFiles } from '#app/forms/name-problem.ts';
import type { ClaimProblem } from './claim-data.ts';

/** What is left of a problem with the files that were sent, and which of those that are still held it means. */
export type LeftOver = { problem: ClaimProblem | undefined; refused: readonly File[]; reason?: string };

/** What is left of a problem once files that it meant were taken back: it names the others, and goes with the last of them. */
export function withoutRemoved(
  problem: ClaimProblem,
  sent: readonly File[],
  held: readonly File[],
  language: Language,
): LeftOver {
  const named = problem.problems.find(({ files }) => files);
  if (!named?.files) return { problem, refused: [] };
  const { places, names, reason } = named.files;
  const isHeld = (place: number | undefined) => held.some((file) => file === sent[place ?? -1]);
  const refused = sent.filter((_, place) => places.includes(place) && isHeld(place));
  const message = nameFiles(
    names.filter((_, at) => isHeld(places[at])),
    reason,
    language,
  );
  const others = problem.problems.filter((one) => one !== named);
  const problems = refused.length > 0 ? [...others, { ...named, message }] : others;
  return { problem: problems.length > 0 ? { ...problem, problems } : undefined, refused, reason };
}
