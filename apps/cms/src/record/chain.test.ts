import type { BaseDatabaseAdapter, Payload } from 'payload';
import { expect, it, vi } from 'vitest';
import { untyped } from '../untyped.ts';

it('an act that one part of the build notes is written by a commit in another', async () => {
  const first = await import('./chain.ts');
  vi.resetModules();
  const second = await import('./chain.ts');
  expect(second.addInOrder).not.toBe(first.addInOrder);
  const db = {
    updateOne: async () => ({ id: 1, sequence: 1, hash: '' }),
    commitTransaction: async () => undefined,
    rollbackTransaction: async () => undefined,
  };
  const adapter = first
    .withRecord({ init: (_: { payload: Payload }): BaseDatabaseAdapter => untyped(db) })
    .init({ payload: untyped({}) });
  const statement = vi.fn(async () => undefined);
  second.addInOrder(7, statement);
  await adapter.commitTransaction(7);
  expect(statement).toHaveBeenCalledOnce();
});
