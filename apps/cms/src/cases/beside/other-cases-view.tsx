import type { UIFieldServerProps } from 'payload';
import { adminLanguageOf, type Label, label } from '../../fields/labels.ts';
import { dayWithHijri } from '../../fields/moment-text.ts';
import { type CaseCollection, caseLabel, type Team, teamOf } from '../case-kinds.ts';
import { caseStatusLabels } from '../case-status.ts';
import { shownCase } from '../shown-case.ts';
import { type OneCase, otherCases } from './other-cases.ts';

const words = {
  none: label('There are no others.', 'لا توجد طلبات أخرى.'),
  same: label('Likely the same matter', 'قد يكون الموضوع نفسه'),
};

const titles: Record<Team, Label> = {
  care: label('Other cases of this customer', 'طلبات أخرى لهذا العميل'),
  people: label('Other applications of this person', 'طلبات أخرى لهذا المتقدم'),
};

/** What else the sender of a case has sent, beside it. */
export async function OtherCasesView({ id, i18n, collectionSlug, req }: UIFieldServerProps) {
  const collection = collectionSlug as CaseCollection;
  const one = await shownCase<OneCase>(req, collection, id);
  if (!one) return null;
  const others = await otherCases(req, { ...one, collection });
  const language = adminLanguageOf(i18n);
  return (
    <section className="field-type other-cases" aria-labelledby="other-cases-title">
      <h3 id="other-cases-title">{titles[teamOf(collection)][language]}</h3>
      {others.length === 0 && <p className="desk__quiet">{words.none[language]}</p>}
      <ul>
        {others.map(({ collection: inbox, id: other, reference, kind, isEnquiry, status, createdAt, isLikelySame }) => (
          <li key={reference}>
            <a href={`/admin/collections/${inbox}/${other}`}>
              <bdi dir="ltr">{reference}</bdi>
            </a>{' '}
            {isLikelySame && <span className="waiting-mark waiting-mark--alert">{words.same[language]}</span>}
            <span className="desk__quiet desk-table__day">
              {[
                caseLabel(kind, isEnquiry)[language],
                caseStatusLabels[teamOf(inbox)][status][language],
                dayWithHijri(createdAt, language),
              ].join(' · ')}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
