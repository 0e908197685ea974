/** For so long a claim that is begun is kept, in the browser and in the link by which it is taken up later. Seconds. */
export const begunClaimSeconds = 3 * 86_400;
