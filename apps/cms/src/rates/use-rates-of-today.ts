import { defaultLanguage } from '@insurer/contract/language.ts';
import type { Rates } from '@insurer/contract/rates/rates.ts';
import { isRateName, readRates } from '@insurer/contract/rates/read-rates.ts';
import { useEffect, useState } from 'react';
import { bodyOf, callService } from '../call-service.ts';

type Fetched = { product: string; today?: Rates | undefined; isAway: boolean };

/** The table that visitors' prices come from now, fetched once for each product that the form names. */
export function useRatesOfToday(api: string, product: string | undefined): Omit<Fetched, 'product'> {
  const [fetched, setFetched] = useState<Fetched>();
  useEffect(() => {
    if (!isRateName(product)) return;
    const stop = new AbortController();
    void fetchRates(`${api}/rate-tables/live/${product}`, stop.signal).then((found) => {
      if (!stop.signal.aborted) setFetched({ product, ...found });
    });
    return () => stop.abort();
  }, [api, product]);
  // What was fetched for another product says nothing of this one.
  return fetched && fetched.product === product ? fetched : { isAway: false };
}

async function fetchRates(address: string, signal: AbortSignal): Promise<Omit<Fetched, 'product'>> {
  const response = await callService(address, { signal });
  if (!response?.ok) return { isAway: true };
  const body = await bodyOf<unknown>(response);
  return { today: readRates(body, defaultLanguage).rates, isAway: false };
}
