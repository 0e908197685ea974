'use client';

import { commaOf } from '@insurer/contract/language.ts';
import { useDocumentInfo, useTranslation } from '@payloadcms/ui';
import { Fragment } from 'react';
import { createPortal } from 'react-dom';
import { useElement } from '../admin/use-element.ts';
import { adminLanguageOf } from '../fields/labels.ts';
import type { WhereUsedResponse } from './where-used-endpoint.ts';
import { whereUsedWords } from './where-used-words.ts';

/** So many documents are named in the question; the panel has them all. */
const named = 3;

/** Where it is used, in Payload's questions to whoever takes it offline or deletes it, and what is to be said before: Payload lets nothing be put there. */
export function UsedInQuestion({ used }: { used: WhereUsedResponse }) {
  const { id } = useDocumentInfo();
  const { i18n } = useTranslation();
  const question = useElement(`:is(#confirm-un-publish-${id}, #delete-${id}) .confirmation-modal__content`);
  const language = adminLanguageOf(i18n);
  const say = whereUsedWords[language];
  if (!question || used.count === 0) return null;
  const titles = used.usedIn.slice(0, named).map(({ title, address }) => ({ title: title[language], address }));
  return createPortal(
    <>
      <p className="used-in-question">
        {say.stillUsed} {say.inPlaces(used.count)}:{' '}
        {titles.map(({ title, address }, index) => (
          <Fragment key={address}>
            {index > 0 && commaOf(language)}
            <bdi>{title}</bdi>
          </Fragment>
        ))}
        {used.usedIn.length > named && `${commaOf(language)}…`}
      </p>
      {used.isHeld && !used.decided && <p>{say.sayFirst}</p>}
    </>,
    question,
  );
}
