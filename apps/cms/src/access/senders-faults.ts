import type { AfterErrorHook } from 'payload';

/** What the parser of forms says of one that breaks off, or is none. */
const brokenForm =
  /^(Malformed (content type|part header)|Missing Content-Type|Multipart: Boundary not found|Request is not eligible for file upload|Unexpected end of (file|form)|Unsupported content type\b)/;

/** Whether an error tells of a request that is refused, or that nobody can read, and not of a fault of the service. */
export function isSendersFault(error: unknown): error is Error {
  if (!(error instanceof Error)) return false;
  const { status } = error as { status?: unknown };
  return (typeof status === 'number' && status >= 400 && status < 500) || brokenForm.test(error.message);
}

/** Payload answers a form that it cannot read with 500, as a fault of its own. */
export const refuseBrokenForms: AfterErrorHook = ({ error, req }) => {
  const isForm = /^multipart\//i.test(req.headers.get('content-type') ?? '');
  if (!isForm || !brokenForm.test(error.message)) return;
  return { status: 400, response: { errors: [{ message: 'This form cannot be read.' }] } };
};
