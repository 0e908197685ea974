import { dayMs } from '@insurer/contract/day-ms.ts';
import { todayInRiyadh } from '@insurer/contract/requests/today-in-riyadh.ts';

/** The ISO day in the Kingdom. */
export function dayOf(moment: Date): string {
  return todayInRiyadh(moment);
}

/** The ISO day so many days before a moment. */
export function daysBefore(moment: Date, days: number): string {
  return dayOf(new Date(moment.getTime() - days * dayMs));
}
