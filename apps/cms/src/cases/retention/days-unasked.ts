/**
 * So many days' worth of closed cases one run of retention erases unasked: a long weekend on which nothing ran. More waits for an
 * administrator, so that a mistyped number of days or a wrong clock erases nothing.
 */
export const daysUnasked = 4;
