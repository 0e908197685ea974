import type { Payload } from 'payload';

type InBoth = { en: string; ar: string };
const nameless: InBoth = { en: 'Content', ar: 'المحتوى' };
const freshMs = 60_000;
let kept: { until: number; name: InBoth } | undefined;

/** The company's name from the site settings, the one place where it is written. Asked for once a minute at most. */
export async function companyName(payload: Payload): Promise<InBoth> {
  if (kept && kept.until > Date.now()) return kept.name;
  // Reviewed: the name stands on every page of the site.
  const settings = await payload.findGlobal({ slug: 'site-settings', locale: 'all', depth: 0, overrideAccess: true });
  const { en, ar } = (settings as { company?: { name?: Partial<InBoth> | null } }).company?.name ?? {};
  const name = { en: en || nameless.en, ar: ar || en || nameless.ar };
  kept = { until: Date.now() + freshMs, name };
  return name;
}
