'use client';

import { useAuth, useConfig, useTranslation } from '@payloadcms/ui';
import { usePathname } from 'next/navigation';
import { adminLanguageOf, label } from '../../fields/labels.ts';

const where = label('To change several at once, use My work', 'لتعديل عدة طلبات معًا استخدم «عملي»');

/**
 * Leads to the working list, whose acts on many cases can be undone (decision 0029). Marks the list of who may delete none: its rows
 * have nothing to be ticked for (desk.css).
 */
export function SeveralAtOnce() {
  const { config } = useConfig();
  const { i18n } = useTranslation();
  const { permissions } = useAuth();
  const mayDelete = permissions?.collections?.[usePathname().split('/').at(-1) ?? '']?.delete;
  return (
    <p className={mayDelete ? undefined : 'nothing-to-tick'}>
      <a href={`${config.routes.admin}/my-work`}>{where[adminLanguageOf(i18n)]}</a>
    </p>
  );
}
