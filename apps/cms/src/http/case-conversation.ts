import { caseMessage } from '@insurer/contract/forms/case-message.ts';
import { messageOf } from '@insurer/contract/forms/form-text.ts';
import type { Payload } from 'payload';
import { filesOfCase, ofCase } from '../cases/case-belongings.ts';
import { caseCollections } from '../cases/case-kinds.ts';
import { isoTime } from '../cases/case-to-wire.ts';
import { caseDetails } from '../cases/conversation/case-details.ts';
import { storeCustomerMessage } from '../cases/conversation/customer-message.ts';
import { type MessageCase, markOpened, type StoredMessage } from '../cases/conversation/store-message.ts';
import { cannotKeepFiles, isStoreFailure, requireRoom } from '../cases/files/disk-quota.ts';
import { fileHeaders, isDownloadable } from '../cases/files/download-private-file.ts';
import { privatePath } from '../cases/files/private-folder.ts';
import { checkRequest, chosen, refusal } from '../cases/intake/check-request.ts';
import { contentHashOf, idempotencyKeyOf } from '../cases/intake/idempotency.ts';
import { limitUse, limitVisitor } from '../cases/intake/rate-limits.ts';
import { readBody } from '../cases/intake/read-body.ts';
import { discardFiles } from '../cases/intake/received.ts';
import { spokenLanguage } from '../cases/intake/submit-case.ts';
import { readReference } from '../cases/reference.ts';
import { config } from '../config.ts';
import { ContractProblem, notFound } from '../contract-problem.ts';
import { responseFloor } from '../response-floor.ts';
import { fileResponse } from '../storage/file-response.ts';
import { fileStore } from '../storage/file-store.ts';
import { storedTexts } from '../texts/stored-texts.ts';
import type { Call } from './contract-route.ts';
import { caseIn } from './look-up.ts';
import { opens, requiredToken, tokenOfReading } from './visitor-token.ts';

/**
 * GET /service-requests/{reference}: a request with its stages, papers and messages. That the customer has seen them is noted,
 * unless `peek` says that he is not shown them.
 * @throws ContractProblem 401 without a token, 404 where it does not open this request or there is none, 429 past the limit
 * of readings
 */
export async function getServiceRequest(call: Call) {
  const { payload, params, query } = call;
  const stored = await openedCase(payload, await tokenOfReading(call), params.kind);
  if (!query.has('peek')) await markOpened(payload, stored);
  return { data: await caseDetails(payload, stored) };
}

/**
 * POST /service-requests/{reference}/messages: words, files, or both.
 * @throws ContractProblem as above, and 409 for a request that is closed for good
 */
export async function postCaseMessage({ payload, request, params }: Call) {
  const language = spokenLanguage(request);
  await limitVisitor(payload, request, 'message', config.limits.submissions, language);
  const stored = await openedCase(payload, requiredToken(request), params.kind);
  const { reference } = stored;
  await limitUse(payload, `messages:${reference}`, config.limits.messages, language);
  const idempotencyKey = idempotencyKeyOf(request, `message ${reference}`);
  const wording = { language, changedTexts: await storedTexts({ payload }) };
  const received = await readBody(request, caseMessage, ['multipart'], wording);
  try {
    const contentHash = contentHashOf(caseMessage, received);
    const again = () => messageOfKey(payload, idempotencyKey, contentHash);
    const before = await again();
    if (before) return messageToWire(before);
    const { text = '' } = checkRequest(caseMessage, received, {}, wording);
    const files = chosen(received.files.files);
    if (!text && files.length === 0) throw refusal('text', messageOf(caseMessage, 'nothingSent', wording));
    await requireRoom(payload, files, 'files', language);
    const message = { text, files, idempotencyKey, contentHash };
    const kept = (await storeCustomerMessage(payload, stored, message, language)) ?? (await again());
    if (!kept) throw new Error('The message could not be stored.');
    return messageToWire(kept);
  } catch (error) {
    throw isStoreFailure(error) ? cannotKeepFiles(caseMessage, language, error) : error;
  } finally {
    await discardFiles(received);
  }
}

/**
 * GET /service-requests/{reference}/files/{file}: a file that the company sent, once it is known to be clean.
 * @throws ContractProblem as above, and 404 for every other file
 */
export async function getCaseFile(call: Call) {
  const { payload, params } = call;
  const stored = await openedCase(payload, await tokenOfReading(call), params.kind);
  const files = await filesOfCase(payload, stored.collection, stored.id);
  const file = files.find(({ id }) => String(id) === params.file);
  const where = { and: [ofCase(stored.collection, stored.id), { id: { equals: file?.message ?? 0 } }] };
  const message = file && (await payload.db.findOne<StoredMessage>({ collection: 'case-messages', where }));
  if (!file || message?.from !== 'company' || !isDownloadable(file.scan)) throw notFound('There is no such file.');
  const found = await fileStore().read(privatePath(file.storedName));
  if (!found) throw notFound('There is no such file.');
  return fileResponse(found, fileHeaders(file, found.size), call.request.method);
}

async function openedCase(payload: Payload, token: string, typed = ''): Promise<MessageCase> {
  const earliest = responseFloor();
  const where = { reference: { equals: readReference(typed) ?? 'no such reference' } };
  const stored = await caseIn<Omit<MessageCase, 'collection'>>(payload, caseCollections, where);
  if (stored && opens(token, stored)) return stored;
  await earliest;
  throw notFound('There is no such request.');
}

async function messageOfKey(payload: Payload, idempotencyKey: string | undefined, contentHash: string) {
  if (idempotencyKey === undefined) return null;
  const where = { idempotencyKey: { equals: idempotencyKey } };
  const stored = await payload.db.findOne<StoredMessage>({ collection: 'case-messages', where });
  if (stored && stored.contentHash !== contentHash) {
    throw new ContractProblem(409, 'This Idempotency-Key was used for another message.');
  }
  return stored;
}

function messageToWire({ id, createdAt }: StoredMessage) {
  return { data: { id, at: isoTime(createdAt) } };
}
