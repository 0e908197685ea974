'use client';

import { Button, toast, useConfig, useTranslation } from '@payloadcms/ui';
import { useState } from 'react';
import { asJson, callService } from '../call-service.ts';
import { adminLanguageOf } from '../fields/labels.ts';

const words = {
  en: {
    end: 'End',
    endOf: (device: string) => `End the session ${device}`,
    endAll: 'End all sessions',
    ended: 'Ended',
    failed: 'That did not work. Reload the page and try again.',
  },
  ar: {
    end: 'إنهاء',
    endOf: (device: string) => `إنهاء الجلسة ${device}`,
    endAll: 'إنهاء كل الجلسات',
    ended: 'انتهت',
    failed: 'تعذر التنفيذ. حدّث الصفحة وحاول مرة أخرى.',
  },
};

type Props = { person: number | string; session?: string; of?: string };

/** Ends one session of a person, or all where none is named. */
export function EndSession({ person, session, of }: Props) {
  const { config } = useConfig();
  const { i18n } = useTranslation();
  const [isEnded, setEnded] = useState(false);
  const say = words[adminLanguageOf(i18n)];
  if (isEnded) return <p role="status">{say.ended}</p>;

  async function end() {
    const response = await callService(`${config.routes.api}/users/${person}/end-sessions`, asJson({ session }));
    if (response?.ok) setEnded(true);
    else toast.error(say.failed);
  }

  const name = of ? { extraButtonProps: { 'aria-label': say.endOf(of) } } : {};
  return (
    <Button buttonStyle="secondary" size="small" margin={false} onClick={() => void end()} {...name}>
      {session ? say.end : say.endAll}
    </Button>
  );
}
