import type { AdminLanguage } from '../../fields/labels.ts';
import { dimensionLabels, figureColumns, figureLabels, figureWords as words } from './figure-words.ts';
import type { Dimension, Figures } from './figures.ts';
import type { ReportLine } from './report.ts';

type FiguresTableProps = { dimension: Dimension; lines: ReportLine[]; total: Figures; language: AdminLanguage };

/** The figures of each value of a dimension, and of all of them together. */
export function FiguresTable({ dimension, lines, total, language }: FiguresTableProps) {
  const name = dimensionLabels[dimension][language];
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard
    <section className="figures__section figures__scroll" aria-label={name} tabIndex={0}>
      <h2>{name}</h2>
      <p className="figures__hint">{words.scroll[language]}</p>
      <table className="figures__table">
        <thead>
          <tr>
            <th scope="col">{name}</th>
            {figureColumns.map((column) => (
              <th key={column} scope="col">
                {figureLabels[column][language]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.value}>
              <th scope="row">
                <bdi>{line.name}</bdi>
              </th>
              <Cells figures={line.figures} />
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{words.total[language]}</th>
            <Cells figures={total} />
          </tr>
        </tfoot>
      </table>
    </section>
  );
}

function Cells({ figures }: { figures: Figures }) {
  return figureColumns.map((column) => (
    <td key={column}>
      <bdi dir="ltr">{cellText(figures, column)}</bdi>
    </td>
  ));
}

/** A number; what was answered in time with its share of the answered ones. */
function cellText(figures: Figures, column: keyof Figures): string {
  const value = figures[column];
  if (value === undefined) return '–';
  if (column !== 'inTime' || figures.answered === 0) return String(value);
  return `${value} (${Math.round((figures.inTime / figures.answered) * 100)} %)`;
}
