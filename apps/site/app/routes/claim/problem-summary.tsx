import type { ReactNode, Ref } from 'react';
import { Link } from 'react-router';
import { ErrorSummary } from '#app/forms/error-summary.tsx';
import { nameProblem } from '#app/forms/name-problem.ts';
import type { View } from '#app/view.ts';
import type { ClaimProblem } from './claim-data.ts';

type SummaryProps = {
  problem: ClaimProblem | undefined;
  /** What a field is called, and where it is put right: on this page (`#…`), or at another step, which holds the files all the same. */
  linkTo: (field: string) => { label: string; href: string };
  element: Ref<HTMLDivElement>;
  view: View;
};

/** What is wrong with a step, or with the whole claim. */
export function ProblemSummary({ problem, linkTo, element, view }: SummaryProps): ReactNode {
  const entries = (problem?.problems ?? []).map(({ field, message }) => {
    const { label, href } = linkTo(field);
    return { name: field, href, text: nameProblem(label, message, false) };
  });
  return <ErrorSummary {...{ entries, element, view }} state={problem} link={PlaceLink} level={3} />;
}

/** Another step is no other document: the files that this page holds stay. */
function PlaceLink({ href, children }: { href: string; children: ReactNode }): ReactNode {
  return href.startsWith('#') ? <a href={href}>{children}</a> : <Link to={href}>{children}</Link>;
}
