'use client';

import { useFormFields } from '@payloadcms/ui';

/** When what is in the form was saved last; undefined of what nobody has saved yet, as texts that nobody has changed. */
export function useSavedAt(): string | undefined {
  return useFormFields(([fields]) => fields.updatedAt?.value as string | undefined);
}
