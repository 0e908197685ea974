import { fileTypes } from '../requests/check-files.ts';
import { visitorAddressHeader } from '../visitor-address-header.ts';
import { type Operation, operations, type ProblemStatus } from './operations.ts';
import { componentSchemas, schemaRef } from './schemas.ts';

const problemTexts: Record<ProblemStatus, string> = {
  400: 'The body or a header cannot be read',
  401: 'The content key or the token is missing or wrong',
  403: 'The preview token does not hold for this page',
  404: 'There is no such thing, or it is closed',
  409: 'The Idempotency-Key was used with other content, or the request is closed for good',
  413: 'The body is too large',
  415: 'The call takes another type of body',
  422: 'Fields break a rule: one entry of `errors` for each',
  429: 'Too many calls; Retry-After says in how many seconds to try again',
  500: 'The service could not answer',
  503: 'There is no room for files, or for one more stream; Retry-After says in how many seconds to try again',
};
const problemsOfAll: readonly ProblemStatus[] = [401, 500];

/** The contract as an OpenAPI 3.1 document: the field tables, form rules and wire schemas in one file (docs/contract.md). */
export function openApiDocument() {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Content service of an insurer’s website',
      version: '1.0.0',
      description:
        'What the site and any content service say to each other. What a schema cannot say: docs/contract.md.',
    },
    servers: [{ url: '/api' }],
    security: [{ contentKey: [] }, { contentKeyHeader: [] }],
    paths: pathsOf(operations),
    components: {
      securitySchemes: {
        contentKey: { type: 'http', scheme: 'bearer', description: 'CONTENT_API_KEY' },
        contentKeyHeader: { type: 'apiKey', in: 'header', name: 'X-Content-Api-Key', description: 'CONTENT_API_KEY' },
        visitorToken: { type: 'http', scheme: 'bearer', description: 'The token of a request, beside the key' },
      },
      parameters: {
        IdempotencyKey: {
          name: 'Idempotency-Key',
          in: 'header',
          description: 'The same key and content get the same response and make no second record',
          schema: { type: 'string', minLength: 1, maxLength: 200 },
        },
        VisitorAddress: {
          name: visitorAddressHeader,
          in: 'header',
          description: 'The visitor whom the limits count; without it they count the site as a whole',
          schema: { type: 'string' },
        },
      },
      responses: Object.fromEntries(
        Object.entries(problemTexts).map(([status, description]) => [`Problem${status}`, problem(status, description)]),
      ),
      schemas: componentSchemas(),
    },
  };
}

const filesContent = Object.fromEntries(
  Object.values(fileTypes).map(({ media: [type] }) => [type, { schema: { type: 'string' } }]),
);

function problem(status: string, description: string) {
  const retryAfter = { 'Retry-After': { description: 'Seconds', schema: { type: 'integer', minimum: 1 } } };
  return {
    description,
    ...(['429', '503'].includes(status) && { headers: retryAfter }),
    content: { 'application/problem+json': { schema: { $ref: schemaRef('Problem') } } },
  };
}

function pathsOf(all: Operation[]) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const operation of all) {
    paths[operation.path] = { ...paths[operation.path], [operation.method]: operationObject(operation) };
  }
  return paths;
}

function operationObject({
  method,
  id,
  summary,
  parameters = [],
  body,
  makesNothing,
  response,
  ...operation
}: Operation) {
  const { problems = [], visitorToken } = operation;
  const withToken = { contentKeyHeader: [], visitorToken: [] };
  const security =
    visitorToken === 'required' ? [withToken] : [{ contentKey: [] }, { contentKeyHeader: [] }, withToken];
  const statuses = [...new Set([...problemsOfAll, ...problems, ...(body?.encoding ? [503] : [])])].sort();
  const content =
    response === 'event-stream'
      ? { 'text/event-stream': { schema: { type: 'string' } } }
      : response === 'file'
        ? filesContent
        : { 'application/json': { schema: response ? { $ref: schemaRef(response) } : { type: 'object' } } };
  return {
    operationId: id,
    summary,
    ...(visitorToken && { security }),
    parameters: [
      ...parameters,
      ...(body && !makesNothing ? [{ $ref: '#/components/parameters/IdempotencyKey' }] : []),
      ...(problems.includes(429) ? [{ $ref: '#/components/parameters/VisitorAddress' }] : []),
    ],
    ...(body && { requestBody: { required: true, content: contentOf(body, makesNothing) } }),
    responses: {
      [method === 'post' && !makesNothing ? '201' : '200']: { description: summary, content },
      ...Object.fromEntries(statuses.map((status) => [status, { $ref: `#/components/responses/Problem${status}` }])),
    },
  };
}

/** A form with files comes as multipart/form-data alone. */
function contentOf(body: NonNullable<Operation['body']>, makesNothing: Operation['makesNothing']) {
  return { ...(!body.encoding && { 'application/json': body }), ...(!makesNothing && { 'multipart/form-data': body }) };
}
