import configPromise from '@payload-config';
import { generatePageMetadata } from '@payloadcms/next/views';
import type { Metadata } from 'next';
import { getPayload } from 'payload';
import { companyName } from '../../../../admin/brand/company-name.ts';

type Address = Pick<Parameters<typeof generatePageMetadata>[0], 'params' | 'searchParams'>;

/** The title of a view with the company's name behind it, as the site settings have it. */
export async function titledMetadata({ params, searchParams }: Address): Promise<Metadata> {
  const [metadata, company] = await Promise.all([
    generatePageMetadata({ config: configPromise, params, searchParams }),
    getPayload({ config: configPromise }).then(companyName),
  ]);
  const title = typeof metadata.title === 'string' ? metadata.title.trim() : '';
  return { ...metadata, title: title ? `${title} · ${company.en}` : company.en };
}
