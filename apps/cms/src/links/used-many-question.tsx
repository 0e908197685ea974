'use client';

import { commaOf } from '@insurer/contract/language.ts';
import { useConfig, useSelection, useTranslation } from '@payloadcms/ui';
import { usePathname, useSearchParams } from 'next/navigation';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useElement } from '../admin/use-element.ts';
import { askService } from '../call-service.ts';
import { type AdminLanguage, adminLanguageOf } from '../fields/labels.ts';
import type { UsedManyResponse } from './used-many-endpoint.ts';
import { whereUsedWords } from './where-used-words.ts';

/** So many documents are named for each; its panel has them all. */
const named = 3;
const goingOffline = '[id*="unpublish-"]';
const question = `:is([id$="confirm-delete-many-docs"], ${goingOffline}) .confirmation-modal__content`;

/** In Payload's questions to whoever deletes or takes offline several at once: which of them are still used, and where. */
export function UsedManyQuestion() {
  const { config } = useConfig();
  const { getQueryParams } = useSelection();
  const { i18n } = useTranslation();
  const [collection, view] = usePathname().split('/collections/')[1]?.split('/') ?? [];
  const search = useSearchParams().get('search') ?? '';
  const place = useElement(question);
  const [found, setFound] = useState<UsedManyResponse>();
  const isOpen = place !== null;
  // As Payload asks for what it deletes or takes offline: the filters of the list alone are not all that it shows.
  const isOffline = Boolean(place?.closest(goingOffline));
  const shown = new URLSearchParams({ search, trash: String(view === 'trash'), offline: String(isOffline) });
  const address = `${config.routes.api}/${collection}/where-used${getQueryParams()}&${shown}`;
  useEffect(() => {
    setFound(undefined);
    if (!isOpen) return;
    const stop = new AbortController();
    const ask = async () => {
      const body = await askService<UsedManyResponse>(address, { signal: stop.signal });
      if (!stop.signal.aborted) setFound(body);
    };
    void ask();
    return () => stop.abort();
  }, [isOpen, address]);

  if (!place) return null;
  const isTold = found !== undefined && (found.used.length > 0 || found.looked < found.selected);
  // There before what it says, which comes late: so it is read out.
  return createPortal(
    <div role="status">{isTold ? <UsedMany found={found} language={adminLanguageOf(i18n)} /> : null}</div>,
    place,
  );
}

type UsedManyProps = { found: UsedManyResponse; language: AdminLanguage };

function UsedMany({ found: { used, looked, selected }, language }: UsedManyProps) {
  const say = whereUsedWords[language];
  return (
    <div className="used-in-question">
      {looked < selected && <p>{say.lookedAt(looked, selected)}</p>}
      <p>{used.length > 0 ? say.someUsed : say.noneUsed}</p>
      <ul hidden={used.length === 0}>
        {used.map(({ title, address: form, count, usedIn }) => (
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
      {used.some(({ isHeld }) => isHeld) && <p>{say.sayFirstOfEach}</p>}
    </div>
  );
}
