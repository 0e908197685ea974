import { caseForms } from '@insurer/contract/forms/forms.ts';
import type { Language } from '@insurer/contract/language.ts';
import { createLocalReq, type Payload, type PayloadRequest, type Where } from 'payload';
import { inRequestTransaction } from '../../request-transaction.ts';
import { readCaseHandling } from '../case-handling.ts';
import { type CaseKind, caseKinds } from '../case-kinds.ts';
import { closedStatuses, isOpen } from '../case-status.ts';
import { addWorkingDays, startOfDay } from '../intake/working-days.ts';
import { officerMail } from '../mail/case-mail.ts';
import { enqueueCustomerMail, enqueueNobodyNamedMail } from '../mail/enqueue-mail.ts';
import { undoMilliseconds } from '../mail/held-news.ts';
import { isNamed, officerOf } from '../officer.ts';

const collection = 'service-requests' as const;
const namingKinds = caseKinds.filter((kind) => caseForms[kind].caseRules.namesOfficer);
type Complaint = {
  id: number;
  kind: CaseKind;
  sent: unknown;
  reference: string;
  language: Language;
  email?: string | null;
  status: string;
  createdAt: string;
  dueAt?: string | null;
  assignee?: number | null;
  assignedAt?: string | null;
  officerTold?: number | null;
  officerMissedAt?: string | null;
};

/**
 * Holds the promise that whoever complains soon knows somebody by name and direct number (decision 0029): tells the customer who
 * was given the case, and again where it changes hands; and tells the team on the morning of the last day on which nobody is
 * named. What is closed is left alone.
 */
export async function nameOfficers(payload: Payload, now = new Date()): Promise<void> {
  const { officerDays, holidays } = await readCaseHandling(payload);
  if (officerDays === 0) return;
  const where: Where = { and: [{ kind: { in: namingKinds } }, { status: { not_in: [...closedStatuses] } }] };
  // Reviewed: of these rows nothing goes out but reference, kind and day, to the customer and to who handles them.
  const { docs } = await payload.db.find<Complaint>({ collection, where, select, pagination: false });
  for (const one of docs.filter(({ kind, sent }) => isNamed(kind, sent))) {
    const req = await createLocalReq({}, payload);
    if (needsNotice(one, now) && (await notifyCustomer(req, one))) continue;
    const lastMorning = startOfDay(addWorkingDays(new Date(one.createdAt), officerDays, holidays));
    if (isMissed(one, lastMorning, now)) await warn(req, one, now);
  }
}

const select = {
  kind: true,
  sent: true,
  reference: true,
  language: true,
  email: true,
  status: true,
  createdAt: true,
  dueAt: true,
  assignee: true,
  assignedAt: true,
  officerTold: true,
  officerMissedAt: true,
} as const;

function needsNotice({ assignee, assignedAt, officerTold }: Complaint, now: Date): boolean {
  if (!assignee || assignee === officerTold) return false;
  return !assignedAt || Date.parse(assignedAt) + undoMilliseconds <= now.getTime();
}

function isMissed({ status, officerTold, officerMissedAt }: Complaint, lastMorning: Date, now: Date): boolean {
  return isOpen(status) && !officerTold && !officerMissedAt && lastMorning <= now;
}

/** @returns whether somebody can be named at all */
async function notifyCustomer(req: PayloadRequest, one: Complaint): Promise<boolean> {
  const officer = await officerOf(req, { ...one, collection });
  if (!officer) return false;
  const { assignee, kind, status } = one;
  const dueAt = one.dueAt && isOpen(status) ? new Date(one.dueAt) : undefined;
  const untold: Where = { or: [{ officerTold: { exists: false } }, { officerTold: { not_equals: assignee } }] };
  const where: Where = { and: [{ id: { equals: one.id } }, { assignee: { equals: assignee } }, untold] };
  await noted(req, where, { officerTold: assignee }, () =>
    enqueueCustomerMail(req, { ...one, collection, kind }, (about) => officerMail({ ...about, officer, dueAt })),
  );
  return true;
}

async function warn(req: PayloadRequest, one: Complaint, now: Date): Promise<void> {
  const where: Where = { and: [{ id: { equals: one.id } }, { officerMissedAt: { exists: false } }] };
  await noted(req, where, { officerMissedAt: now.toISOString() }, () =>
    enqueueNobodyNamedMail(req, { ...one, collection, kind: one.kind }),
  );
}

/** Notes it at the case and enqueues the mail, both or neither. Of several instances one does. */
async function noted(
  req: PayloadRequest,
  where: Where,
  note: Record<string, unknown>,
  enqueueMail: () => Promise<unknown>,
): Promise<void> {
  // Nobody changed the case: who has it open may go on writing.
  const data = { ...note, updatedAt: null };
  await inRequestTransaction(req, async () => {
    const got: unknown = await req.payload.db.updateOne({ collection, where, data, options: { atomic: true }, req });
    if (got) await enqueueMail();
  });
}
