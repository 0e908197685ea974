import document from '@insurer/contract/openapi/openapi.json' with { type: 'json' };
import { hasContentKey } from '../../../http/contract-route.ts';
import { problemResponse } from '../../../http/responses.ts';

/** The contract as an OpenAPI document, for whoever may call the contract (docs/contract.md). */
export function GET(request: Request): Response {
  if (!hasContentKey(request)) return problemResponse(401, 'This call needs the content key of the site.');
  return Response.json(document);
}
