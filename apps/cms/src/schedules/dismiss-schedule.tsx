'use client';

import { Button, toast, useServerFunctions, useTranslation } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { adminLanguageOf, label } from '../fields/labels.ts';
import type { ScheduleResponse } from '../record/scheduling.ts';
import { scheduleChanged } from './schedule-changed.ts';

const words = {
  dismiss: label('Dismiss', 'إخفاء'),
  named: label('Dismiss the failed schedule of “{title}”', 'إخفاء الجدولة المتعذرة لـ«{title}»'),
  done: label(
    'The failed schedule is dismissed. The record of acts keeps it, and who dismissed it.',
    'أُخفيت الجدولة المتعذرة، ويبقى ذكرها ومن أخفاها في سجل الإجراءات.',
  ),
  notDone: label(
    'It was not dismissed. Look at your connection and whether you are still signed in, and try again.',
    'لم تُخفَ الجدولة. تحقق من الاتصال ومن أنك ما زلت مسجّل الدخول، ثم حاول مرة أخرى.',
  ),
};

/** Takes a schedule that failed off the lists of what waits; for who may publish what it is about. */
export function DismissSchedule({ job, title }: { job: number; title?: string }) {
  const { serverFunction } = useServerFunctions();
  const router = useRouter();
  const language = adminLanguageOf(useTranslation().i18n);
  const [isGoing, setIsGoing] = useState(false);

  async function dismiss() {
    setIsGoing(true);
    const asked = serverFunction({ name: 'schedule-publish', args: { deleteID: job } }) as Promise<
      ScheduleResponse | undefined
    >;
    const response = await asked.catch(() => undefined);
    setIsGoing(false);
    if (!response || response.error !== undefined) return void toast.error(response?.error ?? words.notDone[language]);
    toast.success(words.done[language]);
    window.dispatchEvent(new Event(scheduleChanged));
    router.refresh();
  }

  return (
    <Button
      aria-label={title && words.named[language].replace('{title}', () => title)}
      buttonStyle="secondary"
      className="dismiss-schedule"
      disabled={isGoing}
      onClick={() => void dismiss()}
      size="small"
    >
      {words.dismiss[language]}
    </Button>
  );
}
