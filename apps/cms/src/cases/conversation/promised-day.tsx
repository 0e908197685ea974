'use client';

import { useTranslation } from '@payloadcms/ui';
import { adminLanguageOf, label } from '../../fields/labels.ts';
import type { FilledTemplate } from './filled-templates.ts';

const words = {
  before: label(
    'The text names the day of the answer as the case has it now:',
    'يذكر النص موعد الرد كما هو في الطلب الآن:',
  ),
  after: label(
    'If the answer comes later, move that day first and choose the template again.',
    'إن كان الرد سيتأخر عنه فغيّر الموعد أولًا، ثم اختر النموذج من جديد.',
  ),
};

/** Beside a text of a template that names a day: whoever writes that it takes longer would promise the same day again. */
export function PromisedDay({ text, templates }: { text: string; templates: FilledTemplate[] }) {
  const language = adminLanguageOf(useTranslation().i18n);
  const day = templates.flatMap((template) => template.day ?? []).find((one) => text.includes(one));
  return (
    <p aria-live="polite" className="conversation__hint">
      {day && (
        <>
          {words.before[language]} <bdi>{day}</bdi>. {words.after[language]}
        </>
      )}
    </p>
  );
}
