import { type CaseStage, caseStageTexts } from '@insurer/contract/forms/case-stages.ts';
import { caseRulesOf, promisesDay } from '@insurer/contract/forms/forms.ts';
import type { CaseStatus } from '@insurer/contract/requests/case-statuses.ts';
import type { PayloadRequest } from 'payload';
import { type Label, label } from '../../fields/labels.ts';
import { isReason } from '../../says-something.ts';
import { type CaseCollection, type CaseKind, kindOf, teamOf } from '../case-kinds.ts';
import { isDecision, isRefusal, type Outcome, outcomeLabels, withoutAnswer } from '../case-outcomes.ts';
import { isBehindFirst, isDecided } from '../case-stages.ts';
import { isClosed } from '../case-status.ts';
import type { StoredCase } from '../case-to-wire.ts';
import { takesBack } from '../taken-back.ts';
import { correspondence, hasAnswered, hasWritten, lastOfCustomer, openSince } from './correspondence.ts';
import { namesOtherCase } from './names-other-case.ts';
import type { Fault } from './ruled-fields.ts';
import { typed } from './typed.ts';

const sayOutcome = label('Say how the case ends.', 'حدّد كيف انتهى الطلب.');
const answerFirst = label(
  'A complaint or an enquiry is closed after an answer to the customer, and one that was opened again after a new one: answer first. To ask or to say when the answer comes is none.',
  'لا تُغلق الشكوى أو الاستفسار قبل الرد على العميل، وما أُعيد فتحه فبعد رد جديد: أرسل الرد أولًا. وطلب المستندات أو تحديد موعد الرد ليس ردًّا.',
);
const answeredByNobody = (answered: Label) =>
  label(
    `“${answered.en}” needs an answer or a note to who sent it: write one first, or choose another outcome. To ask or to say when the answer comes is none.`,
    `لا تصح النتيجة «${answered.ar}» دون رد أو ملاحظة إلى المرسل: اكتبها أولًا أو اختر نتيجة أخرى. وطلب المستندات أو تحديد موعد الرد ليس ردًّا.`,
  );
const tellFirst = (outcome: Label) =>
  label(
    `The status alone does not tell who sent it “${outcome.en}”: write an answer or a note to them first. To ask or to say when the answer comes is none.`,
    `حالة الطلب وحدها لا تخبر المرسل بالنتيجة «${outcome.ar}»: أرسل الرد أو اكتب ملاحظة إليه أولًا. وطلب المستندات أو تحديد موعد الرد ليس ردًّا.`,
  );
const askFirst = label(
  'Nothing was written to the customer since his last word, so there is nothing that he did not reply to: ask him first, or choose another outcome.',
  'لم يُكتب إلى العميل شيء منذ آخر ما وصل منه، فلا يصح أنه لم يرد: اسأله أولًا أو اختر نتيجة أخرى.',
);
const nameOther = label(
  'Write the reference of the other case into a note, to the team or to the customer.',
  'اكتب الرقم المرجعي للطلب الآخر في ملاحظة داخلية أو في ملاحظة للعميل.',
);
const sayHowWithdrawn = label(
  'Say in an internal note, or in one to the customer, how the customer withdrew it.',
  'اذكر في ملاحظة داخلية أو في ملاحظة للعميل كيف سحب العميل طلبه.',
);
const hasWrittenSince = label(
  'Who sent it has written and was not answered since: answer first, or write a note to them. Where they only say thanks, a line in that note is enough.',
  'كتب المرسل ولم يُرد عليه بعد: أرسل الرد أولًا أو اكتب ملاحظة إليه. وإن كانت رسالته شكرًا فقط فيكفي سطر في الملاحظة.',
);

type Notes = { customerNote?: string | null; customerNoteAr?: string | null; internalNote?: string | null };
export type EndedCase = StoredCase & {
  outcome?: Outcome | null;
  stage?: CaseStage | null;
  internalNotes?: { text: string }[] | null;
};
export type WrittenEnd = Partial<EndedCase> & Notes;
type Ending = {
  req: PayloadRequest;
  stored: EndedCase;
  written: Notes;
  said: Awaited<ReturnType<typeof correspondence>>;
};

type EndingRule = (ending: Ending) => Promise<Label | undefined> | Label | undefined;

/** What a complaint needs that ends without an answer to what it says. */
const rulesWithoutAnswer: Record<(typeof withoutAnswer)[number], EndingRule> = {
  'no-reply': ({ said }) => (hasWritten(said, lastOfCustomer(said) ?? 0) ? undefined : askFirst),
  duplicate: async ({ req, stored, written, said }) => {
    const notes = [...notesOf(written), ...(stored.internalNotes ?? []).map(({ text }) => text)];
    const texts = [...notes, ...said.flatMap(({ from, text }) => (from === 'company' ? text : []))];
    return (await namesOtherCase(req, stored.reference, texts)) ? undefined : nameOther;
  },
  withdrawn: ({ written, said }) => {
    const last = lastOfCustomer(said);
    if (last !== undefined && !isNoted(written) && !hasAnswered(said, last)) return hasWrittenSince;
    return notesOf(written).some(isReason) ? undefined : sayHowWithdrawn;
  },
};

