import { defaultLanguage, type Language } from '@insurer/contract/language.ts';
import type { ServerProps } from 'payload';
import { adminLanguageOf, label } from '../../fields/labels.ts';
import { companyName } from './company-name.ts';

const line = label('Content service', 'نظام إدارة المحتوى');

/** The company's own logo, as the header of the site shows it; its name in words where there is none. */
export async function Logo({ payload, i18n }: Pick<ServerProps, 'payload' | 'i18n'>) {
  const language = adminLanguageOf(i18n);
  const name = (await companyName(payload))[language];
  // Reviewed: the logo stands on every page of the site.
  const header = await payload.findGlobal({ slug: 'header', locale: 'all', depth: 1, overrideAccess: true });
  const logos = (header.logo ?? {}) as Partial<Record<Language, StoredLogo>>;
  const logo = logos[language] ?? logos[defaultLanguage];
  const address = logo?.filename ? `/media/${logo.filename}` : undefined;
  // biome-ignore lint/performance/noImgElement: an SVG needs no variants
  const logoOrName = address ? <img src={address} alt={name} /> : <span className="brand-logo__name">{name}</span>;
  return (
    <div className="brand-logo">
      {logoOrName}
      <p className="brand-logo__line">{line[language]}</p>
    </div>
  );
}

type StoredLogo = { filename?: string | null } | null;
