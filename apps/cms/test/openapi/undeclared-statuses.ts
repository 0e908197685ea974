import { requestKinds } from '@insurer/contract/forms/forms.ts';
import document from '@insurer/contract/openapi/openapi.json' with { type: 'json' };

/** The operations of the OpenAPI document behind each call, by the name under which metrics count it. */
const operationsOfCalls: Readonly<Record<string, readonly string[]>> = {
  headers: ['get-headers'],
  pages: ['get-page'],
  'page-previews': ['get-page-preview'],
  jobs: ['get-jobs'],
  job: ['get-job'],
  'job-application': ['send-application'],
  'contact-us': ['send-message'],
  'site-settings': ['get-site-settings'],
  'service-requests': requestKinds.map((kind) => `send-${kind}`),
  'own-service-requests': ['get-service-requests'],
  'request-lookup': ['look-up-request'],
  'service-request': ['get-service-request'],
  'case-message': ['send-case-message'],
  'case-file': ['get-case-file'],
  claims: ['track-claim'],
  complaints: ['track-complaint'],
  events: ['get-events'],
  'page-list': ['get-page-list'],
  redirects: ['get-redirects'],
  providers: ['get-providers'],
  'rated-products': ['get-rated-products'],
  rates: ['get-rates'],
  'unanswered-searches': ['count-unanswered-searches'],
  openapi: ['get-openapi'],
};

const statusesOf = new Map(
  Object.values(document.paths)
    .flatMap((methods) => Object.values(methods as Record<string, { operationId: string; responses: object }>))
    .map(({ operationId, responses }) => [operationId, Object.keys(responses)]),
);

/** Statuses that calls have answered with and that the document does not have, read from the metrics of the service. */
export function undeclaredStatuses(metrics: string): string[] {
  const counted = metrics.matchAll(/^cms_requests_total\{call="([^"]+)",status="(\d+)"\}/gm);
  return [...counted].flatMap(([, call = '', status = '']) => {
    const declared = (operationsOfCalls[call] ?? []).some((id) => statusesOf.get(id)?.includes(status));
    return declared ? [] : [`${call}: ${status}`];
  });
}
