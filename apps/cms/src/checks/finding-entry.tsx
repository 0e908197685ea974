'use client';

import { readLanguage } from '@insurer/contract/language.ts';
import { useLocale, useTranslation } from '@payloadcms/ui';
import { adminLanguageOf } from '../fields/labels.ts';
import type { LanguageLink } from '../fields/languages/use-language-link.ts';
import { revealField } from '../fields/reveal-field.ts';
import type { JudgedFinding } from './document-findings.ts';
import { findingPlace, findingWords } from './finding-words.ts';

type Props = { entry: JudgedFinding; follow: LanguageLink };

/** One finding: what it is, where it stands, and the way there, into the other language where it is meant. */
export function FindingEntry({ entry, follow }: Props) {
  const { path, language, form, detail } = entry;
  const { code } = useLocale();
  const { i18n } = useTranslation();
  const adminLanguage = adminLanguageOf(i18n);
  const target = form ?? language ?? readLanguage(code);
  const { href, onClick } = follow(target, path);
  return (
    <li>
      <a
        href={href}
        onClick={(event) => {
          if (code !== target) return onClick(event);
          event.preventDefault();
          void revealField(path);
        }}
      >
        {findingWords(entry)[adminLanguage]}
      </a>
      <span className="checks__place">{findingPlace(entry, adminLanguage)}</span>
      {detail ? (
        <bdi className="checks__detail" dir="auto">
          {detail}
        </bdi>
      ) : null}
    </li>
  );
}
