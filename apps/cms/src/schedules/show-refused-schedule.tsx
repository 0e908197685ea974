'use client';

import { ServerFunctionsContext, useServerFunctions, useTranslation } from '@payloadcms/ui';
import { type ReactNode, useMemo } from 'react';
import { adminLanguageOf, label } from '../fields/labels.ts';
import { noteUpcoming } from '../fields/upcoming-moments.ts';
import type { ScheduleResponse } from '../record/scheduling.ts';
import { scheduleChanged } from './schedule-changed.ts';

const notHeard = label(
  'Nothing was changed in the schedule: no response came, or you are not signed in any more, or may not publish this. Look at your connection and try again.',
  'لم يتغير شيء في الجدولة: لم يصل رد، أو انتهى تسجيل دخولك، أو لا تملك صلاحية نشر هذا المحتوى. تحقق من الاتصال وحاول مرة أخرى.',
);

/**
 * Lets the drawer that schedules say why something was not scheduled or taken back, and keep what was chosen in it: Payload says
 * “scheduled” whatever came of it, a lost connection too.
 */
export function ShowRefusedSchedule({ children }: { children: ReactNode }) {
  const functions = useServerFunctions();
  const language = adminLanguageOf(useTranslation().i18n);
  const withRefusals = useMemo(() => {
    const schedulePublish: typeof functions.schedulePublish = async ({ signal: _, ...args }) => {
      const asked = functions.serverFunction({ name: 'schedule-publish', args }) as Promise<
        ScheduleResponse | undefined
      >;
      const response = await asked.catch(() => undefined);
      if (!response || response.error !== undefined) throw new Error(response?.error ?? notHeard[language]);
      window.dispatchEvent(new Event(scheduleChanged));
      return response;
    };
    const getUpcomingScheduledPublish: typeof functions.getUpcomingScheduledPublish = async (args) => {
      const scheduled = await functions.getUpcomingScheduledPublish(args);
      noteUpcoming(scheduled.map(({ waitUntil }) => String(waitUntil ?? '')));
      return scheduled;
    };
    return { ...functions, schedulePublish, getUpcomingScheduledPublish };
  }, [functions, language]);
  return <ServerFunctionsContext value={withRefusals}>{children}</ServerFunctionsContext>;
}
