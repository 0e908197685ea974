'use client';

import { commaOf } from '@insurer/contract/language.ts';
import { useConfig, useSelection, useTranslation } from '@payloadcms/ui';
import { usePathname } from 'next/navigation';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useElement } from '../admin/use-element.ts';
import { adminLanguageOf } from '../fields/labels.ts';
import type { UsedManyResponse } from './used-many-endpoint.ts';
import { whereUsedWords } from './where-used-words.ts';

/** So many documents are named for each; its panel has them all. */
const named = 3;
const question = ':is([id$="confirm-delete-many-docs"], [id*="unpublish-"]) .confirmation-modal__content';

/** In Payload's questions to whoever deletes or takes offline several at once: which of them are still used, and where. */
export function UsedManyQuestion() {
  const { config } = useConfig();
  const { getQueryParams } = useSelection();
  const { i18n } = useTranslation();
  const collection = usePathname().split('/collections/')[1]?.split('/')[0];
  const place = useElement(question);
  const [found, setFound] = useState<UsedManyResponse>();
  const isOpen = place !== null;
  const address = `${config.routes.api}/${collection}/where-used${getQueryParams()}`;
  useEffect(() => {
    setFound(undefined);
    if (!isOpen) return;
    const stop = new AbortController();
    const ask = async () => {
      const asked = fetch(address, { credentials: 'same-origin', signal: stop.signal });
      const response = await asked.catch(() => undefined);
      const body = response?.ok ? ((await response.json()) as UsedManyResponse) : undefined;
      if (!stop.signal.aborted) setFound(body);
    };
    void ask();
    return () => stop.abort();
  }, [isOpen, address]);

  if (!place || !found || found.used.length === 0) return null;
  const language = adminLanguageOf(i18n);
  const say = whereUsedWords[language];
  return createPortal(
    <div className="used-in-question">
      <p>{say.someUsed}</p>
      <ul>
        {found.used.map(({ title, address: form, count, usedIn }) => (
          <li key={form}>
            <a href={form} target="_blank" rel="noreferrer">
              <bdi>{title[language]}</bdi>
            </a>
            : {say.inPlaces(count)} (
            <bdi>
              {usedIn
                .slice(0, named)
                .map((one) => `\u2068${one[language]}\u2069`)
                .join(commaOf(language))}
              {usedIn.length > named && `${commaOf(language)}…`}
            </bdi>
            )
          </li>
        ))}
      </ul>
      {found.used.some(({ isHeld }) => isHeld) && <p>{say.sayFirstOfEach}</p>}
      {found.more > 0 && <p>{say.notLookedAt(found.more)}</p>}
    </div>,
    place,
  );
}
