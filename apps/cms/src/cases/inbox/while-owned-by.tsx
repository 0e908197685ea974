'use client';

import { useDocumentInfo } from '@payloadcms/ui';
import type { ReactNode } from 'react';
import { relatedId } from '../../related-id.ts';

type WhileOwnedByProps = { owner: number | null; changed: string; children: ReactNode };

/** What the service said of a case's owner, until a save gives the case to another one: Payload shows it once for each opening. */
export function WhileOwnedBy({ owner, changed, children }: WhileOwnedByProps): ReactNode {
  const { savedDocumentData } = useDocumentInfo();
  const now: unknown = relatedId(savedDocumentData?.assignee);
  return savedDocumentData && (now ?? null) !== owner ? changed : children;
}
