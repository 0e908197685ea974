import { dayMs } from '@insurer/contract/day-ms.ts';
import type { CaseRules } from '@insurer/contract/forms/define-form.ts';
import { caseForms } from '@insurer/contract/forms/forms.ts';
import type { Language } from '@insurer/contract/language.ts';
import { createLocalReq, type Payload, type PayloadRequest, ValidationError } from 'payload';
import { ContractProblem, notFound } from '../../contract-problem.ts';
import { record } from '../../record/record.ts';
import { inRequestTransaction } from '../../request-transaction.ts';
import { holdRow } from '../../wait-for-others.ts';
import { readCaseHandling } from '../case-handling.ts';
import { kindOf } from '../case-kinds.ts';
import { isClosed, isPaused } from '../case-status.ts';
import { type Escalated, secondLook } from '../escalation.ts';
import { withKeptFiles } from '../intake/kept-files.ts';
import type { ReceivedFile } from '../intake/received.ts';
import { addWorkingDays } from '../intake/working-days.ts';
import { enqueueCustomerWroteMail } from '../mail/enqueue-mail.ts';
import { enqueueWebhook } from '../webhooks/enqueue-webhook.ts';
import { type MessageCase, notifiedByMessage, type StoredMessage, storeMessage } from './store-message.ts';

type Message = { text: string; files: ReceivedFile[]; idempotencyKey: string | undefined; contentHash: string };

const closedForGood: Record<CaseRules['sender'], Record<Language, string>> = {
  customer: {
    en: 'This request is closed. Please send a new one, or call us.',
    ar: 'أُغلق هذا الطلب. أرسل طلبًا جديدًا أو اتصل بنا.',
  },
  applicant: {
    en: 'This application is closed. You are welcome to apply for any open job.',
    ar: 'أُغلق هذا الطلب. يسعدنا أن تقدّم على أي وظيفة شاغرة.',
  },
};

/**
 * Stores what a customer adds to a request. A request that waits for him, or was closed not long ago, is open again: its owner
 * is told, and it is due anew.
 * @returns undefined where another message came first under the same idempotency key
 * @throws ContractProblem 409 where the request is closed for good
 */
export async function storeCustomerMessage(
  payload: Payload,
  stored: MessageCase,
  message: Message,
  language: Language,
): Promise<StoredMessage | undefined> {
  const handling = await readCaseHandling(payload);
  requireOpen(stored, handling, language);
  const req = await createLocalReq({ context: { [notifiedByMessage]: true } }, payload);
  try {
    return await withKeptFiles(payload, message.files, (files) =>
      inRequestTransaction(req, async () => {
        // Files may take minutes to come: meanwhile a case may be closed for good, or erased.
        const { collection, id, reference } = stored;
        await holdRow(req, { collection, id });
        const present = await payload.db.findOne<MessageCase & Escalated>({
          collection,
          where: { id: { equals: id } },
          req,
        });
        if (!present) throw notFound('There is no such request.');
        requireOpen({ ...present, collection }, handling, language);
        const kept = await storeMessage(req, stored, { ...message, from: 'customer', files });
        const goesOn = await goOn(req, { ...present, collection }, handling);
        const act = { subject: reference, targetCollection: collection, targetId: id };
        await record(req, { action: 'customer-wrote', ...act });
        const about = { ...stored, sent: present.sent, kind: kindOf(collection, stored) };
        await enqueueCustomerWroteMail(req, { ...about, isReopened: isClosed(present.status) });
        // A change of the status tells it by itself.
        if (!goesOn) {
          await makeFormsOlder(req, stored);
          await enqueueWebhook(req, 'case.changed', collection, stored);
        }
        return kept;
      }),
    );
  } catch (error) {
    if (error instanceof ValidationError && /idempotency/i.test(String(error.data.errors[0]?.path))) return undefined;
    throw error;
  }
}

/** A form that was opened before does not show what was written: it closes nothing over it. */
async function makeFormsOlder({ payload, transactionID }: PayloadRequest, { collection, id }: MessageCase) {
  const data = { updatedAt: new Date().toISOString() };
  await payload.db.updateOne({ collection, id, data, req: { transactionID }, returning: false });
}

type Handling = Awaited<ReturnType<typeof readCaseHandling>>;

/** @throws ContractProblem 409 where the request is closed for good */
function requireOpen(stored: MessageCase, { reopenDays }: Handling, language: Language): void {
  const { collection, status, closedAt } = stored;
  const isOver = isClosed(status) && Date.parse(closedAt ?? '') + reopenDays * dayMs <= Date.now();
  const { sender } = caseForms[kindOf(collection, stored)].caseRules;
  if (isOver) throw new ContractProblem(409, closedForGood[sender][language]);
}

/** What waited for the customer goes on with the days that were left, which its history counts; what was closed begins anew. */
async function goOn(
  req: PayloadRequest,
  stored: MessageCase & Escalated,
  { dueDays, holidays }: Handling,
): Promise<boolean> {
  const { collection, id, status } = stored;
  const wasClosed = isClosed(status);
  if (!wasClosed && !isPaused(status)) return false;
  const anew = wasClosed && addWorkingDays(new Date(), dueDays[kindOf(collection, stored)], holidays);
  const again = anew && { dueAt: anew.toISOString(), ...secondLook(stored) };
  const data = { status: 'in-review', ...again } as const;
  // Reviewed: the sender of the request has shown what opens it.
  await req.payload.update({ collection, id, data, overrideAccess: true, depth: 0, req });
  return true;
}
