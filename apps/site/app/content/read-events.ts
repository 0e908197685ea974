/** One event of a text/event-stream. */
export type ServerEvent = { event: string; data: string; id: string | undefined };

const maxLine = 64 * 1024;
const maxData = 256 * 1024;

/**
 * Reads a text/event-stream as it comes, never holding more than one event of a bounded size. The libraries for it
 * hold a line until it ends, however long it gets.
 */
export class EventReader {
  readonly #onLine: (isComment: boolean) => void;
  readonly #decoder = new TextDecoder();
  #rest = '';
  #event = '';
  #data: string[] = [];
  #size = 0;
  #id: string | undefined;

  /** @param onLine told of every line that is whole, comments included: the stream is alive */
  constructor(onLine: (isComment: boolean) => void) {
    this.#onLine = onLine;
  }

  /** The id of the last event, or one that came without an event. */
  get lastId(): string | undefined {
    return this.#id;
  }

  /**
   * The events that end in the next part of the stream.
   * @throws where a line or an event is larger than any that tells of changes
   */
  *read(part: Uint8Array): Generator<ServerEvent> {
    const lines = (this.#rest + this.#decoder.decode(part, { stream: true })).split(/\r\n|\n|\r(?!$)/);
    this.#rest = lines.pop() ?? '';
    if (this.#rest.length > maxLine) throw new Error('a line of the stream does not end');
    for (const line of lines) {
      this.#onLine(line.startsWith(':'));
      if (line === '') yield* this.#end();
      else this.#take(line);
    }
  }

  #take(line: string): void {
    const [, name, value = ''] = /^([^:]*)(?:: ?(.*))?$/s.exec(line) ?? [];
    if (name === 'event') this.#event = value;
    else if (name === 'id' && !value.includes('\0')) this.#id = value || undefined;
    else if (name === 'data') {
      this.#size += value.length;
      if (this.#size > maxData) throw new Error('an event of the stream does not end');
      this.#data.push(value);
    }
  }

  *#end(): Generator<ServerEvent> {
    const [event, data] = [this.#event || 'message', this.#data];
    [this.#event, this.#data, this.#size] = ['', [], 0];
    if (data.length > 0) yield { event, data: data.join('\n'), id: this.#id };
  }
}
