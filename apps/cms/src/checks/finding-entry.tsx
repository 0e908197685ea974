'use client';

import { readLanguage } from '@insurer/contract/language.ts';
import { getTranslation } from '@payloadcms/translations';
import { useLocale, useTranslation } from '@payloadcms/ui';
import type { LanguageLink } from '../admin/languages/use-language-link.ts';
import { adminLanguageOf, languageLabels } from '../fields/labels.ts';
import { revealField } from '../fields/reveal-field.ts';
import { checksWords } from './checks-words.ts';
import type { JudgedFinding } from './document-findings.ts';
import { findingWords } from './finding-words.ts';

type Props = { entry: JudgedFinding; follow: LanguageLink };

/** One finding: what it is, where it stands, and the way there, into the other language where it is meant. */
export function FindingEntry({ entry, follow }: Props) {
  const { path, language, form, label, detail } = entry;
  const { code } = useLocale();
  const { i18n } = useTranslation();
  const adminLanguage = adminLanguageOf(i18n);
  const [, section] = /^sections\.(\d+)/.exec(path) ?? [];
  const place = [
    section && checksWords[adminLanguage].section(Number(section) + 1),
    label && getTranslation(label, i18n),
    language && languageLabels[language][adminLanguage],
  ];
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
      <span className="checks__place">{place.filter(Boolean).join(' · ')}</span>
      {detail ? (
        <bdi className="checks__detail" dir="auto">
          {detail}
        </bdi>
      ) : null}
    </li>
  );
}
