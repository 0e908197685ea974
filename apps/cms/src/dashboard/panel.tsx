import type { ReactNode } from 'react';
import type { Label } from '../fields/labels.ts';
import { words } from './dashboard-words.ts';
import type { Reader } from './reader.ts';

type PanelProps = {
  title: string;
  /** How much waits; nothing is shown where it makes no sense to count. */
  count?: number;
  /** Said instead of the content when nothing waits. */
  empty?: string;
  children?: ReactNode;
  /** Said below, whether something waits or not. */
  footnote?: ReactNode;
};

/** One subject of the dashboard, with a heading of its own. */
export function Panel({ title, count, empty, children, footnote }: PanelProps) {
  return (
    <section className="waiting-panel" aria-label={title}>
      <h2 className="waiting-panel__title">
        {title}
        {count ? <span className="waiting-panel__count">{count}</span> : null}
      </h2>
      {empty ? <p className="waiting-panel__empty">{empty}</p> : children}
      {footnote}
    </section>
  );
}

type LinesPanelProps = {
  reader: Reader;
  title: Label;
  empty: Label;
  count?: number;
  lines: (LineProps & { key: string })[];
  /** How many lines there are, where not all of them are shown. */
  total?: number;
  footnote?: ReactNode;
  /** Where all of them stand. */
  list?: { href: string; name: Label };
};

/** So many lines are read at a glance; the others unfold. */
const atFirst = 8;

/** A subject that is a list of lines, and how many more there are than it was given. */
export function LinesPanel(props: LinesPanelProps) {
  const { reader, title, empty, count, lines, total = lines.length, footnote, list } = props;
  const { say } = reader;
  return (
    <Panel title={say(title)} count={count} empty={lines.length === 0 ? say(empty) : undefined} footnote={footnote}>
      <Lines lines={lines.slice(0, atFirst)} />
      {lines.length > atFirst ? (
        <details>
          <summary className="waiting-panel__unfold">{`+${lines.length - atFirst} ${say(words.more)}`}</summary>
          <Lines lines={lines.slice(atFirst)} />
        </details>
      ) : null}
      {total > lines.length ? (
        <p className="waiting-panel__more">{`+${total - lines.length} ${say(words.more)}`}</p>
      ) : null}
      {list && lines.length > 0 ? (
        <p className="waiting-panel__more">
          <a href={list.href}>{say(list.name)}</a>
        </p>
      ) : null}
    </Panel>
  );
}

function Lines({ lines }: Pick<LinesPanelProps, 'lines'>) {
  return (
    <ul className="waiting-lines">
      {lines.map(({ key, ...line }) => (
        <Line key={key} {...line} />
      ))}
    </ul>
  );
}

/** One line that leads to what it names. */
export function Line({ href, title, lang, mark, note, alert, act }: LineProps) {
  return (
    <li className="waiting-line">
      <a className="waiting-line__link" href={href}>
        <bdi lang={lang}>{title}</bdi>
      </a>
      {mark ? <span className={`waiting-mark${alert ? ' waiting-mark--alert' : ''}`}>{mark}</span> : null}
      {note ? <span className="waiting-line__note">{note}</span> : null}
      {act}
    </li>
  );
}

type LineProps = {
  href: string;
  title: string;
  /** The language that the title is really in. */
  lang?: string;
  mark?: string;
  note?: string;
  alert?: boolean;
  /** What can be done with it here. */
  act?: ReactNode;
};
