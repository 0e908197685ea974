'use client';

import { useEffect } from 'react';
import { hydratingClass } from './hydrating-class.ts';

/** Opens the page for presses once React has taken over: one before would be lost without a word. */
export function OpenOnceHydrated(): null {
  useEffect(() => document.documentElement.classList.remove(hydratingClass), []);
  return null;
}
