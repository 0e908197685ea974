import type { AdminLanguage } from '../../fields/labels.ts';
import { dayWithHijri } from '../../fields/moment-text.ts';
import type { FoundCase } from './person.ts';
import { personWords } from './person-words.ts';

type PersonCasesProps = {
  cases: readonly FoundCase[];
  leftOut: readonly string[];
  leaveOut(leftOut: string[]): void;
  language: AdminLanguage;
};

/** The cases that were found of a person, each to be left out of a copy or an erasure: one number can be several people's. */
export function PersonCases({ cases, leftOut, leaveOut, language }: PersonCasesProps) {
  const say = personWords[language];
  return (
    <ul className="person-cases">
      {cases.map(({ collection, id, reference, kind, name, created_at, open, held, files }) => (
        <li key={reference}>
          <input
            type="checkbox"
            aria-label={say.takes(reference)}
            checked={!leftOut.includes(reference)}
            onChange={({ target }) => {
              const others = leftOut.filter((one) => one !== reference);
              leaveOut(target.checked ? others : [...others, reference]);
            }}
          />
          {/* The list stays: what was typed would be gone. */}
          <a href={`/admin/collections/${collection}/${id}`} target="_blank" rel="noreferrer">
            <bdi dir="ltr">{reference}</bdi>
          </a>
          <span className="desk__quiet">
            {kind[language]} · {name && <bdi>{name}</bdi>}
            {name && ' · '}
            {[
              dayWithHijri(created_at, language),
              open ? say.open : say.closed,
              say.files(files),
              ...(held ? [say.held] : []),
            ].join(' · ')}
          </span>
        </li>
      ))}
    </ul>
  );
}
