import { type JsonSchema, toJsonSchemaDefs } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';
import { type SectionName, sectionNames } from '../sections/sections.ts';
import { wireCountedSchema } from '../unanswered-searches.ts';
import {
  wireHeadersSchema,
  wireJobResponseSchema,
  wireJobSchema,
  wireJobsSchema,
  wirePageListSchema,
  wirePageSchema,
  wireProblemSchema,
  wireProvidersSchema,
  wireRatedProductsSchema,
  wireRatesSchema,
  wireRedirectsSchema,
  wireSectionSchema,
  wireSiteSettingsSchema,
} from '../wire.ts';
import {
  wireLookupSchema,
  wireMessageSchema,
  wireReferenceSchema,
  wireRequestDetailsSchema,
  wireServiceRequestsSchema,
  wireTokenSchema,
  wireTrackedRequestSchema,
} from '../wire-requests.ts';

/** What responses are made of, by its name in the document. */
const responseSchemas = {
  Headers: wireHeadersSchema,
  Page: wirePageSchema,
  PageList: wirePageListSchema,
  Jobs: wireJobsSchema,
  Job: wireJobResponseSchema,
  JobFields: wireJobSchema,
  SiteSettings: wireSiteSettingsSchema,
  Reference: wireReferenceSchema,
  ReferenceAndToken: wireTokenSchema,
  ServiceRequests: wireServiceRequestsSchema,
  TrackedRequest: wireTrackedRequestSchema,
  RequestDetails: wireRequestDetailsSchema,
  LookedUpRequest: wireLookupSchema,
  Message: wireMessageSchema,
  Redirects: wireRedirectsSchema,
  Providers: wireProvidersSchema,
  RatedProducts: wireRatedProductsSchema,
  Rates: wireRatesSchema,
  Counted: wireCountedSchema,
  Problem: wireProblemSchema,
} satisfies Record<string, GenericSchema>;
/** The name of a response's schema in the OpenAPI document. */
export type ResponseName = keyof typeof responseSchemas;

/** Where a schema stands in the document. */
export const schemaRef = (name: string) => `#/components/schemas/${name}`;
const sectionKey = (name: SectionName) => `Section.${name}`;

/** Any scheme but these is refused by the reader; a relative address has none. */
const safeAddress = '^(?!(?!https?:|mailto:|tel:)[A-Za-z][A-Za-z0-9+.-]*:)';

/** The wire schemas as JSON Schema 2020-12, which is the dialect of OpenAPI 3.1. */
export function componentSchemas(): Record<string, JsonSchema> {
  const sectionSchemas = Object.fromEntries(sectionNames.map((name) => [sectionKey(name), wireSectionSchema(name)]));
  const definitions: Record<string, GenericSchema> = { ...responseSchemas, ...sectionSchemas };
  const converted: Record<string, JsonSchema> = toJsonSchemaDefs(definitions, {
    target: 'draft-2020-12',
    overrideRef: ({ referenceId }) => schemaRef(referenceId),
    overrideSchema: ({ valibotSchema, jsonSchema }) => {
      // The one lazy schema is a section, which is held to the schema of its own name.
      if (valibotSchema.type === 'lazy') {
        return { anyOf: sectionNames.map((name) => ({ $ref: schemaRef(sectionKey(name)) })) };
      }
      return valibotSchema.type === 'nullable' || valibotSchema.type === 'union' ? shortUnion(jsonSchema) : undefined;
    },
    // The one check of our own is that of an address.
    overrideAction: ({ valibotAction, jsonSchema }) =>
      valibotAction.type === 'check' ? { ...jsonSchema, pattern: safeAddress } : undefined,
  });
  // The converter also names what the lazy schema would be without an input.
  return Object.fromEntries(Object.entries(converted).filter(([name]) => Object.hasOwn(definitions, name)));
}

/** `anyOf` of bare types as one list of types. */
function shortUnion(schema: JsonSchema): JsonSchema {
  const types = (schema.anyOf ?? []).flatMap((part) => {
    if (typeof part !== 'object') return [];
    const { type, pattern: _, ...rest } = part;
    return Object.keys(rest).length === 0 && type ? [type].flat() : [];
  });
  const [first] = schema.anyOf ?? [];
  if (types.length !== schema.anyOf?.length || typeof first !== 'object') return schema;
  return { ...first, type: types };
}
