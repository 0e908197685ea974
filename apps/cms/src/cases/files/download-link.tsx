'use client';

import { useConfig, useDocumentInfo, useTranslation } from '@payloadcms/ui';
import { adminLanguageOf, label } from '../../fields/labels.ts';

/** Leads to the download of the file at hand; the service decides whether it may be had. */
export function DownloadLink() {
  const { config } = useConfig();
  const { i18n } = useTranslation();
  const { id } = useDocumentInfo();
  if (!id) return null;
  return (
    <p>
      <a href={`${config.routes.api}/private-files/${id}/download`} download>
        {label('Download the file', 'تنزيل الملف')[adminLanguageOf(i18n)]}
      </a>
    </p>
  );
}
