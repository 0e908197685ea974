'use client';

import { useTranslation } from '@payloadcms/ui';
import { type KeyboardEvent, useState } from 'react';
import { adminLanguageOf } from '../fields/labels.ts';
import { afterPress } from './after-press.ts';
import type { LinkTarget, TargetKind } from './link-targets.ts';
import { linkWords } from './link-words.ts';
import { TargetOption } from './target-option.tsx';
import { useLinkTargets } from './use-link-targets.ts';

type ComboboxProps = {
  id: string;
  /** What stands in the field. */
  text: string;
  onText: (text: string) => void;
  onChoose: (target: LinkTarget) => void;
  onLeave?: () => void;
  of?: TargetKind;
  describedBy?: string;
  isInvalid?: boolean;
  isDisabled?: boolean;
  isRequired?: boolean;
};

/**
 * A field that finds what can be linked to while somebody types: the combobox with a list of the WAI-ARIA patterns. The list
 * stands below the field and pushes what follows down, so that no row around it cuts it off.
 */
export function TargetCombobox({ id, text, onText, onChoose, onLeave, of, ...state }: ComboboxProps) {
  const { i18n } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const found = useLinkTargets(isOpen ? text : undefined, of);
  const say = linkWords[adminLanguageOf(i18n)];
  const listId = `${id}-list`;
  const optionId = (index: number) => `${id}-option-${index}`;
  const options = isOpen ? (found ?? []) : [];

  function show(open: boolean): void {
    setOpen(open);
    setActive(-1);
  }

  function choose(target: LinkTarget): void {
    show(false);
    onChoose(target);
  }

  function onKeyDown(event: KeyboardEvent): void {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const chosen = options[active];
    if (step) {
      event.preventDefault();
      const count = options.length;
      if (!isOpen) show(true);
      else if (count > 0) setActive((at) => (at < 0 && step < 0 ? count - 1 : (at + step + count) % count));
    } else if (event.key === 'Enter' && isOpen) {
      event.preventDefault();
      if (chosen) choose(chosen);
      else show(false);
    } else if (event.key === 'Escape' && isOpen) {
      event.preventDefault();
      event.stopPropagation();
      show(false);
    }
  }

  return (
    <div className="target-combobox">
      <input
        id={id}
        type="text"
        role="combobox"
        dir="auto"
        autoComplete="off"
        spellCheck={false}
        value={text}
        disabled={state.isDisabled}
        aria-autocomplete="list"
        aria-expanded={options.length > 0}
        aria-controls={listId}
        aria-activedescendant={options[active] ? optionId(active) : undefined}
        aria-describedby={state.describedBy}
        aria-invalid={state.isInvalid || undefined}
        aria-required={state.isRequired || undefined}
        onChange={({ target }) => {
          show(true);
          onText(target.value);
        }}
        onKeyDown={onKeyDown}
        onBlur={() =>
          afterPress(() => {
            show(false);
            onLeave?.();
          })
        }
      />
      <div id={listId} role="listbox" aria-label={say.leadsTo} hidden={options.length === 0}>
        {options.map((target, index) => (
          <TargetOption
            key={`${target.kind} ${target.id}`}
            {...{ target, id: optionId(index), isActive: index === active, onChoose: () => choose(target) }}
          />
        ))}
      </div>
      <p role="status" className="target-combobox__count">
        {isOpen && found ? (found.length === 0 ? say.nothing : say.count(found.length)) : ''}
      </p>
    </div>
  );
}
