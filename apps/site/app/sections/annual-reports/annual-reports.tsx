import type { FileAddress, Quarter } from '@insurer/contract/fields.ts';
import type { ReactNode } from 'react';
import { fill } from '#app/texts/fill.ts';
import type { Texts } from '#app/texts/texts.ts';
import { anchorId } from '#app/ui/anchor-id.ts';
import { Icon } from '#app/ui/icon.tsx';
import { LocalizedText } from '#app/ui/localized-text.tsx';
import { mediaUrl } from '#app/ui/media-url.ts';
import { SectionHeader } from '#app/ui/section-header.tsx';
import { SiteLink } from '#app/ui/site-link.tsx';
import { Table } from '#app/ui/table.tsx';
import type { View } from '#app/view.ts';
import type { SectionProps } from '../section-props.ts';

/** Each period by its words in texts.sections. */
const periods = {
  yearly: 'yearly',
  Q1: 'quarter1',
  Q2: 'quarter2',
  Q3: 'quarter3',
  Q4: 'quarter4',
} as const satisfies {
  [Period in Quarter | 'yearly']: keyof Texts['sections'];
};

/** The financial reports: a row for each year, a cell for the year and each quarter (REPORT-01). */
export function AnnualReports({ section, view, level }: SectionProps<'annual_reports'>): ReactNode {
  const { title } = section.content;
  const texts = view.texts.sections;
  return (
    <div className="annual-reports">
      <SectionHeader title={title} view={view} level={level} />
      {/* Its links lead a keyboard through it; a stop of its own would stand there on wide screens, too, where nothing scrolls. */}
      <section className="annual-reports__region" aria-label={title?.text ?? texts.scrollableTable}>
        <Table
          className="annual-reports__table"
          headings={[texts.year, ...Object.values(periods).map((words) => texts[words])]}
          rows={section.items.map((item) => {
            const year = item.year?.text ?? '';
            const files: Record<string, FileAddress | undefined> = { yearly: item.yearly, ...item.quarters };
            return {
              key: item.id,
              id: anchorId(section.id, item.id),
              heading: <LocalizedText of={item.year} view={view} />,
              cells: Object.entries(periods).map(([period, words]) => (
                <Report key={period} file={files[period]} period={texts[words]} year={year} view={view} />
              )),
            };
          })}
        />
      </section>
    </div>
  );
}

type ReportProps = { file: FileAddress | undefined; period: string; year: string; view: View };

/** A link only where there is a file; else the same words, greyed out (REPORT-02, REPORT-03). */
function Report({ file, period, year, view }: ReportProps): ReactNode {
  const texts = view.texts.sections;
  if (!file) {
    return (
      <span className="annual-reports__none">
        <span aria-hidden="true">{texts.download}</span>
        <span className="visually-hidden">{texts.notAvailable}</span>
      </span>
    );
  }
  return (
    <SiteLink to={{ href: mediaUrl(file.url), external: true }} view={view} newTab className="annual-reports__link">
      <Icon name="download" />
      <span>{texts.download}</span>
      <span className="visually-hidden"> {fill('{period} {year}', { period, year })}</span>
    </SiteLink>
  );
}
