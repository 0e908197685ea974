import type { LocalizedText as LocalizedTextModel } from '@insurer/contract/fields.ts';
import type { Section } from '@insurer/contract/sections/sections.ts';
import type { ReactNode } from 'react';
import { otherWords } from '#app/search/other-queries.ts';
import { groupsStanding } from '#app/search/same-groups.ts';
import { findingsOf } from '#app/search/section-findings.ts';
import type { SynonymGroups } from '#app/search/synonyms.ts';
import { anchorId, partId } from '#app/ui/anchor-id.ts';
import { below } from '#app/ui/heading.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { LocalizedText } from '#app/ui/localized-text.tsx';
import { RichText } from '#app/ui/rich-text.tsx';
import { SectionHeader } from '#app/ui/section-header.tsx';
import { Unfolded } from '#app/ui/unfolded.tsx';
import type { View } from '#app/view.ts';
import type { SectionProps } from '../section-props.ts';
import { Clause } from './clause.tsx';
import { QuestionFilter } from './question-filter.tsx';
import { VerdictMark } from './verdict-mark.tsx';

/** Fewer questions are seen at once and need no filter. */
const filteredFrom = 4;
const none: SynonymGroups = [];

/** "Am I covered?": questions with their verdict, which open to the answer and the clause that decides (decision 0039). */
export function CoverQuestions({ section, view, level, beside }: SectionProps<'cover_questions'>): ReactNode {
  const { header, description, document, documentTitle } = section.content;
  const isFiltered = section.items.length >= filteredFrom;
  return (
    <div className="cover-questions" data-questions={isFiltered ? sameOnPage(beside ?? [section], view) : ''}>
      <SectionHeader title={header} description={description} view={view} level={level} />
      <div className="cover-questions__body">
        {isFiltered && <QuestionFilter id={partId('asked', section.id)} view={view} />}
        <div className="cover-questions__list">
          {section.items.map(({ id, question, verdict, answer, clause, page }) => (
            <details
              key={id}
              className="cover-questions__item"
              data-question={isFiltered ? alsoCalled(question, view) : ''}
            >
              <summary className="cover-questions__question">
                <span className="cover-questions__words">
                  <LocalizedText of={question} view={view} />
                </span>
                {verdict && <VerdictMark verdict={verdict} view={view} />}
                <Icon name="chevron-down" className="cover-questions__chevron" />
              </summary>
              <Unfolded id={anchorId(section.id, id)} className="cover-questions__answer">
                <RichText of={answer} view={view} level={header ? below(level) : level} />
                <Clause of={clause} page={page} document={document} title={documentTitle} view={view} />
              </Unfolded>
            </details>
          ))}
        </div>
        {isFiltered && (
          <div className="cover-questions__passages" hidden data-passages>
            <p>{view.texts.coverQuestions.elsewhere}</p>
            <ul />
          </div>
        )}
      </div>
    </div>
  );
}

/** What means the same as something that stands on the page: what is typed is looked for there in other words, too. */
function sameOnPage(sections: readonly Section[], { site, texts }: View): string {
  const said = sections
    .flatMap((one) => findingsOf(one, texts))
    .flatMap(({ title, text }) => [title?.text, text?.text]);
  const groups = groupsStanding(
    said.filter((text) => text !== undefined),
    site?.settings.synonyms ?? none,
  );
  return JSON.stringify(groups);
}

/** By what else people may ask for a question, as the site's search knows it. */
function alsoCalled(question: LocalizedTextModel | undefined, { site }: View): string {
  return question ? otherWords(question.text, site?.settings.synonyms ?? []).join(' ') : '';
}
