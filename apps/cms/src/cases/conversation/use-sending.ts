import { useConfig, useDocumentInfo } from '@payloadcms/ui';
import { useEffect, useRef, useState } from 'react';
import { callService, refusalOf } from '../../call-service.ts';
import { noteSent } from './sent-line.tsx';

/**
 * Sends an answer with its files, apart from the save of the case; what goes wrong comes back in words.
 * @param onSent before the case is shown anew
 * @returns with `field`, the one to go on in where it was refused
 */
export function useSending(failed: string, onSent: () => void) {
  const { config } = useConfig();
  const { collectionSlug, id } = useDocumentInfo();
  const [problem, setProblem] = useState('');
  const [isBusy, setBusy] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  // The button is closed while an answer is on its way, and loses the focus by it.
  useEffect(() => {
    if (problem) field.current?.focus();
  }, [problem]);
  async function send(answer: Record<string, string>, files: Iterable<File>) {
    setBusy(true);
    setProblem('');
    const body = new FormData();
    for (const [name, value] of Object.entries(answer)) body.set(name, value);
    for (const file of files) body.append('files', file);
    const address = `${config.routes.api}/${collectionSlug}/${id}/answers`;
    const response = await callService(address, { method: 'POST', body });
    // The whole case: its status and history have changed with the answer.
    if (response?.ok) {
      onSent();
      noteSent(`${collectionSlug}/${id}`);
      return location.reload();
    }
    setProblem((await refusalOf(response)) ?? failed);
    setBusy(false);
  }
  return { problem, isBusy, send, forgetProblem: () => setProblem(''), field };
}
