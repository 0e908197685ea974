import type { RequestForm } from '@insurer/contract/forms/define-form.ts';
import { isRequestKind, requestForm } from '@insurer/contract/forms/forms.ts';
import type { Payload } from 'payload';
import { aboutCases } from '../cases/case-about.ts';
import { type CaseCollection, caseCollections, kindOf } from '../cases/case-kinds.ts';
import { caseToWire, type StoredCase } from '../cases/case-to-wire.ts';
import { checkRequest, type OptionValues } from '../cases/intake/check-request.ts';
import type { Received } from '../cases/intake/received.ts';
import { submitCase } from '../cases/intake/submit-case.ts';
import { notFound } from '../contract-problem.ts';
import { sha256 } from '../digests.ts';
import type { Call } from './contract-route.ts';
import { openedBy, tokenOfReading, tokenOfSent, visitorToken } from './visitor-token.ts';

/**
 * POST /service-requests/{kind}. A visitor's token beside the content key joins the request to those that the
 * token sees already; otherwise the request gets a token of its own.
 * @throws ContractProblem 404 when the kind is unknown or not accepted
 */
export async function postServiceRequest(call: Call) {
  const { payload, params, request } = call;
  const { kind } = params;
  if (!isRequestKind(kind)) throw notFound('There is no such kind of request.');
  const form = requestForm(kind);
  const known = await knownToken(payload, request);
  const { reference, dueAt } = await submitCase(call, {
    kind,
    form,
    bodies: ['json', 'multipart'],
    tokenHash: known && sha256(known),
    check: async (received, wording) => {
      const settings = await readRequestSettings(payload);
      if (!settings.accepted.includes(kind)) throw notFound('This kind of request is not accepted at the moment.');
      const values = checkRequest(form, received, settings.options, wording);
      const sent = { ...values, ...derivedValues(form, received, values) };
      return { sent, inboxColumns: { kind }, consents: [] };
    },
  });
  const token = await tokenOfSent(payload, 'service-requests', reference, known);
  return { data: { reference, token, due_at: dueAt } };
}

/**
 * GET /service-requests: what the bearer's token may see, newest first. A token that saw nothing ever and one whose
 * requests were erased are answered alike: with nothing.
 * @throws ContractProblem 401 without a token, 429 past the limit of readings
 */
export async function getServiceRequests(call: Call) {
  const { payload } = call;
  const where = openedBy(await tokenOfReading(call));
  const read = async (collection: CaseCollection) => {
    const { docs } = await payload.db.find<StoredCase>({ collection, where, pagination: false });
    return docs.map((stored) => ({ ...stored, kind: kindOf(collection, stored) }));
  };
  const seen = (await Promise.all(caseCollections.map(read))).flat();
  const newestFirst = seen.sort((one, other) => Date.parse(other.createdAt) - Date.parse(one.createdAt));
  const about = await aboutCases(payload);
  return {
    data: await Promise.all(
      newestFirst.map(async (stored) => ({
        ...caseToWire(stored.kind, stored),
        ...(await about(stored.kind, stored)),
      })),
    ),
  };
}

async function knownToken(payload: Payload, request: Request): Promise<string | undefined> {
  const token = visitorToken(request);
  if (!token) return undefined;
  // One that was ended may be in other hands: what is sent now gets another.
  const where = { and: [{ tokenHash: { equals: sha256(token) } }, openedBy(token)] };
  const { totalDocs } = await payload.db.count({ collection: 'service-requests', where });
  return totalDocs > 0 ? token : undefined;
}

/** What a visitor cannot know is set by whoever sends the request, or here (decision D17). */
function derivedValues({ derivedFields = {} }: RequestForm, sent: Received, checked: Record<string, string>) {
  const values = Object.entries(derivedFields).map(([name, { choices, fromSite, copyOf }]) => {
    if (copyOf !== undefined) return [name, checked[copyOf] ?? ''];
    const given = String(sent.values[name]);
    return [name, Object.hasOwn(choices, given) ? given : fromSite];
  });
  return Object.fromEntries(values) as Record<string, string>;
}

async function readRequestSettings(payload: Payload): Promise<{ accepted: string[]; options: OptionValues }> {
  // Reviewed: site settings are public.
  const settings = await payload.findGlobal({ slug: 'site-settings', depth: 0, overrideAccess: true });
  const { cancellation_reasons, products, cities } = settings.options ?? {};
  return {
    accepted: settings.service_requests?.accepted ?? [],
    options: {
      cancellationReasons: valuesOf(cancellation_reasons),
      products: valuesOf(products),
      cities: valuesOf(cities),
    },
  };
}

function valuesOf(list: { value: string }[] | null | undefined): string[] {
  return (list ?? []).flatMap(({ value }) => value || []);
}
