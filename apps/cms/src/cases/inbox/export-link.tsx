'use client';

import { useConfig, useTranslation } from '@payloadcms/ui';
import { usePathname, useSearchParams } from 'next/navigation';

/** Downloads the list as it is filtered now. */
export function ExportLink() {
  const { config } = useConfig();
  const { i18n } = useTranslation();
  const collection = usePathname().split('/').at(-1);
  const query = useSearchParams().toString();
  return (
    <p>
      <a href={`${config.routes.api}/${collection}/export.csv${query && `?${query}`}`} download>
        {i18n.language === 'ar' ? 'تصدير القائمة (CSV)' : 'Export this list (CSV)'}
      </a>
    </p>
  );
}
