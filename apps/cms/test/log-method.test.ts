import { APIError, Forbidden } from 'payload';
import { expect, it, vi } from 'vitest';
import { logMethod } from '../src/log-method.ts';

const error = 50;

function logged(...given: unknown[]) {
  const [method, info] = [vi.fn(), vi.fn()];
  logMethod.call({ info }, given, method, error);
  return { faults: method.mock.calls, refusals: info.mock.calls };
}

it.each([
  ['what is not allowed', new Forbidden()],
  ['what is missing', new APIError('No such page.', 404)],
  ['a form that breaks off', new APIError('Unexpected end of form')],
  ['a form without a boundary', new Error('Multipart: Boundary not found')],
])('%s is a short line and no fault', (_, refused) => {
  const { faults, refusals } = logged({ err: refused });
  expect(faults).toEqual([]);
  expect(refusals).toEqual([[{ reason: refused.message }, 'refused']]);
});

it.each([
  ['of the service', [{ err: new Error('The disk is full.') }]],
  ['with a status of its own', [{ err: new APIError('Away.', 503) }]],
  ['of work that nobody asked for', [{ err: new Forbidden() }, 'background work failed']],
  ['in words', ['Something failed.']],
])('a fault %s stays one, without what nobody may read', (_, given) => {
  const { faults, refusals } = logged(...given);
  expect([faults.length, refusals]).toEqual([1, []]);
});

it('of names that PostgreSQL cuts, and that are cut alike wherever they are said, nothing is told at each start', () => {
  const said = `The following identifiers exceed Postgres's 63-character limit and will be silently truncated, which can leave`;
  expect(logged(`${said} the database out of sync: a_long_name.`)).toEqual({ faults: [], refusals: [] });
});

it('a line of a fault has no address in it', () => {
  expect(JSON.stringify(logged({ err: new Error('no mailbox sara@example.com') }).faults)).not.toContain('sara');
});
