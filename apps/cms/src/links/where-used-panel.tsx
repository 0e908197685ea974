'use client';

import { useDocumentInfo, useTranslation } from '@payloadcms/ui';
import { type AdminLanguage, adminLanguageOf } from '../fields/labels.ts';
import type { Redirect } from '../redirects/redirect-ends.ts';
import { DepartureForm } from './departure-form.tsx';
import { useWhereUsed } from './use-where-used.ts';
import { UsedInEntry } from './used-in-entry.tsx';
import { UsedInQuestion } from './used-in-question.tsx';
import { whereUsedWords } from './where-used-words.ts';

const whereUsedId = 'where-used';

type LeadsOnProps = Redirect & { said: string; language: AdminLanguage };

function LeadsOn({ said, from, to, language }: LeadsOnProps) {
  return (
    <p>
      {said} <bdi dir="ltr">/{from}</bdi> {language === 'ar' ? '←' : '→'} <bdi dir="ltr">{to}</bdi>
    </p>
  );
}

/** Every place that links to this document or uses it, each with the way there. */
export function WhereUsedPanel() {
  const { id } = useDocumentInfo();
  const { i18n } = useTranslation();
  const { used, isAway, askAgain } = useWhereUsed();
  const language = adminLanguageOf(i18n);
  const say = whereUsedWords[language];
  const shown = used?.usedIn.reduce((sum, { places }) => sum + places.length, 0) ?? 0;
  const found = used && (used.count === 0 ? say.none : say.count(used.count));
  return (
    <section className="field-type checks" aria-labelledby={`${whereUsedId}-title`} id={whereUsedId} tabIndex={-1}>
      <h2 id={`${whereUsedId}-title`}>{say.title}</h2>
      <p role="status">{id === undefined ? say.newDocument : isAway ? say.unreachable : found}</p>
      {used && shown > 0 ? (
        <ul className="where-used__list">
          {used.usedIn.map((one) => (
            <UsedInEntry key={one.address} {...one} />
          ))}
        </ul>
      ) : null}
      {used && shown < used.count ? <p>{say.more(shown)}</p> : null}
      {used?.ownRedirect ? <LeadsOn {...used.ownRedirect} said={say.ownRedirect} language={language} /> : null}
      {used?.ledAway ? <LeadsOn {...used.ledAway} said={say.ledAway} language={language} /> : null}
      {used ? <UsedInQuestion used={used} /> : null}
      {used?.isDecider && (used.isHeld || used.decided) ? (
        <DepartureForm decided={used.decided} onDecided={askAgain} />
      ) : null}
    </section>
  );
}
