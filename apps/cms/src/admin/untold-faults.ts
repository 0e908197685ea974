/** What Payload writes itself for who reads it names a field, or carries data (refusal.ts). */
type Told = { message?: unknown; data?: unknown; field?: unknown };

/**
 * A function behind the admin's screens that says no more of a failure than REST does. Payload hands the browser the text of whatever
 * error ended one: of a query that failed, the whole query. The log has it in any case.
 */
export function withoutFaults<Args, Answer>(build: (args: Args) => Answer | Promise<Answer>) {
  return async (args: Args): Promise<Answer | { errors: Told[] }> => {
    const answer = await build(args);
    const errors = errorsOf(answer);
    return errors ? { ...answer, errors: errors.map(untold) } : answer;
  };
}

function errorsOf(answer: unknown): Told[] | undefined {
  const { errors } = (answer ?? {}) as { errors?: unknown };
  return Array.isArray(errors) ? errors : undefined;
}

function untold(error: Told): Told {
  return error.data !== undefined || error.field !== undefined ? error : { message: 'Something went wrong.' };
}
