import { secrets } from '../e2e/whole-content.ts';
import { sendRequest } from './acknowledged.ts';
import { callService, signIn } from './service-call.ts';

/** Where a file answers, and what its reader shows. */
type StoredFile = { path: string; headers: Record<string, string> };
type Opened = { data: { messages: { files: { id: string }[] }[] } };

const paperBytes = 2_000_000;

/** A picture of the first page, in the width that its editor gave it. */
export async function publicPicture(url: URL): Promise<StoredFile> {
  const [path] = /\/media\/[\w-]+\.webp/.exec(JSON.stringify(await callService(url, '/api/pages/home'))) ?? [];
  if (!path) throw new Error('The first page has no picture.');
  return { path, headers: {} };
}

/** A paper that the company sent with its answer to a request. */
export async function paperOfCase(url: URL): Promise<StoredFile> {
  const { reference, token } = await sendRequest(url, '198.51.100.1');
  await answer(url, reference);
  const headers = { 'x-content-api-key': secrets.CONTENT_API_KEY, authorization: `Bearer ${token}` };
  const path = `/api/service-requests/${reference}`;
  const { data } = await callService<Opened>(url, path, { headers });
  return { path: `${path}/files/${data.messages[0]?.files[0]?.id}`, headers };
}

async function answer(url: URL, reference: string): Promise<void> {
  const cookie = await signIn(url);
  const found = `/cms-api/service-requests?where[reference][equals]=${reference}`;
  const { docs } = await callService<{ docs: { id: number }[] }>(url, found, { headers: { cookie } });
  const form = new FormData();
  form.set('text', 'An example of an answer.');
  form.set('files', new File([`%PDF-1.4\n${'x'.repeat(paperBytes)}`], 'answer.pdf', { type: 'application/pdf' }));
  const sent = new Response(form);
  const headers = { cookie, 'content-type': sent.headers.get('content-type') ?? '' };
  // Not as a stream: the service asks for its length.
  const body = await sent.arrayBuffer();
  await callService(url, `/cms-api/service-requests/${docs[0]?.id}/answers`, { headers, body });
}
