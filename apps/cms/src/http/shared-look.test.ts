import { expect, it, vi } from 'vitest';
import { sharedLook } from './shared-look.ts';

it('whoever asks while one looks, or soon after, hears the same, and later there is a new look', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const looks: PromiseWithResolvers<string>[] = [];
  const ask = sharedLook(() => {
    const look = Promise.withResolvers<string>();
    looks.push(look);
    return look.promise;
  });
  const first = [ask(), ask()];
  // A look that hangs is not begun again beside itself.
  vi.advanceTimersByTime(60_000);
  first.push(ask());
  expect(looks).toHaveLength(1);
  looks[0]?.resolve('ready');
  expect(await Promise.all(first)).toEqual(['ready', 'ready', 'ready']);

  const second = ask();
  vi.advanceTimersByTime(400);
  looks[1]?.resolve('away');
  expect(await Promise.all([second, ask()])).toEqual(['away', 'away']);
  expect(looks).toHaveLength(2);
  vi.advanceTimersByTime(200);
  void ask();
  expect(looks).toHaveLength(3);
  vi.useRealTimers();
});
