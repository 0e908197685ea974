/** What Payload writes itself for who reads it names a field, or carries data (refusal.ts). */
type ReportedError = { message?: unknown; data?: unknown; field?: unknown };

/**
 * A function behind the admin's screens that says no more of a failure than REST does. Payload hands the browser the text of whatever
 * error ended one: of a query that failed, the whole query. The log has it in any case.
 */
export function withRedactedErrors<Args, Result>(build: (args: Args) => Result | Promise<Result>) {
  return async (args: Args): Promise<Result | { errors: ReportedError[] }> => {
    const result = await build(args);
    const errors = errorsOf(result);
    return errors ? { ...result, errors: errors.map(redacted) } : result;
  };
}

function errorsOf(result: unknown): ReportedError[] | undefined {
  const { errors } = (result ?? {}) as { errors?: unknown };
  return Array.isArray(errors) ? errors : undefined;
}

function redacted(error: ReportedError): ReportedError {
  return error.data !== undefined || error.field !== undefined ? error : { message: 'Something went wrong.' };
}
