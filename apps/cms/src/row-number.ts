import * as v from 'valibot';

/** As both databases number rows. */
export const largestRowNumber = 2_147_483_647;

/** The number of a row, as somebody sends it: PostgreSQL would fail at a larger one, and at a part of one. */
export const rowNumber = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(largestRowNumber));

/** Whether what stands in the place of a row's number may be one, as digits in a text or as a number. */
export function mayBeRow(id: unknown): boolean {
  return (
    (typeof id === 'number' || typeof id === 'string') &&
    /^\d{1,10}$/.test(String(id)) &&
    Number(id) <= largestRowNumber
  );
}
