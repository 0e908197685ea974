/** So many seconds in a row make a pace. */
const enough = 5;

/** Whether a stream says something every second: some services do, others are silent for long and well. */
export class StreamPace {
  #last: number | undefined;
  #seconds = 0;

  /** @param now milliseconds, when a line came */
  isEverySecond(now: number): boolean {
    const gap = this.#last === undefined ? Number.POSITIVE_INFINITY : now - this.#last;
    // Lines that come at once, as those of one event, say nothing of the pace.
    if (gap >= 500) {
      this.#seconds = gap <= 1_500 ? this.#seconds + 1 : 0;
      this.#last = now;
    }
    return this.#seconds >= enough;
  }
}
