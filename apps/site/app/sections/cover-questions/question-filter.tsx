import type { ReactNode } from 'react';
import { localPath } from '#app/ui/local-path.ts';
import { screenLink } from '#app/ui/screen-link.ts';
import type { View } from '#app/view.ts';

/**
 * Narrows the questions below it while somebody types (enhance/filter-questions.ts). Where no scripts run it is not shown,
 * and all questions are.
 */
export function QuestionFilter({ id, view }: { id: string; view: View }): ReactNode {
  const texts = view.texts.coverQuestions;
  return (
    <div className="cover-questions__filter">
      <label htmlFor={id}>{texts.filter}</label>
      <input id={id} type="search" maxLength={100} autoComplete="off" data-question-filter />
      <p
        className="cover-questions__shown"
        role="status"
        data-questions-shown={texts.shown}
        data-and-elsewhere={texts.shownAndElsewhere}
        data-none={texts.none}
        data-elsewhere={texts.onlyElsewhere}
      />
      <p hidden data-questions-none>
        <a href={localPath('/search', view.language)}>{texts.searchSite}</a> ·{' '}
        <a href={localPath(screenLink('/contact-us').href, view.language)}>{view.texts.headings['contact-us']}</a>
      </p>
    </div>
  );
}
