'use client';

import { useTranslation } from '@payloadcms/ui';
import { adminLanguageOf, type Label } from '../fields/labels.ts';

/** One sentence on top of a section: what it renders on the page. */
export function SectionHelp({ help }: { help: Label }) {
  const { i18n } = useTranslation();
  return <p className="section-help">{help[adminLanguageOf(i18n)]}</p>;
}
