import type { LocalizedText as LocalizedTextModel } from '@insurer/contract/fields.ts';
import type { ReactNode } from 'react';
import { quoteWords } from '#app/texts/quote-words.ts';
import { Icon } from '#app/ui/icon.tsx';
import { LocalizedText } from '#app/ui/localized-text.tsx';
import { SectionHeader } from '#app/ui/section-header.tsx';
import { SiteLink } from '#app/ui/site-link.tsx';
import { Table } from '#app/ui/table.tsx';
import type { View } from '#app/view.ts';
import type { SectionProps } from '../section-props.ts';
import { isPlainInclusion } from './plain-inclusion.ts';

const plans = ['plan1', 'plan2', 'plan3'] as const;
type Content = SectionProps<'insurance_plans_report'>['section']['content'];
type Plan = { plan: (typeof plans)[number]; heading: string; own: Own; view: View };
/** What a service says of a plan beside its values. */
type Own = { name?: LocalizedTextModel; price?: LocalizedTextModel; link?: Content['plan1Link'] };

/** What each of the three plans holds (PLAN-01 to PLAN-05); with their names and prices, and the way to a quote, where they are given. */
export function InsurancePlansReport({ section, view, level }: SectionProps<'insurance_plans_report'>): ReactNode {
  const { content, items } = section;
  const texts = view.texts.sections;
  const { rowsName } = content;
  const columns = plans.map((key): Plan => {
    const own = { name: content[`${key}Name`], price: content[`${key}Price`], link: content[`${key}Link`] };
    return { plan: key, own, view, heading: own.name?.text ?? texts[key] };
  });
  const amongNamed = columns.some(({ own }) => own.name);
  const rows = items.map((item) => ({
    key: item.id,
    heading: <LocalizedText of={item.title} view={view} />,
    cells: columns.map(({ plan, own }) => (
      <PlanValue key={plan} of={item[plan]} isNamed={own.name !== undefined} amongNamed={amongNamed} view={view} />
    )),
  }));
  const link = columns.find(({ own }) => own.link)?.own.link;
  const quotes = link
    ? [
        {
          key: 'quote',
          heading: quoteWords(link, view.texts).short,
          cells: columns.map((column) => <PlanQuote key={column.plan} {...column} />),
        },
      ]
    : [];
  return (
    <div className="insurance-plans">
      <SectionHeader title={content.title} view={view} level={level} />
      {items.length === 0 ? (
        <p className="muted">{texts.noPlans}</p>
      ) : (
        <Table
          className="insurance-plans__table"
          labelled
          headings={[rowsName?.text ?? texts.benefit, ...columns.map(({ heading }) => heading)]}
          headingParts={[
            rowsName ? <LocalizedText key="rows" of={rowsName} view={view} /> : texts.benefit,
            ...columns.map((column) => <PlanHeading key={column.plan} {...column} />),
          ]}
          rows={[...rows, ...quotes]}
        />
      )}
    </div>
  );
}

function PlanHeading({ heading, own: { name, price }, view }: Plan): ReactNode {
  if (!name && !price) return heading;
  return (
    <>
      {name ? <LocalizedText of={name} view={view} /> : heading}
      {price && (
        <span className="insurance-plans__price">
          <LocalizedText of={price} view={view} />
        </span>
      )}
    </>
  );
}

function PlanQuote({ heading, own: { link }, view }: Plan): ReactNode {
  if (!link) return null;
  const { short, full } = quoteWords(link, view.texts, heading);
  return (
    <SiteLink to={link} view={view} className="button button--action insurance-plans__quote">
      <span aria-hidden="true">{short}</span>
      <span className="visually-hidden">{full}</span>
    </SiteLink>
  );
}

type ValueProps = { of: LocalizedTextModel | undefined; isNamed: boolean; amongNamed: boolean; view: View };

/**
 * A mark with the plan's text, or the words for "not applicable" without a mark (PLAN-03 to PLAN-05). Among named plans the mark
 * is kept for what is simply included, and what a named one lacks is a dash that voices read as words.
 */
function PlanValue({ of, isNamed, amongNamed, view }: ValueProps): ReactNode {
  const texts = view.texts.sections;
  if (!of && !isNamed) return <span className="insurance-plans__none">{texts.notApplicable}</span>;
  if (!of) {
    return (
      <span className="insurance-plans__none">
        <span aria-hidden="true">—</span>
        <span className="visually-hidden">{texts.notCovered}</span>
      </span>
    );
  }
  const hasMark = !amongNamed || isPlainInclusion(of);
  return (
    <span className={hasMark ? 'insurance-plans__value' : 'insurance-plans__value insurance-plans__value--plain'}>
      {hasMark && <Icon name="check" className="insurance-plans__mark" />}
      <span>
        <LocalizedText of={of} view={view} />
      </span>
    </span>
  );
}
