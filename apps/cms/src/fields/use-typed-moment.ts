'use client';

import type { DatePicker } from '@payloadcms/ui';
import { type ComponentProps, type KeyboardEvent, useRef, useState } from 'react';
import { isWholeMoment, momentFormats, typedInAnyDigits, typedMoment } from './picked-time.ts';

type Props = ComponentProps<typeof DatePicker>;
/** As the calendar calls it: with nothing where the field was emptied. */
type OnChange = { onChange?(picked: Date | null): void };

/**
 * Reads a moment that is typed, and takes nothing for it that stood there before: of a text that cannot be read an earlier choice
 * went on unseen. Puts the calendar of a picker away once a whole moment was typed and taken: it would lie over the button that is meant next
 * until somebody presses Enter or the tabulator. It comes back with the pointer, the arrows, or coming to the field anew.
 */
export function useTypedMoment({
  onChange,
  minDate,
}: OnChange & Pick<Props, 'minDate'>): Pick<Props, 'onChange' | 'overrides'> {
  const isWhole = useRef(false);
  const [isPutAway, setPutAway] = useState(false);
  const show = () => setPutAway(false);
  return {
    onChange: (picked: Date) => {
      onChange?.(picked);
      setPutAway(isWhole.current);
    },
    overrides: {
      dateFormat: momentFormats,
      // Payload's picker goes on by itself where this is not said.
      open: isPutAway ? false : undefined,
      onFocus: show,
      onInputClick: show,
      onKeyDown: ({ key }: KeyboardEvent<HTMLElement>) => {
        if (key === 'ArrowDown' || key === 'ArrowUp') show();
      },
      onChangeRaw: (event) => {
        typedInAnyDigits.onChangeRaw(event);
        // Enter comes here too, which chooses what stands.
        if (event?.type !== 'change' || !(event.target instanceof HTMLInputElement)) return;
        isWhole.current = isWholeMoment(event.target.value);
        // What can be read follows at once, but for what is read already: of that the calendar tells nothing.
        const moment = typedMoment(event.target.value);
        if (moment && isTaken(moment, minDate)) return;
        // The calendar takes no day that has passed. It stays as it was typed all the same, and whoever asks says that it is past.
        onChange?.(moment ?? null);
        // It would lie over what is said.
        if (isWhole.current) setPutAway(true);
      },
    },
  };
}

/** A calendar takes no earlier day than its first, whatever the hour. */
function isTaken(moment: Date, minDate: Date | undefined): boolean {
  return !minDate || moment >= new Date(minDate.toDateString());
}
