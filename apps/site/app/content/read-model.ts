import type { Issue } from '@insurer/contract/issue.ts';
import type { Language } from '@insurer/contract/language.ts';
import { steadyNow } from '#app/steady-now.ts';
import type { View } from '#app/view.ts';
import type { ContentRequest } from './content-cache.ts';
import { contentStore } from './content-service.server.ts';
import { logIssues } from './issue-log.ts';

/** Reads a wire response in one language; issues are what it left out. */
export type ModelReader<Model> = (body: unknown, language: Language) => { model: Model; issues: Issue[] };

/**
 * A content response as a model in the request's language, from the store. Undefined where the service says 404.
 * The reading goes into the request's dependencies.
 *
 * @throws {ContentFailure} when there is nothing to show
 */
export async function readModel<Model>(
  { language, deadline, requestId, dependencies }: View,
  request: ContentRequest,
  reader: ModelReader<Model>,
): Promise<Model | undefined> {
  const reading = await contentStore.read(request, { deadline, requestId });
  dependencies.record(reading);
  const { copy } = reading;
  if (copy.body === null) return undefined;
  const known = copy.models.get(language) as Model | undefined;
  if (known !== undefined) return known;
  const { model, issues } = reader(copy.body, language);
  logIssues(request.key, issues);
  copy.models.set(language, model);
  return model;
}

/** Notes that a page stands without a response: as soon as the service gives it, the page is rendered anew. */
export function markMissing({ dependencies }: View, { key }: ContentRequest): void {
  const moment = steadyNow();
  dependencies.markDegraded(() => contentStore.hasSince(key, moment));
}
