import type { FieldState, FormState } from 'payload';

/**
 * The response about how a form looks without the fields of which it knows less than the form does: while it was on its way, a save was refused.
 * Payload takes whatever a response names for valid, and what the service had just said at the field was gone.
 *
 * @param response of the server
 * @param asked what it was asked about
 * @param before the fields when it was asked
 * @param now the fields as they are: Payload makes a field anew that is refused
 */
export function withoutRefusedSince(
  response: FormState,
  asked: FormState,
  before: FormState,
  now: FormState,
): FormState {
  const isNews = (path: string, field: FieldState | undefined) =>
    field !== undefined && isRefused(field) && (field !== before[path] || !isRefused(asked[path] ?? {}));
  return Object.fromEntries(Object.entries(response).filter(([path]) => !isNews(path, now[path])));
}

/** Itself, or a field within it. */
function isRefused({ valid, errorPaths }: FieldState): boolean {
  return valid === false || (errorPaths?.length ?? 0) > 0;
}
