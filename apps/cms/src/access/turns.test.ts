import { describe, expect, it, vi } from 'vitest';
import { Turns } from './turns.ts';

const limits = { network: 2, wideNetwork: 3, waiting: 4, longestMs: 1_000 };
const home = '192.0.2.1';
const neighbour = '192.0.2.2';
const stranger = '198.51.100.1';

/** Asks for a turn; `began` names those that have begun, in their order. */
function office() {
  const turns = new Turns(limits);
  const began: string[] = [];
  const ends = new Map<string, () => void>();
  const ask = (name: string, address: string) =>
    turns.take(address, (end) => {
      began.push(name);
      ends.set(name, end);
    });
  return { began, ask, end: (name: string) => ends.get(name)?.() };
}

describe('turns at work', () => {
  it('are two at once for one sender, who waits for himself and not for others', () => {
    const { began, ask, end } = office();
    for (const name of ['first', 'second', 'third']) ask(name, home);
    ask('elsewhere', stranger);
    expect(began).toEqual(['first', 'second', 'elsewhere']);
    end('elsewhere');
    expect(began).toHaveLength(3);
    end('first');
    expect(began.at(-1)).toBe('third');
  });

  it('pass over who has his share when another of the wide network may begin', () => {
    const { began, ask, end } = office();
    ask('first', home);
    ask('second', home);
    ask('beside', neighbour);
    ask('third', home);
    ask('beside too', neighbour);
    expect(began).toEqual(['first', 'second', 'beside']);
    end('beside');
    expect(began.at(-1)).toBe('beside too');
  });

  it('are given back once, however often they are ended', () => {
    const { began, ask, end } = office();
    for (const name of ['first', 'second', 'third', 'fourth']) ask(name, home);
    end('first');
    end('first');
    expect(began).toEqual(['first', 'second', 'third']);
  });

  it('are not waited for by more than a few', () => {
    const { ask } = office();
    const asked = Array.from({ length: 7 }, (_, n) => ask(String(n), home));
    expect(asked.map((leave) => leave === undefined)).toEqual([false, false, false, false, false, false, true]);
  });

  it('are not begun for who went away', () => {
    const { began, ask, end } = office();
    ask('first', home);
    ask('second', home);
    ask('gone', home)?.();
    ask('stays', home);
    end('first');
    expect(began).toEqual(['first', 'second', 'stays']);
  });

  it('end by themselves when somebody hardly reads', () => {
    vi.useFakeTimers();
    const { began, ask } = office();
    for (const name of ['first', 'second', 'third']) ask(name, home);
    vi.advanceTimersByTime(limits.longestMs);
    vi.useRealTimers();
    expect(began).toContain('third');
  });
});
