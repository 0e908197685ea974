'use client';

import { useFormFields } from '@payloadcms/ui';
import { useFormAddress } from './use-form-address.ts';

/** When what is in the form was saved last; undefined of what nobody has saved yet, as texts that nobody has changed. */
export function useSavedAt(): string | undefined {
  return useFormFields(([fields]) => fields.updatedAt?.value as string | undefined);
}

/** Whether nobody has saved yet what is in the form: texts have an address before anybody has changed one. */
export function useNeverSaved(): boolean {
  const address = useFormAddress();
  const savedAt = useSavedAt();
  return address === undefined || savedAt === undefined;
}
