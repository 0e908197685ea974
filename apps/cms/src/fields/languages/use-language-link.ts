'use client';

import type { Language } from '@insurer/contract/language.ts';
import {
  toast,
  useConfig,
  useDocumentInfo,
  useFormBackgroundProcessing,
  useFormModified,
  useTranslation,
} from '@payloadcms/ui';
import { usePathname, useRouter, useSearchParams } from 'next/navigation';
import { type MouseEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { fieldHash } from '../field-hash.ts';
import { adminLanguageOf, label } from '../labels.ts';

type LinkProps = { href: string; onClick: (event: MouseEvent<HTMLAnchorElement>) => void };
/** @param field where in the document, at its head unless one is named */
export type LanguageLink = (language: Language, field?: string) => LinkProps;

/** How long a change may take to be saved before the language is changed all the same. */
const maxWaitMs = 10_000;

/** Without it whoever changes the language goes on typing into the one that is still there. */
const waits = label(
  'What you typed is saved first, then the other language opens.',
  'يُحفظ ما كتبته أولًا، ثم تُفتح اللغة الأخرى.',
);

/**
 * Links that show the same document in another language, at the same field where one is named. Where changes are
 * saved by themselves, the link waits for what was typed just now; elsewhere the admin asks before leaving. It is to be asked for
 * where nothing goes away while it waits: an entry of a list may be another in the next moment.
 */
export function useLanguageLink(): LanguageLink {
  const path = usePathname();
  const search = useSearchParams();
  const router = useRouter();
  const modified = useFormModified();
  const saving = useFormBackgroundProcessing();
  const [wanted, setWanted] = useState<string>();
  const busy = useRef(false);
  busy.current = modified || saving;
  const savesItself = useSavesItself();

  const { i18n } = useTranslation();
  const sayThatItWaits = useEffectEvent(() => (busy.current ? toast.loading(waits[adminLanguageOf(i18n)]) : undefined));
  useEffect(() => {
    if (wanted === undefined) return;
    const said = sayThatItWaits();
    const until = Date.now() + maxWaitMs;
    const timer = setInterval(() => {
      if (busy.current && Date.now() < until) return;
      clearInterval(timer);
      setWanted(undefined);
      router.push(wanted);
    }, 100);
    return () => {
      clearInterval(timer);
      if (said !== undefined) toast.dismiss(said);
    };
  }, [wanted, router]);

  return (language, field) => {
    const query = new URLSearchParams(search);
    query.set('locale', language);
    const href = `${path}?${query}${field ? fieldHash(field) : ''}`;
    return {
      href,
      onClick: (event) => {
        const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
        if (!plain || (modified && !savesItself)) return;
        event.preventDefault();
        setWanted(href);
      },
    };
  };
}

/** Whether what is typed here is saved without being asked to. */
export function useSavesItself(): boolean {
  const { collectionSlug, hasSavePermission } = useDocumentInfo();
  const { getEntityConfig } = useConfig();
  if (!collectionSlug || !hasSavePermission) return false;
  const drafts = getEntityConfig({ collectionSlug })?.versions?.drafts;
  return typeof drafts === 'object' && Boolean(drafts.autosave);
}
