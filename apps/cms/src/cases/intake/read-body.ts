import type { Wording } from '@insurer/contract/changed-texts.ts';
import type { Form } from '@insurer/contract/forms/define-form.ts';
import { ContractProblem } from '../../contract-problem.ts';
import { readMultipart } from './read-multipart.ts';
import { type Received, storableValue, tooLarge } from './received.ts';

const jsonType = 'application/json';
export type BodyKind = 'json' | 'multipart';

/** Far more than the longest form needs; a single text field of 1 MB is still answered as a field that is too long. */
const maximumJsonBytes = 2 * 1_048_576;

/**
 * Reads the body of a POST.
 * @throws ContractProblem 415 for another content type, 400 for a broken body, 413 for one that is too large
 */
export async function readBody(
  request: Request,
  form: Form,
  kinds: readonly BodyKind[],
  wording: Wording,
): Promise<Received> {
  const type = typeOf(request);
  if (type === jsonType && kinds.includes('json'))
    return { values: valuesOf(await readJson(request, wording)), files: {} };
  if (type === 'multipart/form-data' && kinds.includes('multipart')) return readMultipart(request, form, wording);
  const wanted = kinds.map((kind) => (kind === 'json' ? jsonType : 'multipart/form-data')).join(' or ');
  throw new ContractProblem(415, `This call takes ${wanted}.`);
}

/**
 * The JSON object in the body of a POST that is no form.
 * @throws ContractProblem as `readBody`
 */
export async function readJsonBody(request: Request, wording: Wording): Promise<Record<string, unknown>> {
  if (typeOf(request) !== jsonType) throw new ContractProblem(415, `This call takes ${jsonType}.`);
  return readJson(request, wording);
}

function typeOf(request: Request): string | undefined {
  return request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
}

async function readJson(request: Request, wording: Wording): Promise<Record<string, unknown>> {
  const text = await readText(request, wording);
  const body = parse(text);
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw new ContractProblem(400, 'The body must be a JSON object.');
  }
  return body as Record<string, unknown>;
}

function valuesOf(body: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(body).map(([key, value]) => [key, storableValue(value)]));
}

async function readText(request: Request, wording: Wording): Promise<string> {
  const refusal = tooLarge(wording);
  if (Number(request.headers.get('content-length') ?? 0) > maximumJsonBytes) throw refusal;
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > maximumJsonBytes) throw refusal;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ContractProblem(400, 'The body is not valid JSON.');
  }
}
