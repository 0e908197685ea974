import type { ReactNode, Ref } from 'react';
import { Link } from 'react-router';
import { nameProblem } from '#app/forms/name-problem.ts';
import { ErrorReference } from '#app/frame/status/error-reference.tsx';
import { Icon } from '#app/ui/icon.tsx';
import type { View } from '#app/view.ts';
import type { ClaimProblem } from './claim-data.ts';

type SummaryProps = {
  problem: ClaimProblem | undefined;
  /** What a field is called, and where it is put right: on this page (`#…`), or at another step, which holds the files all the same. */
  placeOf: (field: string) => { label: string; href: string };
  element: Ref<HTMLDivElement>;
  view: View;
};

/** What is wrong, in one place on top, with links to the fields. Without scripts the answer's address leads here. */
export function ProblemSummary({ problem, placeOf, element, view }: SummaryProps): ReactNode {
  if (!problem) return null;
  const { forms } = view.texts;
  return (
    <div className="error-summary" id="form" role="alert" tabIndex={-1} ref={element}>
      <Icon name="alert" className="error-summary__icon" />
      <div className="error-summary__text">
        <h3 className="error-summary__title">{forms.problemTitle}</h3>
        {problem.failure && <p>{problem.failure}</p>}
        {problem.reference && <ErrorReference view={view} reference={problem.reference} />}
        <ul className="error-summary__list">
          {problem.problems.map(({ field, message }) => {
            const { label, href } = placeOf(field);
            return (
              <li key={field}>
                <PlaceLink href={href}>{nameProblem(label, message, false)}</PlaceLink>
              </li>
            );
          })}
        </ul>
        {problem.filesLost && <p>{forms.filesLost}</p>}
      </div>
    </div>
  );
}

/** Another step is no other document: the files that this page holds stay. */
function PlaceLink({ href, children }: { href: string; children: ReactNode }): ReactNode {
  return href.startsWith('#') ? <a href={href}>{children}</a> : <Link to={href}>{children}</Link>;
}
