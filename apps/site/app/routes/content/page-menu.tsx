import type { Link, LocalizedText as LocalizedTextModel } from '@insurer/contract/fields.ts';
import type { Section } from '@insurer/contract/sections/sections.ts';
import type { ReactNode } from 'react';
import { planParameters } from '#app/plan-parameters.ts';
import { quoteWords } from '#app/texts/quote-words.ts';
import { anchorId } from '#app/ui/anchor-id.ts';
import { ButtonLink } from '#app/ui/button-link.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { LocalizedText } from '#app/ui/localized-text.tsx';
import { InlineStyle } from '#app/ui/policy-parts.tsx';
import type { View } from '#app/view.ts';
import css from './page-menu.css?inline';

/** Shorter pages are read faster than their menu. */
const minEntries = 6;

type PageMenuProps = {
  /** What stands below the menu. */
  sections: readonly Section[];
  /** Where a price of what the page tells of is computed. */
  quote?: Link;
  view: View;
};

/** What a long page holds, in a bar that stays in sight, with the lowest price and the next step where there are such. */
export function PageMenu({ sections, quote, view }: PageMenuProps): ReactNode {
  const entries = sections.flatMap((section) => {
    const heading = headingOf(section);
    return heading ? [{ id: section.id, heading }] : [];
  });
  if (entries.length < minEntries) return null;
  const plans = plansOf(sections);
  const next = nextStep(quote, plans, view);
  return (
    <div className="page-menu" data-print="">
      <InlineStyle name="page-menu" css={css} />
      <div className="page-menu__bar">
        <nav aria-label={view.texts.frame.onThisPage}>
          <details className="page-menu__entries" data-dropdown="">
            <summary className="page-menu__button">
              {view.texts.frame.onThisPage}
              <Icon name="chevron-down" className="page-menu__chevron" />
            </summary>
            <ul className="page-menu__list">
              {entries.map(({ id, heading }) => (
                <li key={id}>
                  <a className="page-menu__link" href={`#${anchorId(id)}`}>
                    <LocalizedText of={heading} view={view} />
                  </a>
                </li>
              ))}
            </ul>
          </details>
        </nav>
        {next && (
          <p className="page-menu__next">
            <ButtonLink to={next.to} view={view}>
              {next.words}
            </ButtonLink>
          </p>
        )}
      </div>
      <LowestPrice plans={plans} view={view} />
    </div>
  );
}

type Plans = ReturnType<typeof plansOf>;

function plansOf(sections: readonly Section[]) {
  return sections.find((section) => section.name === 'insurance_plans_report')?.content;
}

/** To a price that is computed here, else to where one is asked for: the link of the first plan, which names none here. */
function nextStep(quote: Link | undefined, plans: Plans, { texts }: View): { to: Link; words: string } | undefined {
  const to = quote ?? (plans?.plan1Link && withoutPlan(plans.plan1Link));
  return to && { to, words: quoteWords(to, texts).short };
}

/** The bar is about the product, and the plan that a link of the table names (docs/contract.md) is one of several. */
function withoutPlan(link: Link): Link {
  if (link.external) return link;
  const { pathname, searchParams, hash } = new URL(link.href, 'http://site.invalid');
  for (const name of planParameters) searchParams.delete(name);
  return { ...link, href: `${pathname}${searchParams.size > 0 ? `?${searchParams}` : ''}${hash}` };
}

/** The first plan is the smallest one; its price is told with its name, since it is not everybody's. */
function LowestPrice({ plans, view }: { plans: Plans; view: View }): ReactNode {
  if (!plans?.plan1Price) return null;
  return (
    <p className="page-menu__price">
      {plans.plan1Name && (
        <strong>
          <LocalizedText of={plans.plan1Name} view={view} />
        </strong>
      )}{' '}
      <LocalizedText of={plans.plan1Price} view={view} />
    </p>
  );
}

/** What stands above a section: sections call it `header` or `title` on the wire. */
function headingOf({ content }: Section): LocalizedTextModel | undefined {
  if ('header' in content && content.header) return content.header;
  return 'title' in content ? content.title : undefined;
}
