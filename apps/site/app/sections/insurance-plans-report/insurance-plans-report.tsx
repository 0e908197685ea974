import type { LocalizedText as LocalizedTextModel } from '@insurer/contract/fields.ts';
import type { ReactNode } from 'react';
import { Icon } from '#app/ui/icon.tsx';
import { LocalizedText } from '#app/ui/localized-text.tsx';
import { SectionHeader } from '#app/ui/section-header.tsx';
import { Table } from '#app/ui/table.tsx';
import type { View } from '#app/view.ts';
import type { SectionProps } from '../section-props.ts';

const plans = ['plan1', 'plan2', 'plan3'] as const;

/** What each of the three plans holds (PLAN-01 to PLAN-05). */
export function InsurancePlansReport({ section, view, level }: SectionProps<'insurance_plans_report'>): ReactNode {
  const { title } = section.content;
  const texts = view.texts.sections;
  return (
    <div className="insurance-plans">
      <SectionHeader title={title} view={view} level={level} />
      {section.items.length === 0 ? (
        <p className="muted">{texts.noPlans}</p>
      ) : (
        <Table
          className="insurance-plans__table"
          labelled
          headings={[texts.benefit, ...plans.map((plan) => texts[plan])]}
          rows={section.items.map((item) => ({
            key: item.id,
            heading: <LocalizedText of={item.title} view={view} />,
            cells: plans.map((plan) => <PlanValue key={plan} of={item[plan]} view={view} />),
          }))}
        />
      )}
    </div>
  );
}

/** A mark with the plan's text, or the words for "not applicable" without a mark (PLAN-03 to PLAN-05). */
function PlanValue({ of, view }: { of: LocalizedTextModel | undefined; view: View }): ReactNode {
  const texts = view.texts.sections;
  if (!of) return <span className="insurance-plans__none">{texts.notApplicable}</span>;
  return (
    <span className="insurance-plans__value">
      <Icon name="check" className="insurance-plans__mark" />
      <span>
        <LocalizedText of={of} view={view} />
      </span>
    </span>
  );
}
