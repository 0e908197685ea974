import type { TypedUser } from 'payload';
import { describe, expect, it } from 'vitest';
import { ownerByActing } from './owner-by-acting.ts';

// Of a person, the role alone is asked.
const user = { id: 7, role: 'care' } as unknown as TypedUser;
const closing = { isAnswered: false, isClosed: true, isReleased: false };
type Owned = { assignee?: number | null };
const owning = (data: Owned, before: Owned, acted = closing) =>
  ownerByActing({ user }, 'care', [data, before], acted).fields.assignee;

describe('a case that is closed or answered', () => {
  it('becomes the case of who did so, where nobody owns it', () => {
    expect(owning({}, { assignee: null })).toBe(7);
    expect(owning({ assignee: null }, {}, { ...closing, isAnswered: true, isClosed: false })).toBe(7);
  });

  it('stays with who owns it, or is given it', () => {
    expect(owning({}, { assignee: 8 })).toBeUndefined();
    expect(owning({ assignee: 8 }, { assignee: null })).toBeUndefined();
  });

  it('is not given back to who gives it up in the same save', () => {
    expect(owning({ assignee: null }, { assignee: 7 })).toBeUndefined();
  });

  it('becomes the case of who did so, where its owner has left the team', () => {
    expect(owning({ assignee: null }, { assignee: 8 }, { ...closing, isReleased: true })).toBe(7);
  });
});
