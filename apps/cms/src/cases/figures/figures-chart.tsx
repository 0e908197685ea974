import { directionOf } from '@insurer/contract/language.ts';
import type { AdminLanguage } from '../../fields/labels.ts';
import { figureLabels, figureWords as words } from './figure-words.ts';
import type { ReportLine } from './report.ts';

const size = { height: 150, bar: 24, month: 96, top: 24, bottom: 28 };
/** Where the two bars of a month begin, from the left. */
const places = [20, 20 + size.bar + 8] as const;

/** Bars of what came in and what was answered in time, a pair for each month; the table below says the same in numbers. */
export function FiguresChart({ lines, language }: { lines: ReportLine[]; language: AdminLanguage }) {
  const most = Math.max(1, ...lines.flatMap(({ figures }) => [figures.received, figures.inTime]));
  const width = lines.length * size.month;
  const height = size.top + size.height + size.bottom;
  // Time runs as the language is read, and so do the two bars of a month.
  const isMirrored = directionOf(language) === 'rtl';
  const ordered = isMirrored ? lines.toReversed() : lines;
  const [received, inTime] = isMirrored ? ([places[1], places[0]] as const) : places;
  return (
    <figure className="figures__chart">
      <figcaption>{words.chart[language]}</figcaption>
      <p className="figures__legend" aria-hidden="true">
        <span className="figures__key figures__key--received" /> {figureLabels.received[language]}
        <span className="figures__key figures__key--in-time" /> {figureLabels.inTime[language]}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard */}
      <section className="figures__scroll" tabIndex={0} aria-label={words.chart[language]}>
        <svg
          viewBox={`0 0 ${width} ${height}`}
          width={width}
          height={height}
          role="img"
          aria-label={words.chart[language]}
        >
          {ordered.map(({ value, name, figures }, index) => (
            <g key={value} transform={`translate(${index * size.month} 0)`}>
              <Bar kind="received" count={figures.received} most={most} at={received} />
              <Bar kind="in-time" count={figures.inTime} most={most} at={inTime} />
              <text x={size.month / 2} y={height - 8} textAnchor="middle">
                {name}
              </text>
            </g>
          ))}
        </svg>
      </section>
    </figure>
  );
}

function Bar({ kind, count, most, at }: { kind: string; count: number; most: number; at: number }) {
  const height = Math.round((count / most) * size.height);
  const y = size.top + size.height - height;
  return (
    <>
      <rect className={`figures__bar figures__bar--${kind}`} x={at} y={y} width={size.bar} height={height} />
      <text x={at + size.bar / 2} y={y - 6} textAnchor="middle">
        {count}
      </text>
    </>
  );
}
