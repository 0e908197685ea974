/** Nobody fills in a form within this time; machines do (decision record 0014). Milliseconds. */
export const minimumFillMs = 1000;

/**
 * How long a form is held back before it goes to the service, in milliseconds. Nothing is ever refused for having
 * come fast: it goes on when a person could have sent it.
 *
 * @param filledFor what the page's script measured; without it nothing is known and the whole time is waited
 */
export function minDelayMs(filledFor: string | undefined): number {
  const known = /^\d{1,12}$/.test(filledFor ?? '') ? Number(filledFor) : 0;
  return Math.max(0, minimumFillMs - known);
}
