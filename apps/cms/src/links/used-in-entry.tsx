'use client';

import { getTranslation } from '@payloadcms/translations';
import { useLocale, useTranslation } from '@payloadcms/ui';
import { adminLanguageOf, languageLabels } from '../fields/labels.ts';
import { placeAddress } from './place-address.ts';
import type { UsedIn, UsedPlace } from './where-used.ts';
import { whereUsedWords } from './where-used-words.ts';

/**
 * One document that links here, and the way to each place in it, in the language that is meant. Whoever cannot open its form reads
 * the places alone.
 */
export function UsedInEntry({ kind, title, address, mayOpen, places }: UsedIn) {
  const { i18n } = useTranslation();
  const { code } = useLocale();
  const language = adminLanguageOf(i18n);
  return (
    <li>
      <span>
        <bdi>{title[language]}</bdi> <span className="checks__place">({kind[language]})</span>
      </span>
      <ul>
        {places.map((place) => (
          <li key={`${place.path} ${place.language}`}>
            {mayOpen ? (
              <a href={placeAddress(address, place, code)}>{getTranslation(place.label, i18n)}</a>
            ) : (
              <span>{getTranslation(place.label, i18n)}</span>
            )}
            <span className="checks__place">{placeWords(place)}</span>
          </li>
        ))}
      </ul>
    </li>
  );

  function placeWords({ path, language: of, isOnline, isDraft }: UsedPlace): string {
    const say = whereUsedWords[language];
    const [, section] = /^sections\.(\d+)/.exec(path) ?? [];
    const words = [
      section && say.section(Number(section) + 1),
      of && languageLabels[of][language],
      isOnline && say.online,
      isDraft && say.draft,
    ];
    return words.filter(Boolean).join(' · ');
  }
}
