import type { LocalizedText } from '@insurer/contract/fields.ts';
import type { Plan } from '@insurer/contract/rates/rates.ts';

type Row = { label: LocalizedText; isIncluded: boolean };

/** Latin and Arabic digits with their separators: what a plan includes up to a limit is the same with another limit. */
const amounts = /[\d٠-٩][\d٠-٩.,٫٬]*/g;
const withoutAmounts = ({ text }: LocalizedText): string => text.replace(amounts, '#');

/**
 * What any of the plans includes, in one order for all, as one of them has it. With another limit it is the same: a plan
 * that treats up to 260,000 does not lack treatment up to 180,000.
 */
export function includedIn(plan: Plan, plans: readonly Plan[]): Row[] {
  const severalOf = new Set(plans.flatMap(kindsWithSeveral));
  const kindOf = (label: LocalizedText) => (severalOf.has(withoutAmounts(label)) ? label.text : withoutAmounts(label));
  const own = new Map(plan.includes.map((label) => [kindOf(label), label]));
  const all = new Map<string, LocalizedText>();
  for (const label of plans.flatMap(({ includes }) => includes)) {
    if (!all.has(kindOf(label))) all.set(kindOf(label), label);
  }
  return [...all].map(([kind, label]) => ({ label: own.get(kind) ?? label, isIncluded: own.has(kind) }));
}

/** Where one plan names two amounts, each is a line of its own. */
function kindsWithSeveral({ includes }: Plan): string[] {
  const kinds = includes.map(withoutAmounts);
  return kinds.filter((kind, at) => kinds.indexOf(kind) !== at);
}
