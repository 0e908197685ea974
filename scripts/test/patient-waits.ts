import { vi } from 'vitest';

/**
 * How long `vi.waitFor` waits in every test that names no time of its own, in milliseconds. Vitest's own second is over
 * too soon on a busy machine, which is no defect; what never comes is found all the same.
 */
const timeoutMs = 60_000;

const { waitFor } = vi;
vi.waitFor = (callback, options) =>
  waitFor(callback, typeof options === 'number' ? options : { timeout: timeoutMs, ...options });
