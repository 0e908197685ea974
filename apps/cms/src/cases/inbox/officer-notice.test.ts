import { expect, it } from 'vitest';
import { officerNotice } from './officer-notice.ts';

const owned = { status: 'received', email: 'sara@example.com', assignee: 7 } as const;

// Decision 0029.
it.each([
  ['the site names the owner at once, and the mail comes later', owned, 'mailFollows'],
  ['the mail has named the owner', { ...owned, officerTold: 7 }, 'told'],
  ['the mail has named somebody before', { ...owned, officerTold: 3 }, 'mailFollows'],
  ['there is no address for a mail', { ...owned, email: null }, 'onSite'],
  ['no mail goes out of a closed case', { ...owned, status: 'resolved' }, 'onSite'],
] as const)('the desk says how the customer knows who handles a complaint: %s', (_, stored, notice) => {
  expect(officerNotice(stored, true, 1)).toBe(notice);
});

it('where mails name nobody the site does, and without a number or an owner nobody is named', () => {
  expect(officerNotice(owned, true, 0)).toBe('onSite');
  expect(officerNotice(owned, false, 1)).toBe('noNumber');
  expect(officerNotice({ ...owned, assignee: null }, false, 1)).toBe('nobody');
});
