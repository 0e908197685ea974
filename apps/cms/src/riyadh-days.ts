const inRiyadh = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Riyadh' });
/** Saudi Arabia is three hours ahead of UTC all year round. */
export const riyadhOffset = 3 * 60 * 60_000;

const dayMs = 24 * 60 * 60_000;

/** The ISO day in the Kingdom. */
export function dayOf(moment: Date): string {
  return inRiyadh.format(moment);
}

/** The ISO day so many days before a moment. */
export function daysBefore(moment: Date, days: number): string {
  return dayOf(new Date(moment.getTime() - days * dayMs));
}
