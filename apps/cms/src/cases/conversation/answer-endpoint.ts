import { caseMessage } from '@insurer/contract/forms/case-message.ts';
import { type CaseStatus, caseStatuses } from '@insurer/contract/requests/case-statuses.ts';
import { withoutControls } from '@insurer/contract/requests/normalise.ts';
import type { PauseReason } from '@insurer/contract/requests/pause-reasons.ts';
import type { PayloadHandler, PayloadRequest } from 'payload';
import { ContractProblem } from '../../contract-problem.ts';
import { adminLanguageOf, type Label, label } from '../../fields/labels.ts';
import { record } from '../../record/record.ts';
import { inRequestTransaction } from '../../request-transaction.ts';
import { saysSomething } from '../../says-something.ts';
import { holdRow } from '../../wait-for-others.ts';
import { type CaseCollection, kindOf } from '../case-kinds.ts';
import { isClosed, isPaused } from '../case-status.ts';
import { requireRoom } from '../files/disk-quota.ts';
import { handledCase } from '../handled-case.ts';
import { checkRequest, chosen } from '../intake/check-request.ts';
import { withKeptFiles } from '../intake/kept-files.ts';
import { readMultipart } from '../intake/read-multipart.ts';
import { discardFiles, type Received } from '../intake/received.ts';
import { answerMail } from '../mail/case-mail.ts';
import { enqueueCustomerMail } from '../mail/enqueue-mail.ts';
import { listOf } from '../paper-list.ts';
import { filled, nobodyFills, placeholders, placeholdersIn, straysIn } from './placeholders.ts';
import {
  type MessageCase,
  messagesOfCase,
  notifiedByMessage,
  type StoredMessage,
  storeMessage,
} from './store-message.ts';

const max = { papers: 20, paperLength: 120 };

const words = {
  empty: label('Write the answer.', 'اكتب الرد.'),
  gap: label('Fill in what is missing:', 'أكمل الناقص:'),
  noNumber: label(
    'An administrator sets your direct number in your account; for complaints the site settings have that of the team.',
    'يحدد مدير النظام رقمك المباشر في حسابك، ورقم فريق الشكاوى في إعدادات الموقع.',
  ),
  papers: label(
    `Papers: up to ${max.papers} lines of up to ${max.paperLength} characters each. Write what is longer in the text.`,
    `المستندات: حتى ${max.papers} سطرًا، وحتى ${max.paperLength} حرفًا لكل سطر. اكتب ما زاد في نص الرد.`,
  ),
  newer: label(
    'Something was written meanwhile: load the case again and read it first.',
    'وصلت رسالة جديدة: حدّث الصفحة واقرأها أولًا.',
  ),
};

/**
 * POST /{inbox}/{id}/answers: an answer to the customer, by who may handle the case. It is stored and mailed in one
 * transaction; `papers` are those still asked for, a line each; `status` says where the case stands then; `seen` is the last
 * message that its writer has read.
 */
export function answerCase(collection: CaseCollection): PayloadHandler {
  return async (req) => {
    const stored = await handledCase<MessageCase>(req, collection);
    if (stored instanceof Response) return stored;
    const language = adminLanguageOf(req.i18n);
    let received: Received | undefined;
    try {
      received = await readMultipart(req as unknown as Request, caseMessage, { language });
      await storeAnswer(req, { ...stored, collection }, received);
      return Response.json({ ok: true }, { status: 201 });
    } catch (error) {
      if (!(error instanceof ContractProblem)) throw error;
      const { errors } = error.details;
      const message = errors?.map((one) => one.message).join(' ') || error.message;
      return Response.json({ message }, { status: error.status });
    } finally {
      if (received) await discardFiles(received);
    }
  };
}

async function storeAnswer(req: PayloadRequest, stored: MessageCase, received: Received): Promise<void> {
  const { collection, id, reference } = stored;
  const language = adminLanguageOf(req.i18n);
  const refuse = (status: number, text: Label, more = '') => new ContractProblem(status, `${text[language]}${more}`);
  checkRequest(caseMessage, received, {}, { language });
  // Templates isolate Latin words in Arabic by signs that a visitor's text loses.
  const typed = withoutControls(String(received.values.text ?? ''));
  const papers = papersOf(received.values.papers);
  if (papers.length > max.papers || papers.some(({ length }) => length > max.paperLength)) {
    throw refuse(422, words.papers);
  }
  const text = filled(typed, { papers: listOf(papers) });
  if (!saysSomething(text)) throw refuse(422, words.empty);
  const gaps = placeholdersIn(text).filter((name) => placeholders.some((known) => known === name));
  if (gaps.length > 0) {
    const where = gaps.includes('direct') ? `. ${words.noNumber[language]}` : '';
    throw refuse(422, words.gap, ` ${gaps.map((name) => `{${name}}`).join(' ')}${where}`);
  }
  const strays = straysIn(text);
  if (strays.length > 0) throw refuse(422, nobodyFills, ` ${strays.join(' ')}`);
  const last = (await messagesOfCase(req.payload, stored)).at(-1)?.id ?? 0;
  if (Number(received.values.seen ?? 0) !== last) throw refuse(409, words.newer);
  const files = chosen(received.files.files);
  await requireRoom(req.payload, files, 'files', language);
  await withKeptFiles(req.payload, files, (kept) =>
    inRequestTransaction(req, async () => {
      const message = await storeMessage(req, stored, { from: 'company', text, files: kept, by: req.user?.id });
      await record(req, { action: 'answered', subject: reference, targetCollection: collection, targetId: id });
      req.context[notifiedByMessage] = true;
      // Files take a while to come: a colleague may have closed the case meanwhile, or its customer opened it again.
      await holdRow(req, { collection, id });
      const present = await req.payload.db.findOne<MessageCase>({ collection, where: { id: { equals: id } }, req });
      const status = statusAfter(present ?? stored, received.values.status);
      const known = isPaused(present?.status) ? present?.pauseReason : undefined;
      const reason: PauseReason = papers.length > 0 ? 'papers' : (known ?? 'information');
      const pauseReason = isPaused(status) ? reason : undefined;
      const asked = { papers: placeholdersIn(typed).includes('papers') ? [] : papers, waitsFor: pauseReason };
      const mail = await enqueueCustomerMail(req, { ...stored, kind: kindOf(collection, stored) }, (about) =>
        answerMail({ ...about, text, files: kept.length, ...asked }),
      );
      if (mail !== undefined) await noteMail(req, message, mail);
      const data = { status, askedFor: papers, ...(pauseReason && { pauseReason }) };
      // Reviewed: may handle the case, see above; who it asks for what is written by the service alone.
      await req.payload.update({ collection, id, data, overrideAccess: true, depth: 0, req });
    }),
  );
}

async function noteMail(
  { payload, transactionID }: PayloadRequest,
  { id }: StoredMessage,
  mail: number,
): Promise<void> {
  const data = { mail };
  await payload.db.updateOne({ collection: 'case-messages', id, data, req: { transactionID }, returning: false });
}

/** An answer closes nothing: that needs an outcome, and is said on the case itself. */
function statusAfter({ status }: MessageCase, wanted: unknown): CaseStatus {
  const known = caseStatuses.find((one) => one === wanted);
  return known && !isClosed(known) ? known : status;
}

function papersOf(typed: unknown): string[] {
  const lines = String(typed ?? '').split('\n');
  return lines.flatMap((line) => line.trim() || []);
}
