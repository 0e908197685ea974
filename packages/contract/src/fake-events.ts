import type { ServerResponse } from 'node:http';

/** GET /events of the fake service: keeps every event, and every stream open. */
export class FakeEvents {
  readonly #streams = new Set<ServerResponse>();
  readonly #kept: string[][] = [];

  /** @param lastId of the event that the caller read last, as the header says it */
  open(response: ServerResponse, lastId: unknown): void {
    const known = lastId === undefined ? this.#kept.length : Number(lastId);
    const isKept = Number.isInteger(known) && known >= 0 && known <= this.#kept.length;
    response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' });
    const newest = this.#kept.length;
    response.write(isKept ? `id: ${known}\n\n` : `event: reset\nid: ${newest}\ndata: {}\n\n`);
    for (let id = isKept ? known + 1 : newest + 1; id <= newest; id++) response.write(this.#event(id));
    this.#streams.add(response);
    response.once('close', () => this.#streams.delete(response));
  }

  purge(keys: string[]): void {
    const id = this.#kept.push(keys);
    for (const stream of this.#streams) stream.write(this.#event(id));
  }

  /** Cuts every stream off, as a restart of the service does. */
  cut(): void {
    for (const stream of this.#streams) stream.destroy();
  }

  #event(id: number): string {
    return `event: purge\nid: ${id}\ndata: ${JSON.stringify({ keys: this.#kept[id - 1] })}\n\n`;
  }
}
