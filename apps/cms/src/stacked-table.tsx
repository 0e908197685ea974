import type { ReactNode } from 'react';
import type { AdminLanguage, Label } from './fields/labels.ts';

type StackedTableProps = { columns: Label[]; language: AdminLanguage; children: ReactNode };

/** A table of a view of our own, whose lines are blocks on a phone (admin.css). Its lines are the children. */
export function StackedTable({ columns, language, children }: StackedTableProps) {
  return (
    <div className="stacked-table">
      <table className="changes">
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.en} scope="col">
                {column[language]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}
