import type { ReactNode } from 'react';

type TableProps = {
  className: string;
  /** What stands above each column; the first one is above the rows' own headings. */
  headings: readonly string[];
  /** The same as they are shown, where that is more than the text. */
  headingParts?: readonly ReactNode[];
  rows: readonly {
    key: string;
    /** The id under which a link leads to this row. */
    id?: string;
    heading: ReactNode;
    /** One for each heading after the first, in their order. */
    cells: readonly ReactNode[];
  }[];
  /** Each cell carries its column's heading in `data-label`, for a style sheet that puts cells under each other. */
  labelled?: boolean;
};

/**
 * A table of data with a heading for each column and each row. It carries no roles: they are not allowed inside a
 * table element, and browsers (Safari since 17.0) keep it a table for voices whatever `display` its parts have.
 */
export function Table({ className, headings, headingParts = headings, rows, labelled = false }: TableProps): ReactNode {
  // Two columns may be called alike.
  const columns = headings.map((heading, index) => ({
    key: `${index} ${heading}`,
    heading,
    part: headingParts[index],
  }));
  return (
    <table className={className}>
      <thead>
        <tr>
          {columns.map(({ key, part }) => (
            <th key={key} scope="col">
              {part}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, id, heading, cells }) => (
          <tr key={key} id={id}>
            <th scope="row">{heading}</th>
            {columns.slice(1).map((column, index) => (
              <td key={column.key} data-label={labelled ? column.heading : undefined}>
                {cells[index]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
