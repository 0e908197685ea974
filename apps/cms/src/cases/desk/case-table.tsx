'use client';

import type { AdminLanguage } from '../../fields/labels.ts';
import type { DeskRow } from './desk-row.ts';
import { deskWords as words } from './desk-words.ts';

/** What tells a row from all others: ids are those of a collection. */
export function keyOf({ collection, id }: Pick<DeskRow, 'collection' | 'id'>): string {
  return `${collection} ${id}`;
}

type CaseTableProps = {
  language: AdminLanguage;
  rows: DeskRow[];
  selected: ReadonlySet<string>;
  select: (keys: ReadonlySet<string>) => void;
};

const columns = ['reference', 'kind', 'name', 'status', 'stage', 'due', 'owner'] as const;

/** The lines of the working list; on narrow screens each stands as a card of its own. */
export function CaseTable({ language, rows, selected, select }: CaseTableProps) {
  const isAll = rows.every((row) => selected.has(keyOf(row)));
  return (
    <table className="desk-table">
      <thead>
        <tr>
          <td>
            <label className="desk-table__all">
              <input type="checkbox" checked={isAll} onChange={() => select(new Set(isAll ? [] : rows.map(keyOf)))} />
              <span>{words.selectAll[language]}</span>
            </label>
          </td>
          {columns.map((column) => (
            <th key={column} scope="col">
              {words[column][language]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <CaseLine
            key={keyOf(row)}
            row={row}
            language={language}
            isSelected={selected.has(keyOf(row))}
            toggle={() => select(toggled(selected, keyOf(row)))}
          />
        ))}
      </tbody>
    </table>
  );
}

type CaseLineProps = { row: DeskRow; language: AdminLanguage; isSelected: boolean; toggle: () => void };

function CaseLine({ row, language, isSelected, toggle }: CaseLineProps) {
  const { collection, id, reference, kind, name, status, stage, due, paused, owner, isUnanswered } = row;
  return (
    <tr className={due?.isLate ? 'desk-table__late' : undefined}>
      <td>
        <input
          type="checkbox"
          aria-label={`${words.select[language]} ${reference}`}
          checked={isSelected}
          onChange={toggle}
        />
      </td>
      <th scope="row">
        <a href={`/admin/collections/${collection}/${id}`}>
          <bdi dir="ltr">{reference}</bdi>
        </a>
      </th>
      <td data-column={words.kind[language]}>{kind}</td>
      <td data-column={words.name[language]}>
        <bdi dir="auto">{name || '–'}</bdi>
      </td>
      <td data-column={words.status[language]}>
        {status}{' '}
        {isUnanswered && <span className="waiting-mark waiting-mark--alert">{words.unanswered[language]}</span>}
      </td>
      <td data-column={words.stage[language]}>{stage || '–'}</td>
      <td data-column={words.due[language]}>
        {due ? (
          <>
            {due.isLate && <span className="waiting-mark waiting-mark--alert">{words.late[language]}</span>}
            {due.isSoon && <span className="waiting-mark">{words.soon[language]}</span>}
            <span className="desk-table__day">{due.day}</span>
            <span className="desk__quiet desk-table__day">{due.hijri}</span>
          </>
        ) : (
          <PausedOrNone paused={paused} language={language} />
        )}
      </td>
      <td data-column={words.owner[language]}>
        <bdi dir="auto">{owner?.name ?? words.nobody[language]}</bdi>
      </td>
    </tr>
  );
}

function toggled(keys: ReadonlySet<string>, key: string): ReadonlySet<string> {
  return keys.has(key) ? new Set([...keys].filter((one) => one !== key)) : new Set([...keys, key]);
}

function PausedOrNone({ paused, language }: { paused: string; language: AdminLanguage }) {
  if (!paused) return '–';
  return (
    <>
      <span className="waiting-mark">{words.paused[language]}</span>
      <span className="desk__quiet desk-table__day">{paused}</span>
    </>
  );
}
