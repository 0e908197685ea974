import { problemAnswer } from '../../contract-api/answers.ts';
import { hasContentKey } from '../../contract-api/contract-route.ts';
import { metricsText } from '../../metrics/metrics.ts';

/** Prometheus text, for holders of the content key. */
export function GET(request: Request): Response {
  if (!hasContentKey(request)) return problemAnswer(401, 'This call needs the content key.');
  return new Response(metricsText(), { headers: { 'content-type': 'text/plain; version=0.0.4' } });
}
