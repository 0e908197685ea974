import { afterEach, expect, it, vi } from 'vitest';
import { csvResponse } from './csv-export.ts';

afterEach(() => {
  vi.useRealTimers();
});

it('a download is named by the day in Riyadh, as the times in it are', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-25T22:30:00Z') });
  const name = csvResponse('messages', [['Reference']]).headers.get('content-disposition');
  expect(name).toBe('attachment; filename="messages-2026-11-26.csv"');
});
