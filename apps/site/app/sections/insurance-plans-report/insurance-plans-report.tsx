import type { Words as WordsModel } from '@insurer/contract/fields.ts';
import type { ReactNode } from 'react';
import { Icon } from '#app/ui/icon.tsx';
import { SectionHeader } from '#app/ui/section-header.tsx';
import { Words } from '#app/ui/words.tsx';
import type { View } from '#app/view.ts';
import type { SectionProps } from '../section-props.ts';

const plans = ['plan1', 'plan2', 'plan3'] as const;

/**
 * What each of the three plans holds (spec 2.5, 9). On a phone every row becomes a card; the roles keep the
 * table a table there for voices, since browsers drop them where rows are drawn as blocks.
 */
export function InsurancePlansReport({ section, view, level }: SectionProps<'insurance_plans_report'>): ReactNode {
  const { title } = section.content;
  const texts = view.texts.sections;
  return (
    <div className="insurance-plans">
      <SectionHeader title={title} view={view} level={level} />
      {section.items.length === 0 ? (
        <p className="muted">{texts.noPlans}</p>
      ) : (
        // biome-ignore lint/a11y/noRedundantRoles: see above
        <table className="insurance-plans__table" role="table">
          {/* biome-ignore lint/a11y/noRedundantRoles: see above */}
          <thead role="rowgroup">
            {/* biome-ignore lint/a11y/noRedundantRoles: see above */}
            <tr role="row">
              {/* biome-ignore lint/a11y/noRedundantRoles: see above */}
              <th scope="col" role="columnheader">
                {texts.benefit}
              </th>
              {plans.map((plan) => (
                // biome-ignore lint/a11y/noRedundantRoles: see above
                <th key={plan} scope="col" role="columnheader">
                  {texts[plan]}
                </th>
              ))}
            </tr>
          </thead>
          {/* biome-ignore lint/a11y/noRedundantRoles: see above */}
          <tbody role="rowgroup">
            {section.items.map((item) => (
              // biome-ignore lint/a11y/noRedundantRoles: see above
              <tr key={item.id} role="row">
                {/* biome-ignore lint/a11y/noRedundantRoles: see above */}
                <th scope="row" role="rowheader">
                  <Words of={item.title} view={view} />
                </th>
                {plans.map((plan) => (
                  // biome-ignore lint/a11y/noRedundantRoles: see above
                  <td key={plan} role="cell" data-label={texts[plan]}>
                    <PlanValue of={item[plan]} view={view} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  );
}

/** A mark with the plan's text, or the words for "not applicable" without a mark (spec 2.5). */
function PlanValue({ of, view }: { of: WordsModel | undefined; view: View }): ReactNode {
  const texts = view.texts.sections;
  if (!of) return <span className="insurance-plans__none">{texts.notApplicable}</span>;
  return (
    <span className="insurance-plans__value">
      <Icon name="check" className="insurance-plans__mark" />
      <span className="visually-hidden">{texts.included}: </span>
      <span>
        <Words of={of} view={view} />
      </span>
    </span>
  );
}
