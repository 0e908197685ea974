'use client';

import { useTranslation } from '@payloadcms/ui';
import { useEffect, useRef } from 'react';
import { adminLanguageOf } from '../fields/labels.ts';
import type { LinkTarget } from './link-targets.ts';
import { linkWords } from './link-words.ts';

type OptionProps = { id: string; target: LinkTarget; isActive: boolean; onChoose: () => void };

/** One entry of the list under a link field. The keyboard stays in the field; the entry in question is in sight. */
export function TargetOption({ id, target: { title, kind, address, isOnline }, isActive, onChoose }: OptionProps) {
  const { i18n } = useTranslation();
  const own = useRef<HTMLDivElement>(null);
  const language = adminLanguageOf(i18n);
  const say = linkWords[language];
  useEffect(() => {
    if (isActive) own.current?.scrollIntoView({ block: 'nearest' });
  }, [isActive]);
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus and names the entry
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field takes the keys
    <div
      id={id}
      ref={own}
      role="option"
      aria-selected={isActive}
      className="target-combobox__option"
      // The field keeps the focus, so that leaving it does not close the list under the pointer.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
    >
      <bdi>{title[language]}</bdi>
      <span className="target-combobox__more">
        {say.kinds[kind]}
        {isOnline ? '' : ` · ${say.draft}`} · <bdi dir="ltr">{address}</bdi>
      </span>
    </div>
  );
}
