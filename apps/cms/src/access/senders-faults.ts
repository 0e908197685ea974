import { type AfterErrorHook, type APIError, Forbidden, Locked, type PayloadRequest } from 'payload';
import { adminLanguageOf, type Label, label } from '../fields/labels.ts';
import { signedOut } from './signed-out.ts';

/** What the parser of forms says of one that breaks off, or is none. */
const brokenForm =
  /^(Malformed (content type|part header)|Missing Content-Type|Multipart: Boundary not found|Request is not eligible for file upload|Unexpected end of (file|form)|Unsupported content type\b)/;

/** Whether an error tells of a request that is refused, or that nobody can read, and not of a fault of the service. */
export function isSendersFault(error: unknown): error is Error {
  if (!(error instanceof Error)) return false;
  const { status } = error as { status?: unknown };
  return (typeof status === 'number' && status >= 400 && status < 500) || brokenForm.test(error.message);
}

/** What PostgreSQL says of a value that is none of its type (class 22), and of a comparison that a type has not. */
const strangeValue = /^(22[0-9A-Z]{3}|42883)$/;
/** What the driver of SQLite says of a value that is no text, number or nothing, before the database hears of it. */
const unbindable = /^(SQLite3 can only bind|Only finite numbers) /;

/**
 * A colleague whose session ended while a page was open is told by Payload that saving is not for him; here how to go on. What he
 * typed is still in the form.
 */
export const explainSignedOut: AfterErrorHook = ({ error, req }) => {
  if (req.user || req.method === 'GET' || !(error instanceof Forbidden)) return undefined;
  return inReadersWords(error, signedOut, req);
};

/** To whoever saves what a colleague has open and is changing. */
export const openElsewhere = label(
  'This was not saved: a colleague is working on it now. What you typed is still here.',
  'لم يُحفظ ما كتبته لأن زميلًا يعمل على المستند الآن، وما كتبته ما زال هنا.',
);

/** Payload says so in English alone, with the number of a row. */
export const explainLocked: AfterErrorHook = ({ error, req }) => {
  if (!(error instanceof Locked)) return undefined;
  return inReadersWords(error, openElsewhere, req);
};

/** A refusal of Payload's with its status, and words that say how to go on. */
function inReadersWords({ status }: APIError, words: Label, req: PayloadRequest): ReturnType<AfterErrorHook> {
  return { status, response: { errors: [{ message: words[adminLanguageOf(req.i18n)] }] } };
}

/**
 * Payload answers a form that it cannot read, and a query that no database can be asked, with 500, as faults of its own. What
 * the database said stays in the log as a fault: of a query of the service itself it would be one.
 */
export const refuseSendersFaults: AfterErrorHook = ({ error, req }) => {
  const isForm = /^multipart\//i.test(req.headers.get('content-type') ?? '');
  if (isForm && brokenForm.test(error.message)) return refused('This form cannot be read.');
  const isUnaskable =
    strangeValue.test(codeOf(error.cause) ?? codeOf(error) ?? '') || unbindable.test(messageOf(error.cause) ?? '');
  return isUnaskable ? refused('The database cannot be asked this.') : undefined;
};

function refused(message: string) {
  return { status: 400, response: { errors: [{ message }] } };
}

function messageOf(error: unknown): string | undefined {
  return error instanceof Error ? error.message : undefined;
}

function codeOf(error: unknown): string | undefined {
  const { code } = (error ?? {}) as { code?: unknown };
  return typeof code === 'string' ? code : undefined;
}
