import { defineSection } from '../define-section.ts';
import { link, text } from '../fields.ts';

/**
 * Names, prices and quotes of the plans are additions: without them the columns are called Plan 1 to Plan 3 and show what is
 * specified (PLAN-01 to PLAN-05). So is what the rows are, where they are no benefits.
 */
export const insurancePlansReport = defineSection({
  content: {
    title: text(),
    rowsName: text({ wire: 'rows_name' }),
    plan1Name: text({ wire: 'plan1_name' }),
    plan1Price: text({ wire: 'plan1_price' }),
    plan1Link: link({ wire: 'plan1_link' }),
    plan2Name: text({ wire: 'plan2_name' }),
    plan2Price: text({ wire: 'plan2_price' }),
    plan2Link: link({ wire: 'plan2_link' }),
    plan3Name: text({ wire: 'plan3_name' }),
    plan3Price: text({ wire: 'plan3_price' }),
    plan3Link: link({ wire: 'plan3_link' }),
  },
  // What a named plan lacks is told as not covered: a value that is given in Arabic alone is shown in Arabic.
  item: {
    title: text(),
    plan1: text({ fallsBack: true }),
    plan2: text({ fallsBack: true }),
    plan3: text({ fallsBack: true }),
  },
  itemNeeds: ['title', 'plan1', 'plan2', 'plan3'],
  renderedWhenEmpty: true,
  itemsAlso: ['plans', 'items', 'data', 'rows'],
});
