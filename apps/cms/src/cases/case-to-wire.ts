import { isEnquiry } from '@insurer/contract/forms/forms.ts';
import type { Language } from '@insurer/contract/language.ts';
import type { CaseStatus } from '@insurer/contract/requests/case-statuses.ts';
import type { PauseReason } from '@insurer/contract/requests/pause-reasons.ts';
import type { CaseKind } from './case-kinds.ts';
import type { ReachedStage } from './case-stages.ts';
import { isOpen } from './case-status.ts';
import { visibleHistory } from './taken-back.ts';

export type StoredCase = {
  id: number;
  kind?: string | null;
  reference: string;
  status: CaseStatus;
  language: Language;
  createdAt: string;
  sent?: unknown;
  /** The job that somebody applied for; of applications alone. */
  job?: number | null;
  dueAt?: string | null;
  /** For named people alone (decision 0046). */
  confidential?: boolean | null;
  tokenHash?: string | null;
  /** What opened the case until then does not any more. */
  linksEndedAt?: string | null;
  contentHash?: string | null;
  history?: { status: CaseStatus; at: string; note?: string | null; noteAr?: string | null }[] | null;
  internalNotes?: { text: string; at?: string | null }[] | null;
  stages?: ReachedStage[] | null;
  /** The papers that the customer is asked for, in his language. */
  askedFor?: string[] | null;
  email?: string | null;
  closedAt?: string | null;
  /** Since when the clock stands still, and why. */
  pausedAt?: string | null;
  pauseReason?: PauseReason | null;
  pausedDays?: number | null;
  answeredAt?: string | null;
  answeredInTime?: boolean | null;
  answerDays?: number | null;
  reopenedCount?: number | null;
  consents?: { name: string; givenAt: string; version: string }[] | null;
};

/** A case as its sender sees it: never what was sent, who handles it or what the team noted. */
export function caseToWire(kind: CaseKind, stored: StoredCase) {
  return {
    ...trackedCase(kind, stored),
    created_at: isoTime(stored.createdAt),
    language: stored.language,
  };
}

/** What tracking by number and ID answers. */
export function trackedCase(kind: CaseKind, { reference, status, history, internalNotes, dueAt, sent }: StoredCase) {
  return {
    reference,
    kind,
    ...(isEnquiry(kind, sent) && { enquiry: true }),
    status,
    status_history: visibleHistory(history, internalNotes).map(({ status: then, at, note, noteAr }) => ({
      status: then,
      at: isoTime(at),
      ...(note && { note }),
      ...(noteAr && { note_ar: noteAr }),
    })),
    ...(dueAt && isOpen(status) && { due_at: isoTime(dueAt) }),
  };
}

/** A stored moment as the wire has it, in UTC. @throws RangeError where it is none */
export function isoTime(stored: string): string {
  return new Date(stored).toISOString();
}
