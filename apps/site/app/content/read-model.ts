import type { Fault } from '@insurer/contract/fault.ts';
import type { Language } from '@insurer/contract/language.ts';
import type { PageRequest } from '#app/request-context.ts';
import { contentStore } from './content-service.server.ts';
import type { ContentRequest } from './content-store.ts';
import { logFaults } from './fault-log.ts';
import { furnitureMs } from './freshness.ts';

/** Reads a wire answer in one language; faults are what it left out. */
export type ModelReader<Model> = (body: unknown, language: Language) => { model: Model; faults: Fault[] };

/**
 * A content answer as a model in the request's language, from the store. Undefined where the service says 404.
 * The reading goes into the request's ledger.
 *
 * @throws {ContentFailure} when there is nothing to show
 */
export async function readModel<Model>(
  { language, deadline, requestId, ledger }: PageRequest,
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

/** The same request with less time: what a page can stand without shall not hold it up. */
export function withinFurnitureTime(request: PageRequest): PageRequest {
  return { ...request, deadline: Math.min(request.deadline, Date.now() + furnitureMs) };
}
