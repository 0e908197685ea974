import { redirectsThatLead } from '../links/known-names.ts';
import type { Call } from './contract-route.ts';

/** GET /redirects: old names and where they lead, each at its end. The caller holds the site's key: all of it is public. */
export async function getRedirects({ payload }: Call) {
  const items = (await redirectsThatLead({ payload })).map((redirect) => ({ ...redirect, status: 301 }));
  return { data: { items } };
}
