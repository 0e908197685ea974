import type { FileAddress, Quarter } from '@insurer/contract/fields.ts';
import type { ReactNode } from 'react';
import { fill } from '#app/texts/fill.ts';
import type { Texts } from '#app/texts/texts.ts';
import { Icon } from '#app/ui/icon.tsx';
import { mediaUrl } from '#app/ui/media-url.ts';
import { placeId } from '#app/ui/place-id.ts';
import { SectionHeader } from '#app/ui/section-header.tsx';
import { SiteLink } from '#app/ui/site-link.tsx';
import { Words } from '#app/ui/words.tsx';
import type { View } from '#app/view.ts';
import type { SectionProps } from '../section-props.ts';

const quarters = ['Q1', 'Q2', 'Q3', 'Q4'] as const satisfies readonly Quarter[];
const quarterText = { Q1: 'quarter1', Q2: 'quarter2', Q3: 'quarter3', Q4: 'quarter4' } as const satisfies Record<
  Quarter,
  keyof Texts['sections']
>;

/** The financial reports: a row for each year, a cell for the year and each quarter (spec 2.5). */
export function AnnualReports({ section, view, level }: SectionProps<'annual_reports'>): ReactNode {
  const { title } = section.content;
  const texts = view.texts.sections;
  return (
    <div className="annual-reports">
      <SectionHeader title={title} view={view} level={level} />
      <section
        className="annual-reports__region"
        aria-label={title?.text ?? texts.scrollableTable}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
        tabIndex={0}
      >
        <table className="annual-reports__table">
          <thead>
            <tr>
              <th scope="col">{texts.year}</th>
              <th scope="col">{texts.yearly}</th>
              {quarters.map((quarter) => (
                <th key={quarter} scope="col">
                  {texts[quarterText[quarter]]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {section.items.map((item) => (
              <tr key={item.id} id={placeId(section.id, item.id)}>
                <th scope="row">
                  <Words of={item.year} view={view} />
                </th>
                <ReportCell file={item.yearly} period={texts.yearly} year={item.year?.text ?? ''} view={view} />
                {quarters.map((quarter) => (
                  <ReportCell
                    key={quarter}
                    file={item.quarters?.[quarter]}
                    period={texts[quarterText[quarter]]}
                    year={item.year?.text ?? ''}
                    view={view}
                  />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  );
}

type ReportCellProps = { file: FileAddress | undefined; period: string; year: string; view: View };

/** A link only where there is a file; else the same words, greyed out (spec 2.5). */
function ReportCell({ file, period, year, view }: ReportCellProps): ReactNode {
  const texts = view.texts.sections;
  if (!file) {
    return (
      <td className="annual-reports__none">
        <span aria-hidden="true">{texts.download}</span>
        <span className="visually-hidden">{texts.notAvailable}</span>
      </td>
    );
  }
  return (
    <td>
      <SiteLink to={{ href: mediaUrl(file.url), external: true }} view={view} newTab className="annual-reports__link">
        <Icon name="download" />
        <span>{texts.download}</span>
        <span className="visually-hidden"> {fill('{period} {year}', { period, year })}</span>
      </SiteLink>
    </td>
  );
}
