import { expect, it, vi } from 'vitest';

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
  const adapter = first.withRecord({ init: () => db as never }).init({} as never) as typeof db & {
    commitTransaction: (id: number) => Promise<void>;
  };
  const statement = vi.fn(async () => undefined);
  second.addInOrder(7, statement);
  await adapter.commitTransaction(7);
  expect(statement).toHaveBeenCalledOnce();
});
