import type { Wording } from '@insurer/contract/changed-texts.ts';
import type { Form } from '@insurer/contract/forms/define-form.ts';
import { isLanguage, type Language, readLanguage } from '@insurer/contract/language.ts';
import type { Payload } from 'payload';
import { config } from '../../config.ts';
import { countOf } from '../../metrics.ts';
import { storedTexts } from '../../texts/stored-texts.ts';
import { type CaseKind, collectionOf } from '../case-kinds.ts';
import type { StoredCase } from '../case-to-wire.ts';
import { cannotKeepFiles, isStoreFailure, requireRoom } from '../files/disk-quota.ts';
import { chosen } from './check-request.ts';
import { caseOfKey, contentHashOf, idempotencyKeyOf } from './idempotency.ts';
import { limitVisitor } from './rate-limits.ts';
import { type BodyKind, readBody } from './read-body.ts';
import { discardFiles, type Received } from './received.ts';
import { AlreadyStored, type CaseDraft, storeCase } from './store-case.ts';

export type Intake = {
  kind: CaseKind;
  form: Form;
  bodies: readonly BodyKind[];
  /** What the form is about, where the address names it; two jobs are two forms. */
  about?: string;
  /** SHA-256 of the token that may see the case. */
  tokenHash?: string;
  /**
   * Checks what came in and says what to store of it.
   * @throws ContractProblem for whatever the sender must put right
   */
  check(received: Received, wording: Wording): Promise<Pick<CaseDraft, 'sent' | 'inboxColumns' | 'consents'>>;
};

/** One submission: the request as it came in, and the database that it goes into. */
type Submission = { payload: Payload; request: Request };

/** What the sender is told: the reference, and until when somebody answers. */
export type Submitted = { reference: string; dueAt: string | undefined };

/**
 * Takes one submission: limits it, reads it, answers a repetition as before, checks it and stores it.
 * @returns what the sender is told, once everything is on disk
 */
export async function submitCase(submission: Submission, intake: Intake): Promise<Submitted> {
  const spoken = spokenLanguage(submission.request);
  try {
    return await takeCase(submission, intake, spoken);
  } catch (error) {
    throw isStoreFailure(error) ? cannotKeepFiles(intake.form, spoken, error) : error;
  }
}

async function takeCase({ payload, request }: Submission, intake: Intake, spoken: Language): Promise<Submitted> {
  const { kind, form } = intake;
  await limitVisitor(payload, request, kind, config.limits.submissions, spoken);
  const idempotencyKey = idempotencyKeyOf(request, `${kind} ${intake.about ?? ''}`);
  const changedTexts = await storedTexts({ payload });
  const received = await readBody(request, form, intake.bodies, { language: spoken, changedTexts });
  try {
    const language = languageOf(received, request);
    const contentHash = contentHashOf(form, received);
    const again = () => caseOfKey(payload, collectionOf(kind), idempotencyKey, contentHash, language);
    const before = await again();
    if (before) return submittedOf(before);
    const checked = await intake.check(received, { language, changedTexts });
    const fields = Object.keys(form.fields);
    const files = fields.flatMap((field) => chosen(received.files[field]));
    const fileField = fields.find((field) => received.files[field]?.length) ?? '';
    await requireRoom(payload, files, fileField, language);
    const draft = { kind, language, files, idempotencyKey, contentHash, tokenHash: intake.tokenHash, ...checked };
    return await storeOrRepeat(payload, draft, again);
  } finally {
    await discardFiles(received);
  }
}

async function storeOrRepeat(payload: Payload, draft: CaseDraft, again: () => Promise<StoredCase | null>) {
  try {
    const taken = await storeCase(payload, draft);
    countOf('cms_cases_total', { kind: draft.kind });
    return taken;
  } catch (error) {
    const first = error instanceof AlreadyStored ? await again() : undefined;
    if (!first) throw error;
    return submittedOf(first);
  }
}

function submittedOf({ reference, dueAt }: StoredCase): Submitted {
  return { reference, dueAt: dueAt ? new Date(dueAt).toISOString() : undefined };
}

/** The language that the sender chose; English for every other value (I18N-02). */
function languageOf({ values }: Received, request: Request): Language {
  const { language } = values;
  return isLanguage(language) ? language : spokenLanguage(request);
}

/** What the site says of the visitor's language where the body has no field for it, or there is no body. */
export function spokenLanguage(request: Request): Language {
  const named = request.headers.get('content-language')?.trim().slice(0, 2).toLowerCase();
  return readLanguage(named);
}
