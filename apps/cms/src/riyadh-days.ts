import { todayInRiyadh } from '@insurer/contract/requests/today-in-riyadh.ts';

const dayMs = 24 * 60 * 60_000;

/** The ISO day in the Kingdom. */
export function dayOf(moment: Date): string {
  return todayInRiyadh(moment);
}

/** The ISO day so many days before a moment. */
export function daysBefore(moment: Date, days: number): string {
  return dayOf(new Date(moment.getTime() - days * dayMs));
}
