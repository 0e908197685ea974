import { expect, it } from 'vitest';
import { fieldOf } from './follow-moved-rows.ts';

it.each([
  ['sections-row-', 'field-sections'],
  ['sections-0-items-row-', 'field-sections__0__items'],
  ['sections-12-groups-3-items-row-', 'field-sections__12__groups__3__items'],
])('the rows %s are those of %s', (list, field) => expect(fieldOf(list)).toBe(field));
