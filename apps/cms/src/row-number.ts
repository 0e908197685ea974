import * as v from 'valibot';

/** As both databases number rows. */
export const largestRowNumber = 2_147_483_647;

/** The number of a row, as somebody sends it: PostgreSQL would fail at a larger one, and at a part of one. */
export const rowNumber = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(largestRowNumber));
