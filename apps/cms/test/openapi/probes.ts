import { type RequestKind, requestKinds } from '@insurer/contract/forms/forms.ts';
import { visitorAddressHeader } from '@insurer/contract/visitor-address-header.ts';
import payloadConfig from '@payload-config';
import { getPayload } from 'payload';
import { vi } from 'vitest';
import { bodyOf, type Call, type Operation, request } from './calls.ts';

/** How each status is brought about. */
export const probes: Record<number, (id: string, operation: Operation, call: Call) => Promise<Response> | Response> = {
  200: (id, operation, call) => request(id, call, operation.fields ? bodyOf(operation, operation.fields) : {}),
  201: (id, operation, call) => request(id, call, bodyOf(operation, operation.fields ?? {})),
  400: (id, operation, call) => {
    const { refused, refusedBody: body, fields = {} } = operation;
    if (refused) return request(id, refused);
    if (body) return request(id, withHeader(call, 'content-type', 'application/json'), { body });
    return request(id, withHeader(call, 'idempotency-key', ' '), bodyOf(operation, fields));
  },
  401: (id, operation, call) => {
    const none = withHeader(call, 'x-content-api-key', 'a-wrong-key');
    return request(id, none, operation.fields ? bodyOf(operation, operation.fields) : {});
  },
  403: (id, _, call) => request(id, { ...call, query: { token: 'no-such-token' } }),
  404: async (id, operation) => {
    const { unknown, unknownFields, fields = unknownFields } = operation;
    const body = fields ? bodyOf(operation, unknownFields ?? fields) : {};
    if (unknown !== 'not accepted') return request(id, visitor(unknown ?? {}, `${id} 404`), body);
    await accept([]);
    const call = visitor(operation.call?.() ?? {}, `${id} 404`);
    try {
      return await request(id, call, body);
    } finally {
      await accept([...requestKinds]);
    }
  },
  409: async (id, operation, call) => {
    const fields = operation.fields ?? {};
    const once = withHeader(call, 'idempotency-key', `${id} once`);
    await request(id, once, bodyOf(operation, fields));
    const other = { ...fields, [Object.keys(fields)[0] ?? '']: 'other' };
    return request(id, once, bodyOf(operation, other));
  },
  413: (id, operation, call) =>
    request(id, withHeader(call, 'content-length', '99000000'), bodyOf(operation, operation.fields ?? {})),
  415: (id, _, call) => request(id, withHeader(call, 'content-type', 'text/plain'), { body: 'Hello' }),
  422: (id, operation, call) => request(id, call, bodyOf(operation, { language: 'en' }, false)),
  429: async (id, operation, call) => {
    const again = () => request(id, call, operation.fields ? bodyOf(operation, {}, false) : {});
    await again();
    await again();
    return again();
  },
  500: async (id, operation, call) => {
    const payload = await contentOfRoutes();
    const broken = () => Promise.reject(new Error('The database is gone.'));
    const spies = [
      vi.spyOn(payload, 'find').mockImplementation(broken),
      vi.spyOn(payload, 'findGlobal').mockImplementation(broken),
      vi.spyOn(payload.db, 'find').mockImplementation(broken),
      vi.spyOn(payload.db, 'updateOne').mockImplementation(broken),
      vi.spyOn(payload.db as unknown as { execute(): Promise<never> }, 'execute').mockImplementation(broken),
    ];
    try {
      return await request(id, call, operation.fields ? bodyOf(operation, operation.fields) : {});
    } finally {
      for (const spy of spies) spy.mockRestore();
    }
  },
  503: async (id, operation, call) => {
    if (operation.room) return oneTooMany(operation.room, () => request(id, call));
    const { db } = await contentOfRoutes();
    // What visitors' files take is summed by hand.
    const sums = vi.spyOn(db as unknown as { execute(): Promise<{ rows: { total: number }[] }> }, 'execute');
    sums.mockResolvedValue({ rows: [{ total: Number.MAX_SAFE_INTEGER }] });
    try {
      return await request(id, call, bodyOf(operation, operation.fields ?? {}));
    } finally {
      sums.mockRestore();
    }
  },
};

/** The response to one more call, while as many are open as there is room for. */
async function oneTooMany(room: number, ask: () => Promise<Response> | Response): Promise<Response> {
  const open = await Promise.all(Array.from({ length: room }, ask));
  try {
    return await ask();
  } finally {
    await Promise.all(open.map((response) => response.body?.cancel()));
  }
}

function withHeader(call: Call, name: string, value: string): Call {
  return { ...call, headers: { ...call.headers, [name]: value } };
}

/** Limits count visitors: each probe is one of its own. */
export function visitor(call: Call, name: string): Call {
  return withHeader(call, visitorAddressHeader, name);
}

/** The content as the routes have opened it. */
async function contentOfRoutes() {
  return getPayload({ config: payloadConfig });
}

async function accept(accepted: RequestKind[]): Promise<void> {
  const payload = await contentOfRoutes();
  await payload.updateGlobal({ slug: 'site-settings', data: { service_requests: { accepted } } });
}
