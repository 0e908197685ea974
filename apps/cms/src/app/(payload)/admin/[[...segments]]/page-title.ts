import configPromise from '@payload-config';
import { generatePageMetadata } from '@payloadcms/next/views';
import type { Metadata } from 'next';
import { cookies, headers } from 'next/headers.js';
import { getLocalI18n, getPayload, getRequestLanguage } from 'payload';
import { companyName } from '../../../../admin/brand/company-name.ts';
import { viewTitle } from '../../../../admin/view-title.ts';
import { adminLanguageOf } from '../../../../fields/labels.ts';

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
  const own = typeof metadata.title === 'string' ? await inOneLanguage(metadata.title.trim()) : '';
  const title = own ? `${own} · ${company.en}` : company.en;
  return { ...metadata, title, openGraph: { title, siteName: company.en } };
}

async function inOneLanguage(title: string): Promise<string> {
  const config = await configPromise;
  const asked = getRequestLanguage({ config, cookies: await cookies(), headers: await headers() });
  const i18n = await getLocalI18n({ config, language: asked });
  const version = { one: i18n.t('version:version'), many: i18n.t('version:versions') };
  return viewTitle(title, adminLanguageOf(i18n), version);
}
