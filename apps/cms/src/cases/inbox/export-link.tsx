'use client';

import { useConfig, useTranslation } from '@payloadcms/ui';
import { usePathname, useSearchParams } from 'next/navigation';
import { adminLanguageOf, label } from '../../fields/labels.ts';

/** Downloads the list as it is filtered now. */
export function ExportLink() {
  const { config } = useConfig();
  const { i18n } = useTranslation();
  const collection = usePathname().split('/').at(-1);
  const query = useSearchParams().toString();
  return (
    <p>
      <a href={`${config.routes.api}/${collection}/export.csv${query && `?${query}`}`} download>
        {label('Export this list (CSV)', 'تصدير القائمة (CSV)')[adminLanguageOf(i18n)]}
      </a>
    </p>
  );
}
