import type { ReactNode } from 'react';

type PanelProps = {
  title: string;
  /** How much waits; nothing is shown where it makes no sense to count. */
  count?: number;
  /** Said instead of the content when nothing waits. */
  empty?: string;
  children?: ReactNode;
};

/** One subject of the dashboard, with a heading of its own. */
export function Panel({ title, count, empty, children }: PanelProps) {
  return (
    <section className="waiting-panel" aria-label={title}>
      <h2 className="waiting-panel__title">
        {title}
        {count ? <span className="waiting-panel__count">{count}</span> : null}
      </h2>
      {empty ? <p className="waiting-panel__empty">{empty}</p> : children}
    </section>
  );
}

/** One line that leads to what it names. */
export function Line({ href, title, lang, mark, note, alert }: LineProps) {
  return (
    <li className="waiting-line">
      <a className="waiting-line__link" href={href}>
        <bdi lang={lang}>{title}</bdi>
      </a>
      {mark ? <span className={`waiting-mark${alert ? ' waiting-mark--alert' : ''}`}>{mark}</span> : null}
      {note ? <span className="waiting-line__note">{note}</span> : null}
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
};
