'use client';

import { useConfig, useDocumentInfo } from '@payloadcms/ui';

/** Where the admin's own interface answers for what is in the form; undefined of a document that was never saved. */
export function useFormAddress(): string | undefined {
  const { id, collectionSlug, globalSlug } = useDocumentInfo();
  const { config } = useConfig();
  const saved = id === undefined ? undefined : `${collectionSlug}/${id}`;
  const place = globalSlug ? `globals/${globalSlug}` : saved;
  return place && `${config.routes.api}/${place}`;
}