/** What somebody who ends a case, or changes how it ended, must have done and has not; the service's own work is not held up. */
export async function missingAtEnd(
  req: PayloadRequest,
  collection: CaseCollection,
  stored: EndedCase,
  written: WrittenEnd,
): Promise<Fault | undefined> {
  const outcome = written.outcome ?? stored.outcome;
  const isKept = isClosed(stored.status) && outcome === stored.outcome;
  if (!req.user || !isClosed(written.status ?? stored.status) || isKept) return undefined;
  if (!outcome) return { path: 'outcome', words: sayOutcome };
  const kind = kindOf(collection, stored);
  const needsAnswer = caseRulesOf(kind)?.needsAnswer === true;
  const isUntold = isDecision(outcome) && !isToldOtherwise(kind, written.status ?? stored.status, outcome);
  if (!needsAnswer && !isUntold && outcome !== 'answered') return undefined;
  const said = await correspondence(req, collection, stored);
  // What is no outcome is refused by the field itself.
  const unanswered = withoutAnswer.find((one) => one === outcome);
  const rule = unanswered && rulesWithoutAnswer[unanswered];
  const words = rule && (await rule({ req, stored, written, said }));
  if (rule) return words && { path: 'outcome', words };
  const since = openSince(stored.history);
  if (isNoted(written) || hasAnswered(said, Math.max(since, lastOfCustomer(said) ?? 0))) return undefined;
  if (hasAnswered(said, since)) return { path: needsAnswer ? 'status' : 'outcome', words: hasWrittenSince };
  if (needsAnswer) return { path: 'status', words: answerFirst };
  const end = outcomeLabels[teamOf(collection)][outcome];
  return { path: 'outcome', words: isUntold ? tellFirst(end) : answeredByNobody(end) };
}

/**
 * Whether a decision needs no word of its own. "Resolved" tells a customer that it was done as asked, while an applicant reads there that
 * it was decided, not how; "Closed" tells nobody. Whoever reports a fraud, perhaps without a name, was promised no answer.
 */
function isToldOtherwise(kind: CaseKind, status: CaseStatus, outcome: Outcome): boolean {
  if (!promisesDay(kind)) return true;
  if (caseRulesOf(kind)?.sender === 'applicant') return status === 'rejected' && isRefusal(outcome);
  return !isRefusal(outcome) && status === 'resolved';
}

const tellOfStage = (stage: Label) =>
  label(
    `Whoever sent it reads “${stage.en}” beside it: write an answer or a note to them first, or close the case. To ask or to say when the answer comes is none.`,
    `يقرأ مرسل الطلب «${stage.ar}» بجانبه: أرسل الرد أو اكتب ملاحظة إليه أولًا، أو أغلق الطلب. وطلب المستندات أو تحديد موعد الرد ليس ردًّا.`,
  );

/** What somebody who sets the stage of a decision, or one behind it, must have done and has not: to tell it, or to close the case, which has rules of its own. */
export async function missingAtStage(
  req: PayloadRequest,
  collection: CaseCollection,
  stored: EndedCase,
  written: WrittenEnd,
): Promise<Fault | undefined> {
  const { stage } = written;
  if (!req.user || isClosed(written.status ?? stored.status) || isNoted(written)) return undefined;
  if (!isDecided(kindOf(collection, stored), stage)) return undefined;
  if (stage === stored.stage || stored.stages?.some(({ name }) => name === stage)) return undefined;
  const said = await correspondence(req, collection, stored);
  const since = Math.max(openSince(stored.history), lastOfCustomer(said) ?? 0);
  if (hasAnswered(said, since)) return undefined;
  return { path: 'stage', words: tellOfStage(caseStageTexts[stage]) };
}

const setStageBack = label(
  'A stage behind the first is reached, so work on it has begun. To set it to “Received”, set the stage back as well.',
  'بلغ الطلب مرحلة بعد الأولى، أي أن العمل عليه بدأ. لإعادة حالته إلى «مستلم» أعِد المرحلة أيضًا.',
);

/** Whether somebody sets a case back to where nobody works on it, and leaves the stage that says otherwise beside it. */
export function setBackBesideStage(
  req: PayloadRequest,
  collection: CaseCollection,
  stored: EndedCase,
  { status, stage = stored.stage }: WrittenEnd,
): Fault | undefined {
  if (!req.user || req.context[takesBack] || status !== 'received' || status === stored.status) return undefined;
  return isBehindFirst(kindOf(collection, stored), stage) ? { path: 'status', words: setStageBack } : undefined;
}

function isNoted({ customerNote, customerNoteAr }: Notes): boolean {
  return Boolean(typed(customerNote) ?? typed(customerNoteAr));
}

function notesOf({ customerNote, customerNoteAr, internalNote }: Notes): string[] {
  return [customerNote, customerNoteAr, internalNote].flatMap((note) => typed(note) ?? []);
}
