'use client';

import { useEffect } from 'react';
import { countTyped } from './count-typed.ts';
import { hydratingClass } from './hydrating-class.ts';

/**
 * Opens the page for presses once React has taken over: one before would be lost without a word. What was typed by then counts; forms
 * set themselves up with their first state in effects of their own, so after those.
 */
export function OpenOnceHydrated(): null {
  useEffect(() => {
    document.documentElement.classList.remove(hydratingClass);
    const afterOthers = setTimeout(countTyped);
    return () => clearTimeout(afterOthers);
  }, []);
  return null;
}
