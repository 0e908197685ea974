import { log } from '#app/log.server.ts';
import type { View } from '#app/view.ts';
import type { ContentRequest } from './content-cache.ts';
import { serviceAccess } from './content-service.server.ts';
import { attemptMs } from './freshness.ts';
import { logIssues } from './issue-log.ts';
import { isPreviewTaken } from './preview.ts';
import { type ModelReader, readModel } from './read-model.ts';
import { callService } from './service-call.ts';

/**
 * What surrounds every screen, the header or the settings: the published one from the store. A preview whose token the service
 * takes asks it anew with that, which answers with the draft where the token is for it; nothing of it is kept. What cannot be
 * had that way is rendered as it is published. Undefined where the service says 404.
 *
 * @throws {ContentFailure} when there is nothing to show
 */
export async function readFrame<Model>(
  view: View,
  request: ContentRequest,
  reader: ModelReader<Model>,
): Promise<Model | undefined> {
  const { preview, language, requestId } = view;
  if (preview === undefined || !(await isPreviewTaken(view))) return readModel(view, request, reader);
  const path = `${request.path}?preview=${encodeURIComponent(preview)}`;
  const drafted = await callService(serviceAccess, { path, timeoutMs: attemptMs, requestId }).catch((error) => {
    log.error({ err: error, requestId }, 'The preview is drawn with what is published around it.');
  });
  if (drafted?.status !== 200) return readModel(view, request, reader);
  const { model, issues } = reader(drafted.body, language);
  logIssues(request.key, issues);
  return model;
}
