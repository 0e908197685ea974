'use client';

import { DatePicker, FieldDescription, FieldError, FieldLabel, useField, useTranslation } from '@payloadcms/ui';
import { mergeFieldStyles } from '@payloadcms/ui/shared';
import type { DateField, DateFieldClientProps } from 'payload';
import { fromBrowserClock, onBrowserClock } from './browser-clock.ts';
import { adminLanguageOf } from './labels.ts';
import { hijriDayText, momentWithHijri } from './moment-text.ts';
import { dayFormats, momentFormats, pickedTime, typedInAnyDigits } from './picked-time.ts';

/** As a field of the configuration has them; the client's type of a field forgets them. */
type PickerOptions = NonNullable<NonNullable<DateField['admin']>['date']>;

/** The field of a moment or a day by the clock of Riyadh, with its Hijri day; Payload's own takes the browser's zone. */
export function MomentPicker({ field, path: given, readOnly }: DateFieldClientProps) {
  const { path, value, setValue, showError, disabled } = useField<string | null>({ potentiallyStalePath: given });
  const { i18n } = useTranslation();
  const { admin, label, localized, required } = field;
  // What can be typed of a moment is in digits alone.
  const inWords = admin?.custom?.withTime ? momentWithHijri : hijriDayText;
  const classes = ['field-type', 'date-time-field', admin?.className, showError && 'date-time-field--has-error'];
  return (
    <div className={classes.filter(Boolean).join(' ')} style={mergeFieldStyles(field)}>
      <FieldLabel label={label} localized={localized} path={path} required={required} />
      <div className="field-type__wrap" id={`field-${path.replace(/\./g, '__')}`}>
        <FieldError path={path} showError={showError} />
        <RiyadhPicker
          options={admin?.date as PickerOptions | undefined}
          hasTime={Boolean(admin?.custom?.withTime)}
          isReadOnly={Boolean(readOnly || disabled)}
          value={value}
          onPick={setValue}
        />
      </div>
      {value ? <p className="moment-picker__hijri">{inWords(value, adminLanguageOf(i18n))}</p> : null}
      <FieldDescription description={admin?.description} path={path} />
    </div>
  );
}

type RiyadhPickerProps = {
  options: PickerOptions | undefined;
  hasTime: boolean;
  isReadOnly: boolean;
  value: string | null | undefined;
  onPick: (moment: string | null) => void;
};

function RiyadhPicker({ options, hasTime, isReadOnly, value, onPick }: RiyadhPickerProps) {
  // What Payload makes of a picked day is its noon in UTC already, which is that day in Riyadh.
  const momentOf = (picked: Date) => (hasTime ? fromBrowserClock(picked) : picked);
  const displayFormat = options?.displayFormat ?? 'd MMM yyyy';
  const dateFormat = hasTime ? momentFormats : dayFormats(displayFormat);
  return (
    <DatePicker
      displayFormat={displayFormat}
      overrides={{ ...typedInAnyDigits, dateFormat }}
      {...options}
      {...(hasTime && { pickerAppearance: 'dayAndTime', ...pickedTime })}
      readOnly={isReadOnly}
      value={value ? onBrowserClock(value) : undefined}
      onChange={(picked) => onPick(picked ? momentOf(picked).toISOString() : null)}
    />
  );
}
