import { notFound } from 'next/navigation.js';
import type { AdminViewServerProps } from 'payload';
import { hasRole } from '../access/roles.ts';
import { type AdminLanguage, adminLanguageOf, languageLabels } from '../fields/labels.ts';
import { shortDayText } from '../fields/moment-text.ts';
import { OwnView } from '../own-view.tsx';
import { StackedTable } from '../stacked-table.tsx';
import { addSynonymAddress } from './add-synonym.ts';
import { anchorOf, listUnanswered, type Unanswered } from './list-unanswered.ts';
import { editSynonyms, unansweredWords as texts, timesInWords } from './unanswered-words.ts';

const shown = 100;

/** What visitors looked for in vain, each with a way to the synonyms (decision 0041). */
export async function UnansweredView(view: AdminViewServerProps) {
  const {
    initPageResult: { req },
    searchParams = {},
  } = view;
  if (!hasRole(req, ...editSynonyms)) notFound();
  const language = adminLanguageOf(req.i18n);
  const found = (await listUnanswered(req.payload)).slice(0, shown);
  return (
    <OwnView of={view} className="desk unanswered">
      <h1>{texts.title[language]}</h1>
      {searchParams.added ? <p role="status">{texts.added[language]}</p> : null}
      {searchParams.drafted ? <p role="status">{texts.drafted[language]}</p> : null}
      {searchParams.refused ? <p role="alert">{texts.refused[language]}</p> : null}
      <p>{found.length > 0 ? texts.help[language] : texts.none[language]}</p>
      {found.length > 0 ? <UnansweredTable {...{ found, language }} /> : null}
      <p>
        <a href="/admin/globals/site-settings">{texts.synonyms[language]}</a>
      </p>
    </OwnView>
  );
}

type TableProps = { found: Unanswered[]; language: AdminLanguage };

function UnansweredTable({ found, language }: TableProps) {
  const columns = [texts.words, texts.times, texts.language, texts.last, texts.means];
  return (
    <StackedTable columns={columns} language={language}>
      {found.map((one) => (
        <tr key={`${one.language} ${one.words}`} id={anchorOf(one)}>
          <th scope="row">
            <bdi>{one.words}</bdi>
          </th>
          <td>{timesInWords(one.count, language)}</td>
          <td>{languageLabels[one.language][language]}</td>
          <td>{shortDayText(`${one.last}T12:00:00Z`, language)}</td>
          <td>
            <SynonymForm of={one.words} language={language} />
          </td>
        </tr>
      ))}
    </StackedTable>
  );
}

function SynonymForm({ of: words, language }: { of: string; language: AdminLanguage }) {
  const means = `${words}: ${texts.means[language]}`;
  return (
    // The service takes no other encoding of a form (access/body-limits.ts).
    <form className="unanswered__form" method="post" encType="multipart/form-data" action={addSynonymAddress}>
      <input type="hidden" name="words" value={words} />
      <span className="unanswered__means" aria-hidden="true">
        {texts.means[language]}
      </span>
      <input name="means" required maxLength={60} dir="auto" aria-label={means} />
      <button className="btn btn--style-secondary btn--size-small" type="submit">
        {texts.add[language]}
      </button>
    </form>
  );
}
