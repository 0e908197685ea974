/** How many cases change hands with one call; more are given with several. */
export const maxAtOnce = 200;
