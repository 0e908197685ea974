/**
 * Upper ends of the steps in which both apps count how long requests take, in seconds: the first ones tell pages from
 * memory apart, the last ones what visitors wait for.
 */
export const durationSteps = [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 10] as const;
