import configPromise from '@payload-config';
import { generatePageMetadata } from '@payloadcms/next/views';
import type { Metadata } from 'next';
import { getPayload } from 'payload';
import { companyName } from '../../../../admin/brand/company-name.ts';

type Address = Pick<Parameters<typeof generatePageMetadata>[0], 'params' | 'searchParams'>;

/**
 * The title of a view with the company's name behind it, as the site settings have it; so it stands in what a chat shows of a link, too,
 * where Payload describes itself.
 */
export async function titledMetadata({ params, searchParams }: Address): Promise<Metadata> {
  const [metadata, company] = await Promise.all([
    generatePageMetadata({ config: configPromise, params, searchParams }),
    getPayload({ config: configPromise }).then(companyName),
  ]);
  const own = typeof metadata.title === 'string' ? metadata.title.trim() : '';
  const title = own ? `${own} · ${company.en}` : company.en;
  return { ...metadata, title, openGraph: { title, siteName: company.en } };
}
