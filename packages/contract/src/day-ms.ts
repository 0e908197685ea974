/**
 * The milliseconds of a day: neither the Kingdom nor UTC changes its clocks. Scripts of the browser write the number themselves: a
 * module of one line that several of them share would be a request of its own.
 */
export const dayMs = 86_400_000;
