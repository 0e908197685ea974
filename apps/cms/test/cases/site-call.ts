import { config } from '../../src/config.ts';

type Route = (request: Request, context: { params: Promise<Record<string, string>> }) => Promise<Response>;
type CallResponse = {
  status: number;
  headers: Headers;
  data?: { reference: string; token: string };
  message?: string;
  errors?: { field: string; message: string }[];
};

/** A call as the site's server makes it, through the route itself. */
export async function siteCall(
  route: Route,
  path: string,
  init: RequestInit & { params?: Record<string, string> } = {},
) {
  const { params = {}, headers, ...rest } = init;
  const request = new Request(`http://localhost:3601/api${path}`, {
    ...rest,
    headers: { 'x-content-api-key': config.contentApiKeys[0], ...(headers as Record<string, string>) },
    ...(rest.body instanceof ReadableStream && { duplex: 'half' }),
  } as RequestInit);
  const response = await route(request, { params: Promise.resolve(params) });
  const body = (await response.json()) as Omit<CallResponse, 'status' | 'headers'>;
  return { status: response.status, headers: response.headers, ...body } as CallResponse;
}

export function postJson(
  route: Route,
  path: string,
  body: unknown,
  more: RequestInit & { params?: Record<string, string> } = {},
) {
  return siteCall(route, path, {
    ...more,
    method: 'POST',
    body: typeof body === 'string' ? body : JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...(more.headers as Record<string, string>) },
  });
}

export function postForm(
  route: Route,
  path: string,
  body: FormData,
  more: RequestInit & { params?: Record<string, string> } = {},
) {
  return siteCall(route, path, { ...more, method: 'POST', body });
}
