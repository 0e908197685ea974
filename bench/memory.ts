import autocannon from 'autocannon';

const paths = [
  '/',
  '/ar',
  '/who-we-are',
  '/ar/who-we-are',
  '/motor-insurance',
  '/ar/faqs-page',
  '/careers',
  '/no-such-page',
  '/claims?utm_source=x',
];

/** Resident memory of the site's process after many requests over pages of both languages, misses among them. */
export async function measureMemory(
  siteUrl: string,
  requests = 100_000,
): Promise<{ requests: number; megabytes: number }> {
  await autocannon({ url: siteUrl, connections: 20, amount: requests, requests: paths.map((path) => ({ path })) });
  const metrics = await (await fetch(`${siteUrl}/metrics`)).text();
  const bytes = Number(/^process_resident_memory_bytes (\d+)/m.exec(metrics)?.[1]);
  if (!Number.isFinite(bytes)) throw new Error('The metrics hold no process_resident_memory_bytes.');
  return { requests, megabytes: Math.round(bytes / 1_048_576) };
}
