'use client';

import { useEffect } from 'react';
import { revealField } from '../fields/reveal-field.ts';

/** Leads whoever came by a link to a field to that field: it may stand in a tab or a row that is closed. */
export function Arrival() {
  useEffect(() => {
    const [, path] = /^#field-(.+)$/.exec(window.location.hash) ?? [];
    if (path) void revealField(path.replaceAll('__', '.'));
  }, []);
  return null;
}
