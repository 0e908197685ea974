import type { Language } from '@insurer/contract/language.ts';
import { countableWords, type UnansweredSearch, unansweredLimits } from '@insurer/contract/unanswered-searches.ts';
import { asFailure } from '#app/content/content-failure.ts';
import { callService, type ServiceAccess } from '#app/content/service-call.ts';
import type { Log } from '#app/log.server.ts';
import { steadyNow } from '#app/steady-now.ts';

/** Times in milliseconds. */
export const usualTimes = {
  /** From the first search that found nothing until what was gathered is told. */
  gather: 60_000,
  call: 5_000,
  /** A service without the call is told again so rarely. */
  absent: 10 * 60_000,
};

/**
 * Searches that found nothing, gathered and told to the content service for its editors, with nothing of who searched
 * (decision 0041). The visitor waits for none of it, and what cannot be told is forgotten: these are counts, not records.
 */
export class UnansweredSearches {
  readonly #access: ServiceAccess;
  readonly #log: Log;
  readonly #times: typeof usualTimes;
  #gathered = new Map<string, UnansweredSearch>();
  #timer: NodeJS.Timeout | undefined;
  #absentUntil = 0;

  constructor(access: ServiceAccess, log: Log, times: Partial<typeof usualTimes> = {}) {
    [this.#access, this.#log, this.#times] = [access, log, { ...usualTimes, ...times }];
  }

  note(language: Language, query: string): void {
    if (steadyNow() < this.#absentUntil) return;
    const words = countableWords(query);
    if (words === undefined) return;
    const key = `${language} ${words}`;
    const known = this.#gathered.get(key);
    if (!known && this.#gathered.size >= unansweredLimits.searches) return;
    const count = Math.min(unansweredLimits.count, (known?.count ?? 0) + 1);
    this.#gathered.set(key, { language, words, count });
    this.#timer ??= setTimeout(() => void this.#report(), this.#times.gather).unref();
  }

  async #report(): Promise<void> {
    const body = JSON.stringify({ searches: [...this.#gathered.values()] });
    this.#gathered.clear();
    this.#timer = undefined;
    const call = { path: '/unanswered-searches', method: 'POST', body, timeoutMs: this.#times.call } as const;
    try {
      const { status } = await callService(this.#access, call);
      if ([404, 405, 501].includes(status)) this.#absentUntil = steadyNow() + this.#times.absent;
      else if (status >= 400) this.#log.warn({ status }, 'The service refused the searches that found nothing.');
    } catch (error) {
      this.#log.info({ reason: asFailure(error).message }, 'The service was not told of searches that found nothing.');
    }
  }
}
