import document from '@insurer/contract/openapi/openapi.json' with { type: 'json' };
import { Ajv2020 } from 'ajv/dist/2020.js';

type Described = { operationId: string; responses: Record<string, unknown>; requestBody?: { content: object } };
/** Every operation of the OpenAPI document. */
export const described = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods as Record<string, Described>).map(([method, operation]) => ({ path, method, ...operation })),
);
const ajv = new Ajv2020({ strict: false });
ajv.addFormat('date', /^\d{4}-\d{2}-\d{2}$/);
ajv.addFormat('date-time', { validate: (time: string) => !Number.isNaN(Date.parse(time)) && time.endsWith('Z') });
ajv.addFormat('email', /@/);
ajv.addSchema(document, 'openapi.json');

/** What a value has against the schema that stands at a place of the document. */
export function issuesOf(place: string[], value: unknown): string[] {
  const pointer = place.map((key) => `/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
  const validate = ajv.getSchema(`openapi.json#${pointer}`);
  if (!validate) return [`no schema at ${pointer}`];
  return validate(value) ? [] : [ajv.errorsText(validate.errors)];
}

/** What a response has against the document: an undeclared status, another type, a missing header, a wrong body. */
export async function faultsOfResponse(operationId: string, response: Response): Promise<string[]> {
  const operation = described.find((entry) => entry.operationId === operationId);
  const declared = operation?.responses[response.status] as { $ref?: string } | undefined;
  if (!operation || !declared) return [`${response.status} is not declared`];
  const place = declared.$ref
    ? declared.$ref.slice(2).split('/')
    : ['paths', operation.path, operation.method, 'responses', String(response.status)];
  const type = response.headers.get('content-type')?.split(';')[0] ?? '';
  const isText = type === 'text/event-stream' || type === 'application/pdf';
  const body: unknown = isText ? await firstPartOf(response) : await response.json();
  const retry = [429, 503].includes(response.status) && !/^\d+$/.test(response.headers.get('retry-after') ?? '');
  return [...(retry ? ['no Retry-After'] : []), ...issuesOf([...place, 'content', type, 'schema'], body)];
}

/** As much of an endless response as comes first. */
async function firstPartOf(response: Response): Promise<string> {
  const reader = response.body?.getReader();
  const part = await reader?.read();
  await reader?.cancel();
  return new TextDecoder().decode(part?.value);
}
