import type { Fault } from '@insurer/contract/fault.ts';
import type { Language } from '@insurer/contract/language.ts';
import type { View } from '#app/view.ts';
import { contentStore } from './content-service.server.ts';
import type { ContentRequest } from './content-store.ts';
import { logFaults } from './fault-log.ts';

/** Reads a wire answer in one language; faults are what it left out. */
export type ModelReader<Model> = (body: unknown, language: Language) => { model: Model; faults: Fault[] };

/**
 * A content answer as a model in the request's language, from the store. Undefined where the service says 404.
 * The reading goes into the request's ledger.
 *
 * @throws {ContentFailure} when there is nothing to show
 */
export async function readModel<Model>(
  { language, deadline, requestId, ledger }: View,
  request: ContentRequest,
  reader: ModelReader<Model>,
): Promise<Model | undefined> {
  const reading = await contentStore.read(request, { deadline, requestId });
  ledger.record(reading);
  const { copy } = reading;
  if (copy.body === null) return undefined;
  const known = copy.models.get(language) as Model | undefined;
  if (known !== undefined) return known;
  const { model, faults } = reader(copy.body, language);
  logFaults(request.key, faults);
  copy.models.set(language, model);
  return model;
}

/** Notes that a page stands without an answer: as soon as the service gives it, the page is drawn anew. */
export function lack({ ledger }: View, { key }: ContentRequest): void {
  const moment = Date.now();
  ledger.markDegraded(() => contentStore.hasSince(key, moment));
}
