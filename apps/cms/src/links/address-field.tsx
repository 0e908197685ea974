'use client';

import { FieldDescription, FieldError, FieldLabel, useField, useForm, useTranslation } from '@payloadcms/ui';
import type { TextFieldClientProps } from 'payload';
import { useEffect, useState } from 'react';
import { adminLanguageOf } from '../fields/labels.ts';
import { AddressMeaningLine } from './address-meaning-line.tsx';
import { linkWords } from './link-words.ts';
import { TargetCombobox } from './target-combobox.tsx';
import { withoutLanguage } from './without-language.ts';

/** What is an address and no words to search for. */
const looksTyped = /^$|^[/#]|^(https?:|mailto:|tel:)/i;

/** The field of an address: chosen by the title of what it leads to, or typed. What is stored is the address. */
export function AddressField({ field, path: given, readOnly }: TextFieldClientProps) {
  const { path, value, setValue, showError, disabled } = useField<string>({ potentiallyStalePath: given });
  const { dispatchFields } = useForm();
  const { i18n } = useTranslation();
  const stored = value ?? '';
  const [text, setText] = useState(stored);
  const [isLeft, setLeft] = useState(false);
  // The form brings another value: another version, another row, what somebody else wrote.
  useEffect(() => setText(stored), [stored]);
  const id = `field-${path.replace(/\./g, '__')}`;
  const say = linkWords[adminLanguageOf(i18n)];
  const isWords = text !== stored && !looksTyped.test(text);

  function take(address: string): void {
    setText(address);
    setValue(address);
    // Whoever saves before the service has looked anew would be refused for what stood here before.
    if (address) dispatchFields({ type: 'UPDATE', path, valid: true, errorMessage: undefined });
  }

  function write(typed: string): void {
    setLeft(false);
    if (looksTyped.test(typed)) take(typed);
    else setText(typed);
  }

  function leave(): void {
    setLeft(true);
    const shared = field.admin?.custom?.isOfBothLanguages ? withoutLanguage(text) : text;
    if (shared !== text) take(shared);
  }

  return (
    <div className={`field-type text address-field${showError ? ' error' : ''}`}>
      <FieldLabel label={field.label} localized={field.localized} path={path} required={field.required} />
      <div className="field-type__wrap">
        <FieldError path={path} showError={showError} />
        <TargetCombobox
          id={id}
          text={text}
          onText={write}
          onChoose={({ address }) => take(address)}
          onLeave={leave}
          describedBy={`${id}-help ${id}-meaning`}
          isInvalid={showError || (isLeft && isWords)}
          isDisabled={readOnly || disabled}
          isRequired={field.required}
        />
      </div>
      <div id={`${id}-meaning`} role="status">
        {isLeft && isWords ? (
          <p className="address-field__warning">{say.notTaken}</p>
        ) : (
          <AddressMeaningLine address={stored} />
        )}
      </div>
      <div id={`${id}-help`}>
        <FieldDescription description={field.admin?.description ?? say.help} path={path} />
      </div>
    </div>
  );
}
