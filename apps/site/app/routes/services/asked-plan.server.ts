import { ContentFailure } from '#app/content/content-failure.ts';
import { readContentPage } from '#app/content/pages.ts';
import { readSettings } from '#app/content/site-settings.ts';
import { planParameters } from '#app/plan-parameters.ts';
import { fill } from '#app/texts/fill.ts';
import type { View } from '#app/view.ts';

/**
 * What the comments of a form begin with when a visitor comes from one plan of a table (`?page=health-insurance&plan=2`), in words that
 * the visitor sees and may change. The address says only which plan is meant: its name is the one that the company's own page gives it.
 */
export async function askedPlan(view: View, request: Request): Promise<{ comments?: string }> {
  const query = new URL(request.url).searchParams;
  const [name, plan = ''] = planParameters.map((parameter) => query.get(parameter) ?? undefined);
  const key = planKeys[plan];
  if (!key || !name) return {};
  const page = await readContentPage(view, name).catch((error: unknown) => {
    // The content store has logged it, and the form stands without a plan.
    if (error instanceof ContentFailure) return undefined;
    throw error;
  });
  const tables = page?.sections.filter((section) => section.name === 'insurance_plans_report') ?? [];
  const named = tables.map(({ content }) => content[key]?.text).find(Boolean);
  if (!named) return {};
  await readSettings(view);
  return { comments: fill(view.texts.quote.messagePlan, { plan: named }) };
}

const planKeys: Readonly<Record<string, 'plan1Name' | 'plan2Name' | 'plan3Name'>> = {
  1: 'plan1Name',
  2: 'plan2Name',
  3: 'plan3Name',
};
