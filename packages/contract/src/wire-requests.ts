import * as v from 'valibot';
import { caseKinds } from './forms/forms.ts';
import { languages } from './language.ts';
import { caseStatuses } from './requests/case-statuses.ts';

const time = v.pipe(v.string(), v.isoTimestamp());
const reference = { reference: v.string(), due_at: v.optional(time) };

/**
 * POST /contact-us and POST /jobs/{id}; `due_at` is the moment until which somebody answers (decision 0007), and a token says
 * that what was sent is followed like a request (decision 0024).
 */
export const wireReferenceSchema = v.strictObject({
  data: v.strictObject({ ...reference, token: v.optional(v.string()) }),
});

/** POST /service-requests/{kind}: the token opens the request in this browser (decision D12). */
export const wireTokenSchema = v.strictObject({ data: v.strictObject({ ...reference, token: v.string() }) });

const tracked = {
  reference: v.string(),
  kind: v.picklist(caseKinds),
  status: v.picklist(caseStatuses),
  status_history: v.array(
    v.strictObject({
      status: v.picklist(caseStatuses),
      at: time,
      note: v.optional(v.string()),
      note_ar: v.optional(v.string()),
    }),
  ),
  due_at: v.optional(time),
  // Came by the form of complaints and is none.
  enquiry: v.optional(v.literal(true)),
  // Who handles it, where the customer is told (decision 0029).
  officer: v.optional(v.strictObject({ name: v.string(), phone: v.string() })),
};

/** GET /claims/{number} and GET /complaints/{number}. */
export const wireTrackedRequestSchema = v.strictObject({ data: v.strictObject(tracked) });

const inBoth = { label: v.string(), label_ar: v.optional(v.string()) };
const listed = {
  ...tracked,
  // What tells it from others of its kind.
  about: v.optional(v.array(v.strictObject(inBoth))),
  created_at: time,
  language: v.picklist(languages),
};

const details = {
  ...listed,
  stages: v.array(v.strictObject({ name: v.string(), ...inBoth, at: time })),
  asked_for: v.array(v.strictObject(inBoth)),
  messages: v.array(
    v.strictObject({
      id: v.union([v.string(), v.number()]),
      from: v.picklist(['company', 'customer']),
      at: time,
      text: v.string(),
      // `id` stands beside what the customer may download.
      files: v.array(v.strictObject({ name: v.string(), size: v.number(), id: v.optional(v.string()) })),
    }),
  ),
};

/** GET /service-requests/{reference}: the request, how far it has come, and what was written. */
export const wireRequestDetailsSchema = v.strictObject({ data: v.strictObject(details) });

/** POST /service-requests/lookup: the same, and what opens it in this browser. */
export const wireLookupSchema = v.strictObject({ data: v.strictObject({ ...details, token: v.optional(v.string()) }) });

/** POST /service-requests/{reference}/messages. */
export const wireMessageSchema = v.strictObject({
  data: v.strictObject({ id: v.union([v.string(), v.number()]), at: time }),
});

/** GET /service-requests: what a token may see, newest first. */
export const wireServiceRequestsSchema = v.strictObject({
  data: v.array(v.strictObject(listed)),
});
