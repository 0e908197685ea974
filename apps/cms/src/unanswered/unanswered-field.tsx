import type { UIFieldServerProps } from 'payload';
import { hasRole } from '../access/roles.ts';
import { adminLanguageOf } from '../fields/labels.ts';
import { listUnanswered } from './list-unanswered.ts';
import { editSynonyms, unansweredWords as texts, timesInWords } from './unanswered-words.ts';

const shown = 12;

/** Beside the synonyms: what visitors looked for in vain, with the way to where it is added. */
export async function UnansweredField({ req, i18n, payload }: UIFieldServerProps) {
  if (!hasRole(req, ...editSynonyms)) return null;
  const language = adminLanguageOf(i18n);
  const found = await listUnanswered(payload);
  return (
    <section className="field-type unanswered">
      <h3>{texts.title[language]}</h3>
      {found.length === 0 ? <p>{texts.none[language]}</p> : null}
      <ul className="unanswered__words">
        {found.slice(0, shown).map(({ words, language: asked, count }) => (
          <li key={`${asked} ${words}`}>
            <bdi>{words}</bdi> <span>{timesInWords(count, language)}</span>
          </li>
        ))}
      </ul>
      {found.length > 0 ? (
        <p>
          <a href="/admin/unanswered-searches">{texts.add[language]}</a>
        </p>
      ) : null}
    </section>
  );
}
