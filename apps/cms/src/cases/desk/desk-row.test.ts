import { caseStageTexts } from '@insurer/contract/forms/case-stages.ts';
import { expect, it } from 'vitest';
import { deskRow } from './desk-row.ts';
import type { DeskCase } from './list-cases.ts';

const claim: DeskCase = {
  collection: 'service-requests',
  id: 1,
  reference: 'CLM-1',
  kind: 'claim',
  isEnquiry: false,
  name: 'Sara',
  status: 'received',
  stage: null,
  dueAt: null,
  pauseReason: null,
  createdAt: '2026-11-22T08:00:00.000Z',
  assignee: null,
};

it.each(['en', 'ar'] as const)(
  'a case that nobody has saved yet stands at the first stage of its kind, %s',
  (language) => {
    const row = (over: Partial<DeskCase>) => deskRow({ ...claim, ...over }, language, new Map(), undefined);
    expect(row({}).stage).toBe(caseStageTexts.received[language]);
    expect(row({}).values.stage).toBeNull();
    expect(row({ stage: 'decided' }).stage).toBe(caseStageTexts.decided[language]);
  },
);

it('a contact message has no stages', () => {
  const row = deskRow({ ...claim, collection: 'messages', kind: 'contact' }, 'en', new Map(), undefined);
  expect(row.stage).toBe('');
});

it.each([
  ['en', 'Complaint', 'Enquiry'],
  ['ar', 'شكوى', 'استفسار'],
] as const)('says which of both came by the form of complaints, %s', (language, complaint, enquiry) => {
  const kindOf = (isEnquiry: boolean) =>
    deskRow({ ...claim, kind: 'complaint', isEnquiry }, language, new Map(), undefined).kind;
  expect([kindOf(false), kindOf(true)]).toEqual([complaint, enquiry]);
});
