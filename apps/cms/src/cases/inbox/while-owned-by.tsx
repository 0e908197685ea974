'use client';

import { useDocumentInfo } from '@payloadcms/ui';
import type { ReactNode } from 'react';

type WhileOwnedByProps = { owner: number | null; changed: string; children: ReactNode };

/** What the service said of a case's owner, until a save gives the case to another one: Payload shows it once for each opening. */
export function WhileOwnedBy({ owner, changed, children }: WhileOwnedByProps): ReactNode {
  const { savedDocumentData } = useDocumentInfo();
  const saved: unknown = savedDocumentData?.assignee;
  const now = typeof saved === 'object' && saved !== null && 'id' in saved ? saved.id : saved;
  return savedDocumentData && (now ?? null) !== owner ? changed : children;
}
