/** The response of the content service to a call of the admin, signed in by its cookie; undefined where it cannot be reached. */
export function callService(address: string, init?: RequestInit): Promise<Response | undefined> {
  return fetch(address, init).catch(() => undefined);
}

/**
 * The body of its response.
 * @returns undefined where it cannot be reached, refuses, or answers with something else than JSON
 */
export async function askService<Body>(address: string, init?: RequestInit): Promise<Body | undefined> {
  const response = await callService(address, init);
  return response?.ok ? bodyOf<Body>(response) : undefined;
}

/** A call that sends a body as JSON. */
export function asJson(body: object, method: 'POST' | 'PATCH' = 'POST'): RequestInit {
  return { method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
}

/** What it says to whoever it refuses, as Payload says it or as the endpoints of this service do; undefined where it says nothing. */
export async function refusalOf(response: Response | undefined): Promise<string | undefined> {
  const refused = await bodyOf<{ message?: string; errors?: { message: string }[] }>(response);
  return refused?.errors?.[0]?.message ?? refused?.message;
}

/** Undefined where there is none, or something else than JSON. */
export function bodyOf<Body>(response: Response | undefined): Promise<Body | undefined> {
  return response ? (response.json() as Promise<Body>).catch(() => undefined) : Promise.resolve(undefined);
}
