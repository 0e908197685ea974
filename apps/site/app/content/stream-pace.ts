/** So many seconds in a row make a pace. */
const enough = 5;

/** Whether a stream says by a comment every second that it is there: some services do, others are silent for long and well. */
export class StreamPace {
  #last: number | undefined;
  #seconds = 0;

  /** @param now milliseconds, when a line came; events come as people publish, and are no pace */
  isEverySecond(now: number, isComment: boolean): boolean {
    if (!isComment) return this.#seconds >= enough;
    const gap = this.#last === undefined ? Number.POSITIVE_INFINITY : now - this.#last;
    // Comments that come at once say nothing of the pace.
    if (gap >= 500) {
      this.#seconds = gap <= 1_500 ? this.#seconds + 1 : 0;
      this.#last = now;
    }
    return this.#seconds >= enough;
  }
}
