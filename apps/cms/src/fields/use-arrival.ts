'use client';

import { useEffect } from 'react';
import { fieldOfHash } from './field-hash.ts';
import { revealField } from './reveal-field.ts';

/** Leads whoever came by a link to a field to that field: it may stand in a tab or a row that is closed. */
export function useArrival(): void {
  useEffect(() => {
    const path = fieldOfHash(window.location.hash);
    if (path) void revealField(path);
  }, []);
}
