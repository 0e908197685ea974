'use client';

import { useTranslation } from '@payloadcms/ui';
import { type ReactElement, useEffect, useRef } from 'react';
import { adminLanguageOf, label } from '../fields/labels.ts';
import { useNeverSaved } from '../fields/use-saved-at.ts';

const builtIn = label('Built-in texts', 'النصوص المدمجة');

/**
 * Says in the head of the texts that nobody has changed one yet: Payload calls a draft what nobody wrote and visitors read. It takes
 * no component that could say so and leave its own one for what was saved.
 */
export function TextsStatus(): ReactElement {
  const here = useRef<HTMLSpanElement>(null);
  const language = adminLanguageOf(useTranslation().i18n);
  const isUntouched = useNeverSaved();

  useEffect(() => {
    const status = here.current?.closest('.doc-controls')?.querySelector<HTMLElement>('.status');
    const value = status?.querySelector('.status__value')?.firstChild;
    if (!isUntouched || !status || !value) return;
    const [said, title] = [value.nodeValue, status.title];
    value.nodeValue = builtIn[language];
    status.title = builtIn[language];
    // The texts may have been saved as a draft, which Payload then takes for what it says already.
    return () => {
      if (value.nodeValue === builtIn[language]) value.nodeValue = said;
      status.title = title;
    };
  }, [isUntouched, language]);

  return <span hidden ref={here} />;
}
