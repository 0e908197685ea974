import { createLocalReq, handleEndpoints, type Payload, type PayloadRequest, type TypedUser } from 'payload';

const password = 'quiet-lantern-orbit-71';

/** Who tries the doors: care and administrators, one of each named. */
const people = { huda: 'care', nora: 'care', admin: 'admin', boss: 'admin' } as const;
export type Somebody = keyof typeof people;

/** Calls of the admin by signed-in people, as their browsers make them. */
export class Staff {
  readonly #payload: Payload;
  readonly #users = new Map<Somebody, { id: number; cookie: string }>();

  constructor(payload: Payload) {
    this.#payload = payload;
  }

  static async of(payload: Payload): Promise<Staff> {
    const staff = new Staff(payload);
    for (const name of Object.keys(people) as Somebody[]) {
      const data = { email: `${name}@example.com`, password, name, role: people[name] };
      const { id } = await payload.create({ collection: 'users', data });
      const body = JSON.stringify({ email: data.email, password });
      const signedIn = await staff.#send('/users/login', { method: 'POST', body }, '');
      const cookie = signedIn.headers.get('set-cookie')?.split(';')[0] ?? '';
      staff.#users.set(name, { id: Number(id), cookie });
    }
    return staff;
  }

  idOf(name: Somebody): number {
    return this.#users.get(name)?.id ?? 0;
  }

  async reqOf(name: Somebody): Promise<PayloadRequest> {
    const found = await this.#payload.findByID({ collection: 'users', id: this.idOf(name) });
    return createLocalReq({ user: { ...found, collection: 'users' } as TypedUser }, this.#payload);
  }

  /** A call by somebody; what is given is sent as JSON. */
  call(
    name: Somebody,
    path: string,
    data?: unknown,
    method = data === undefined ? 'GET' : 'POST',
    headers: Record<string, string> = {},
  ): Promise<Response> {
    const body = data === undefined || data instanceof FormData ? data : JSON.stringify(data);
    return this.#send(path, { method, body, headers }, this.#users.get(name)?.cookie ?? '');
  }

  #send(path: string, init: RequestInit, cookie: string): Promise<Response> {
    const isJson = typeof init.body === 'string';
    const headers = {
      'sec-fetch-site': 'same-origin',
      ...(isJson && { 'content-type': 'application/json' }),
      ...(cookie && { cookie }),
      ...(init.headers as Record<string, string>),
    };
    const request = new Request(`http://localhost:3601/cms-api${path}`, { ...init, headers });
    return handleEndpoints({ config: Promise.resolve(this.#payload.config), request });
  }
}
