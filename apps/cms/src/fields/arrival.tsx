'use client';

import { useArrival } from './use-arrival.ts';

/** For forms without a panel of checks. */
export function Arrival() {
  useArrival();
  return null;
}
