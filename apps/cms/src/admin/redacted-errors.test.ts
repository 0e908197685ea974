import { expect, it } from 'vitest';
import { withRedactedErrors } from './redacted-errors.ts';

const asked = (answer: unknown) => withRedactedErrors(async (_: object) => answer)({});

it('what an error says by itself is not handed to the browser', async () => {
  const raw = { errors: [{ message: 'Failed query: select "id" from "pages"' }] };
  expect(JSON.stringify(await asked(raw))).not.toContain('select');
  expect(await asked(raw)).toEqual({ errors: [{ message: 'Something went wrong.' }] });
});

it('what was written for who reads it is: refusals, faults of fields, and every other answer', async () => {
  for (const answer of [
    { errors: [{ name: 'QueryError', data: {}, message: 'Send a date.' }] },
    { errors: [{ field: 'title', message: 'Required.' }] },
    { state: { title: { value: 'A' } } },
    { message: 'Could not find field schema for given path' },
    null,
  ])
    expect(await asked(answer)).toEqual(answer);
});
