'use client';

import { directionOf, otherLanguage } from '@insurer/contract/language.ts';
import { useField, useForm, useFormFields, useLocale, useTranslation } from '@payloadcms/ui';
import { useId } from 'react';
import { adminLanguageOf } from '../labels.ts';
import { plainWords, valueAt } from './other-texts.ts';
import { useLanguageLink } from './use-language-link.ts';
import { useStored } from './use-stored.ts';

const says = {
  en: { en: 'English', ar: 'Arabic', missing: 'missing', copy: 'Use as a start', open: 'Write it', edit: 'Edit' },
  ar: { en: 'الإنجليزية', ar: 'العربية', missing: 'ناقصة', copy: 'استخدمها كبداية', open: 'اكتبها', edit: 'تعديل' },
} as const;

/**
 * Beside each text with two languages: what it says in the other one, read-only, and whether it is missing. Copying
 * fills in the form alone: like everything typed it becomes a draft, and is public when somebody publishes it.
 */
export function OtherLanguage({ path: fieldPath }: { path: string }) {
  const { path, value, setValue } = useField<unknown>({ potentiallyStalePath: fieldPath });
  const { code } = useLocale();
  const { i18n } = useTranslation();
  const stored = useStored();
  const { getDataByPath } = useForm();
  const dispatch = useFormFields(([, act]) => act);
  const follow = useLanguageLink();
  const id = useId();
  if (!stored) return null;

  const other = otherLanguage(code);
  const words = says[adminLanguageOf(i18n)];
  const otherValue = valueAt(stored, path, (rowPath) => getDataByPath(rowPath))?.[other];
  const otherWords = plainWords(otherValue);
  const ownWords = plainWords(value);
  if (!otherWords && !ownWords) return null;

  function copy(): void {
    setValue(otherValue);
    // The rich text editor looks at the first value of a field to see that it was replaced.
    if (typeof otherValue === 'object') dispatch({ type: 'UPDATE', path, value: otherValue, initialValue: otherValue });
  }

  const isMissing = !otherWords;
  return (
    <div className={`other-language${isMissing ? ' other-language--missing' : ''}`}>
      <span className="other-language__name" id={id}>
        {words[other]}
      </span>
      {isMissing ? (
        <span className="other-language__mark">{words.missing}</span>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a long text scrolls, and what scrolls has to be reached by keyboard
        <span className="other-language__text" lang={other} dir={directionOf(other)} tabIndex={0}>
          {otherWords}
        </span>
      )}
      <span className="other-language__actions">
        {!ownWords && otherWords ? (
          <button type="button" onClick={copy} aria-describedby={id}>
            {words.copy}
          </button>
        ) : null}
        <a {...follow(other, path)} aria-describedby={id}>
          {isMissing ? words.open : words.edit}
        </a>
      </span>
    </div>
  );
}
