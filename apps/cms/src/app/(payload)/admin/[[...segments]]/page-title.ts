import configPromise from '@payload-config';
import { generatePageMetadata } from '@payloadcms/next/views';
import type { Metadata } from 'next';
import { cookies, headers } from 'next/headers.js';
import { getLocalI18n, getPayload, getRequestLanguage } from 'payload';
import { companyName } from '../../../../admin/brand/company-name.ts';
import { viewTitle } from '../../../../admin/view-title.ts';
import { reportLanguageOf } from '../../../../cases/figures/report-language.ts';
import { adminLanguageOf } from '../../../../fields/labels.ts';

type Address = Pick<Parameters<typeof generatePageMetadata>[0], 'params' | 'searchParams'>;

/**
 * The title of a view with the company's name behind it, as the site settings have it; so it stands in what a chat shows of a link, too,
 * where Payload describes itself.
 */
export async function titledMetadata({ params, searchParams }: Address): Promise<Metadata> {
  const [metadata, names, i18n] = await Promise.all([
    generatePageMetadata({ config: configPromise, params, searchParams }),
    getPayload({ config: configPromise }).then(companyName),
    askedLanguage(),
  ]);
  // A report is saved under its title, and is written in a language of its own.
  const language = (await reportLanguage({ params, searchParams })) ?? adminLanguageOf(i18n);
  const company = names[language];
  const version = { one: i18n.t('version:version'), many: i18n.t('version:versions') };
  const own = typeof metadata.title === 'string' ? viewTitle(metadata.title.trim(), language, version) : '';
  const title = own ? `${own} · ${company}` : company;
  return { ...metadata, title, openGraph: { title, siteName: company } };
}

async function reportLanguage({ params, searchParams }: Address) {
  return reportLanguageOf((await params).segments, await searchParams);
}

async function askedLanguage() {
  const config = await configPromise;
  const language = getRequestLanguage({ config, cookies: await cookies(), headers: await headers() });
  return getLocalI18n({ config, language });
}
