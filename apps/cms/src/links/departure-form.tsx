'use client';

import { isStandingName } from '@insurer/contract/reserved-names.ts';
import { Button, useConfig, useDocumentInfo, useFormFields, useTranslation } from '@payloadcms/ui';
import { useState } from 'react';
import { asJson, callService, refusalOf } from '../call-service.ts';
import { adminLanguageOf } from '../fields/labels.ts';
import { type Choice, DepartureChoice, type Going } from './departure-choice.tsx';
import { departureWords } from './departure-words.ts';
import type { ShownDecision } from './where-used-endpoint.ts';

type DepartureProps = { decided?: ShownDecision; onDecided: () => void };

/** Who takes the place of a document that is to go, or why nobody does: asked before, so that it holds for every door. */
export function DepartureForm({ decided, onDecided }: DepartureProps) {
  const { id, collectionSlug } = useDocumentInfo();
  const { config } = useConfig();
  const { i18n } = useTranslation();
  const isStanding = isStandingName(useFormFields(([fields]) => fields.name?.value));
  const going: Going = collectionSlug !== 'pages' ? 'other' : isStanding ? 'standing' : 'pages';
  const [problem, setProblem] = useState('');
  const language = adminLanguageOf(i18n);
  const say = departureWords[language];

  /** @returns whether it was kept */
  async function send(choice: Choice): Promise<boolean> {
    const response = await callService(`${config.routes.api}/${collectionSlug}/${id}/departure`, asJson(choice));
    const isKept = response?.ok === true;
    setProblem(isKept ? '' : ((await refusalOf(response)) ?? say.unreachable));
    if (isKept) onDecided();
    return isKept;
  }

  return (
    <section className="departure" aria-labelledby="departure-title">
      <h3 id="departure-title">{say.title}</h3>
      {decided ? (
        <>
          <p>
            {decided.successor ? say.decided.successor : say.decided.reason}{' '}
            <bdi>{decided.successor?.[language] ?? decided.reason}</bdi>
          </p>
          <Button buttonStyle="secondary" size="small" onClick={() => void send({})}>
            {say.change}
          </Button>
        </>
      ) : (
        <DepartureChoice going={going} onKeep={send} onMissing={() => setProblem(say.missing)} />
      )}
      <p role="alert">{problem}</p>
    </section>
  );
}
