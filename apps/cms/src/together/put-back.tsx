'use client';

import {
  useAllFormFields,
  useDocumentInfo,
  useForm,
  useFormBackgroundProcessing,
  useFormModified,
  useFormProcessing,
} from '@payloadcms/ui';
import { useEffect, useRef } from 'react';
import { useFreeLock } from './use-free-lock.ts';
import { isSame } from './values.ts';
import { valuesInForm } from './values-in-form.ts';

type Values = Record<string, unknown>;

/** Kept by the service: the form shows it, and nobody writes it. */
const kept = new Set(['createdAt', 'updatedAt', 'deletedAt', '_status', 'editedBy', 'globalType']);
const settledMs = 300;

/**
 * A form in which everything that was changed is as it was again has nothing to save, and may be left without a question: Payload
 * counts every key that was pressed. While something is being saved, and after what failed, nobody knows what is stored, and
 * nothing is said.
 */
export function PutBack(): null {
  const { data, id, globalSlug } = useDocumentInfo();
  const { getFields, setModified } = useForm();
  const [fields] = useAllFormFields();
  const modified = useFormModified();
  const processing = useFormProcessing();
  const saving = useFormBackgroundProcessing();
  const isUnsure = useRef(false);
  const isPutBack = useRef(false);
  const isStored = Boolean(globalSlug) || id !== undefined;

  useFreeLock(isPutBack);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of a field is looked at.
  useEffect(() => {
    if (processing || saving) isUnsure.current = true;
    else if (!modified) isUnsure.current = false;
    if (modified) isPutBack.current = false;
    if (!modified || isUnsure.current || !isStored || !data) return;
    const timer = setTimeout(() => {
      if (!saysTheSame(data as Values, valuesInForm(getFields()))) return;
      isPutBack.current = true;
      setModified(false);
    }, settledMs);
    return () => clearTimeout(timer);
  }, [fields, data, modified, processing, saving, isStored, getFields, setModified]);

  return null;
}

/** What is stored beside the fields of the form, nobody can change in it. */
function saysTheSame(stored: Values, shown: Values): boolean {
  return Object.keys(shown).every((name) => kept.has(name) || isSame(stored[name], shown[name]));
}
