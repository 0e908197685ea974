'use client';

import { FieldLabel, useField, useTranslation } from '@payloadcms/ui';
import { adminLanguageOf, label } from '../../fields/labels.ts';

type PlaceSelectProps = { path: string; label: string; options: { value: string; label: string }[] };

const every = label('Every one', 'الكل');

/** What the forms offer; a value that they do not offer any more stays until another one is chosen. */
export function PlaceSelect({ path: given, label: words, options }: PlaceSelectProps) {
  const { path, value, setValue, disabled } = useField<string>({ potentiallyStalePath: given });
  const { i18n } = useTranslation();
  const isGone = value && !options.some((option) => option.value === value);
  const id = `field-${path.replace(/\./g, '__')}`;
  return (
    <div className="field-type text place-select">
      <FieldLabel label={words} path={path} htmlFor={id} />
      <div className="field-type__wrap">
        <select id={id} value={value ?? ''} disabled={disabled} onChange={({ target }) => setValue(target.value)}>
          <option value="">{every[adminLanguageOf(i18n)]}</option>
          {isGone && <option value={value}>{value}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      </div>
    </div>
  );
}
