'use client';

import { DatePicker, useTranslation } from '@payloadcms/ui';
import type { ComponentProps } from 'react';
import { fromBrowserClock } from './browser-clock.ts';
import { adminLanguageOf } from './labels.ts';
import { momentHasPassed } from './moment-has-passed.ts';
import { momentWithHijri } from './moment-text.ts';
import { dayFormats, momentFormats, pickedTime, typedInAnyDigits } from './picked-time.ts';
import { useTypedMoment } from './use-typed-moment.ts';

/**
 * The picker that Payload's own forms load when they first show one, such as that of a schedule: next.config.ts has this file in its
 * place. Where it asks for an hour it does so as all pickers here, with the moment in words and its Hijri day; Payload's own is by twelve hours, with a
 * month in words that nobody could type in Arabic.
 */
export default function LatePicker(props: ComponentProps<typeof DatePicker>) {
  const { i18n } = useTranslation();
  const { displayFormat, minDate, pickerAppearance, value } = props;
  const typed = useTypedMoment(props);
  if (displayFormat || pickerAppearance !== 'dayAndTime') {
    const read = typeof displayFormat === 'string' && { dateFormat: [...dayFormats(displayFormat), ...momentFormats] };
    return <DatePicker {...props} overrides={{ ...typedInAnyDigits, ...read, ...props.overrides }} />;
  }
  const language = adminLanguageOf(i18n);
  const moment = value && fromBrowserClock(new Date(value));
  return (
    <>
      <DatePicker {...props} {...pickedTime} {...typed} />
      {moment ? <p className="moment-picker__hijri">{momentWithHijri(moment, language)}</p> : null}
      {moment && minDate && moment < minDate ? (
        <p role="alert" className="moment-picker__passed">
          {momentHasPassed[language]}
        </p>
      ) : null}
    </>
  );
}
