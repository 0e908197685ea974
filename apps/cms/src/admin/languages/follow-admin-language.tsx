'use client';

import { isLanguage } from '@insurer/contract/language.ts';
import { useTranslation } from '@payloadcms/ui';
import { usePathname, useRouter, useSearchParams } from 'next/navigation';
import { useEffect, useRef } from 'react';

/**
 * Whoever chooses another language for the admin reads and writes the content in it from then on. Payload keeps two languages that
 * know nothing of each other; the address tells it of the second one, which it then remembers.
 */
export function FollowAdminLanguage(): null {
  const { language } = useTranslation().i18n;
  const before = useRef(language);
  const path = usePathname();
  const search = useSearchParams();
  const router = useRouter();

  useEffect(() => {
    if (before.current === language) return;
    before.current = language;
    if (!isLanguage(language)) return;
    const query = new URLSearchParams(search);
    query.set('locale', language);
    router.replace(`${path}?${query}`);
  }, [language, path, search, router]);

  return null;
}
