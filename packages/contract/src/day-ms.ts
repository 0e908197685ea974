/** The milliseconds of a day: neither the Kingdom nor UTC changes its clocks. */
export const dayMs = 86_400_000;
