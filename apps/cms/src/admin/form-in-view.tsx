'use client';

import { useDocumentInfo, useForm } from '@payloadcms/ui';
import { useEffect } from 'react';
import { noteForm } from './forms-in-view.ts';
import { useRefusedSave } from './use-refused-save.ts';

/**
 * Shows nothing: lets delay-form-state.tsx, which stands around all forms, look at the fields of this one, and keeps it changed
 * while a save of it was refused.
 */
export function FormInView() {
  const { id, collectionSlug, globalSlug } = useDocumentInfo();
  const { getFields } = useForm();
  useRefusedSave();
  const slug = collectionSlug ?? globalSlug ?? '';
  useEffect(() => noteForm({ slug, id, getFields }), [slug, id, getFields]);
  return null;
}
