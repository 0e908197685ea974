import { hasContentKey } from '../../http/contract-route.ts';
import { problemResponse } from '../../http/responses.ts';
import { metricsText } from '../../metrics.ts';

/** Prometheus text, for holders of the content key. */
export function GET(request: Request): Response {
  if (!hasContentKey(request)) return problemResponse(401, 'This call needs the content key.');
  return new Response(metricsText(), { headers: { 'content-type': 'text/plain; version=0.0.4' } });
}
