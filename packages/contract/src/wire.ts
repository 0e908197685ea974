import * as v from 'valibot';
import { cleanFrameUrl, cleanUrl } from './clean/url.ts';
import { type Field, type FieldKind, type Fields, verdicts, wireName } from './fields.ts';
import { requestKinds } from './forms/forms.ts';
import { headerFields } from './header.ts';
import { jobDetailFields, jobFields, jobPointLists } from './job.ts';
import { languages, translationSuffixes } from './language.ts';
import { providerFields } from './providers.ts';
import { readDecimal } from './rates/decimal.ts';
import { isSectionName, type SectionName, sectionNames, sections } from './sections/sections.ts';
import { careersDirections, companyFields, factFields } from './site-settings.ts';

/**
 * The strict shapes that a content service writes: the first-named forms of the fields and nothing else.
 * The site reads leniently (read-page.ts); these schemas hold the writer to its side.
 */
const textSchema = v.string();
const momentSchema = v.pipe(v.string(), v.isoTimestamp());
const urlSchema = v.pipe(
  v.string(),
  v.check((url) => url === '' || cleanUrl(url) !== undefined, 'not a safe address'),
);
const changedTextSchema = v.strictObject(v.entriesFromList(languages, v.optional(textSchema)));
const chooseSchema = v.strictObject({ type: v.string(), value: urlSchema });

const kindSchemas: Record<FieldKind, v.GenericSchema> = {
  text: textSchema,
  stripped: textSchema,
  html: textSchema,
  phone: textSchema,
  email: textSchema,
  image: urlSchema,
  file: urlSchema,
  link: urlSchema,
  choose: chooseSchema,
  socials: v.array(v.strictObject({ name: textSchema, icon: v.optional(urlSchema), url: urlSchema })),
  quarters: v.array(v.strictObject({ name: v.picklist(['Q1', 'Q2', 'Q3', 'Q4']), url: urlSchema })),
  map: v.pipe(
    v.string(),
    v.check((url) => url === '' || cleanFrameUrl(url) !== undefined, 'no https address in it'),
  ),
  verdict: v.picklist(verdicts),
  pageNumber: v.pipe(v.number(), v.integer(), v.minValue(1)),
};

/** Lists that hold all languages already, and what is the same in all of them, have no translation. */
const kindsWithoutTranslation = new Set<FieldKind>(['quarters', 'socials', 'verdict']);

/** A field's forms in the other languages; each may be missing, empty or null. */
function translations(name: string, schema: v.GenericSchema) {
  return Object.fromEntries(translationSuffixes.map((suffix) => [`${name}${suffix}`, v.optional(v.nullable(schema))]));
}

function fieldEntries(fields: Fields): Record<string, v.GenericSchema> {
  const entries: Record<string, v.GenericSchema> = {};
  for (const [key, field] of Object.entries(fields) as [string, Field][]) {
    const name = wireName(key, field);
    entries[name] = v.optional(v.nullable(kindSchemas[field.kind]));
    if (!kindsWithoutTranslation.has(field.kind)) Object.assign(entries, translations(name, kindSchemas[field.kind]));
  }
  return entries;
}

const idSchema = v.union([v.string(), v.number()]);

/** The strict schema of one section of a given name. */
export function wireSectionSchema(name: SectionName) {
  const definition = sections[name];
  const item = name === 'job_component' ? wireJobSchema : v.strictObject(fieldEntries(definition.item));
  return v.strictObject({
    id: idSchema,
    order: v.number(),
    section: v.strictObject({ name: v.literal(name) }),
    content: v.strictObject(fieldEntries(definition.content)),
    repeatable_content: v.array(v.strictObject({ id: idSchema, content: item })),
  });
}

const translation = (key: string, schema: v.GenericSchema = textSchema) => ({
  [key]: v.optional(v.nullable(schema)),
  ...translations(key, schema),
});
/** Several texts or addresses, each in every language. */
const translationsOf = (schema: v.GenericSchema, ...keys: string[]): Record<string, v.GenericSchema> =>
  Object.assign({}, ...keys.map((key) => translation(key, schema)));
const requiredTranslation = (key: string) => ({ [key]: textSchema, ...translations(key, textSchema) });
const response = <Data extends v.GenericSchema>(data: Data) => v.strictObject({ data });

const attributeSchema = v.strictObject({
  name: v.optional(textSchema),
  property: v.optional(textSchema),
  ...requiredTranslation('content'),
});
const groupSchema = v.strictObject({
  id: v.optional(idSchema),
  ...translation('title'),
  pages: v.array(v.strictObject({ id: idSchema, ...requiredTranslation('title'), link: urlSchema })),
});

/** One section, held to the schema of its own name, so that an issue is reported where it stands. */
const sectionSchema = v.lazy((input: unknown) => {
  const name = (input as { section?: { name?: unknown } } | null)?.section?.name;
  return typeof name === 'string' && isSectionName(name) ? wireSectionSchema(name) : unknownSection;
});
const unknownSection = v.strictObject({ section: v.strictObject({ name: v.picklist(sectionNames) }) });

/** GET /pages/{name} and GET /page-previews/{name}. */
export const wirePageSchema = response(
  v.strictObject({
    id: v.optional(idSchema),
    name: v.optional(textSchema),
    ...translation('title'),
    sections: v.array(sectionSchema),
    as_of: v.optional(momentSchema),
    group: v.optional(v.nullable(groupSchema)),
    meta_data: v.optional(
      v.array(
        v.strictObject({ ...translation('title'), attributes: v.union([v.array(attributeSchema), attributeSchema]) }),
      ),
    ),
  }),
);

const subItemSchema = v.strictObject({ id: v.optional(idSchema), ...requiredTranslation('title'), link: textSchema });

/** GET /headers. */
export const wireHeadersSchema = v.strictObject({
  data: v.array(v.strictObject({ ...subItemSchema.entries, pages: v.array(subItemSchema) })),
  ...fieldEntries(headerFields),
});

const textOrList = v.union([textSchema, v.array(textSchema)]);

/** One job, in GET /jobs, GET /jobs/{id} and the items of job_component. */
export const wireJobSchema = v.strictObject({
  id: idSchema,
  ...fieldEntries({ ...jobFields, ...jobDetailFields }),
  ...requiredTranslation('title'),
  ...translationsOf(textOrList, 'description', 'tags'),
  ...translation('area_of_expertise', v.array(textSchema)),
  ...translationsOf(v.array(textSchema), ...jobPointLists),
  closing_date: v.optional(v.pipe(v.string(), v.isoDate())),
  updated_at: v.optional(textSchema),
});
/** GET /jobs/{id}. */
export const wireJobResponseSchema = response(wireJobSchema);

/** GET /jobs. */
export const wireJobsSchema = response(
  v.strictObject({
    jobs: v.array(wireJobSchema),
    countries: v.array(v.strictObject({ ...requiredTranslation('name'), code: textSchema })),
    total: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
    next: v.optional(v.nullable(textSchema)),
  }),
);

const optionsSchema = v.array(v.strictObject({ value: textSchema, ...requiredTranslation('label') }));

/** GET /site-settings. Every part may be missing. */
export const wireSiteSettingsSchema = response(
  v.strictObject({
    company: v.optional(v.strictObject(fieldEntries(companyFields))),
    footer: v.optional(
      v.strictObject({
        links: v.optional(v.array(v.strictObject({ ...requiredTranslation('label'), url: urlSchema }))),
        contact: v.optional(v.strictObject({ phone: v.optional(textSchema), tel_url: v.optional(urlSchema) })),
        social_media: v.optional(
          v.array(v.strictObject({ platform: v.picklist(['x', 'instagram', 'facebook', 'linkedin']), url: urlSchema })),
        ),
        ...translation('copyright'),
      }),
    ),
    frames: v.optional(
      v.strictObject({
        ...translationsOf(urlSchema, 'claim_tracking', 'complaint_form', 'complaint_tracking', 'e_services'),
        allowed_hosts: v.optional(v.array(textSchema)),
      }),
    ),
    options: v.optional(
      v.strictObject({
        cancellation_reasons: v.optional(optionsSchema),
        products: v.optional(optionsSchema),
        cities: v.optional(optionsSchema),
      }),
    ),
    facts: v.optional(v.strictObject(fieldEntries(factFields))),
    careers_direction: v.optional(v.picklist(careersDirections)),
    synonyms: v.optional(v.array(v.array(textSchema))),
    texts: v.optional(v.record(v.string(), changedTextSchema)),
    service_requests: v.optional(v.strictObject({ accepted: v.array(v.picklist(requestKinds)) })),
  }),
);

/** GET /pages. */
export const wirePageListSchema = response(
  v.strictObject({
    items: v.array(
      v.strictObject({
        name: textSchema,
        updated_at: momentSchema,
        languages: v.array(v.picklist(languages)),
        listed: v.boolean(),
      }),
    ),
    next: v.nullable(textSchema),
  }),
);

/** GET /redirects. */
export const wireRedirectsSchema = response(
  v.strictObject({
    items: v.array(v.strictObject({ from: textSchema, to: urlSchema, status: v.literal(301) })),
  }),
);

const numberOrNone = v.optional(v.nullable(v.number()));
const facetSchema = v.array(v.strictObject({ value: textSchema, ...requiredTranslation('label'), count: v.number() }));

/** GET /providers. */
export const wireProvidersSchema = response(
  v.strictObject({
    items: v.array(
      v.strictObject({
        id: idSchema,
        ...fieldEntries(providerFields),
        ...requiredTranslation('name'),
        kind: textSchema,
        latitude: numberOrNone,
        longitude: numberOrNone,
        phone: v.optional(v.nullable(textSchema)),
        classes: v.array(textSchema),
        specialities: v.array(v.strictObject(requiredTranslation('name'))),
        emergency: v.boolean(),
        distance_km: numberOrNone,
      }),
    ),
    total: v.number(),
    facets: v.strictObject({ city: facetSchema, class: facetSchema, kind: facetSchema, speciality: facetSchema }),
    next: v.nullable(textSchema),
  }),
);

const decimalSchema = v.pipe(
  v.number(),
  v.check((value) => readDecimal(value) !== undefined, 'too large for a rate'),
);
const bound = v.optional(v.nullable(v.union([v.number(), textSchema])));
const labelEntries = requiredTranslation('label');

/** GET /rates: the products that have a rate table. */
export const wireRatedProductsSchema = response(
  v.strictObject({ items: v.array(v.strictObject({ product: textSchema, ...labelEntries })) }),
);

/** GET /rates/{product}: its rate table of today. */
export const wireRatesSchema = response(
  v.strictObject({
    product: textSchema,
    version: textSchema,
    valid_from: textSchema,
    currency: v.literal('SAR'),
    vat: decimalSchema,
    questions: v.array(
      v.strictObject({
        name: textSchema,
        kind: v.picklist(['choice', 'number', 'date', 'yesno']),
        ...labelEntries,
        ...translation('hint'),
        choices: v.optional(v.array(v.strictObject({ value: textSchema, ...labelEntries }))),
        minimum: bound,
        maximum: bound,
      }),
    ),
    plans: v.array(
      v.strictObject({
        name: textSchema,
        ...labelEntries,
        base: decimalSchema,
        factors: v.array(
          v.strictObject({
            question: textSchema,
            when: v.strictObject({ equals: bound, from: bound, to: bound }),
            multiply: v.optional(decimalSchema),
            add: v.optional(decimalSchema),
          }),
        ),
        minimum: v.optional(v.nullable(decimalSchema)),
        includes: v.array(v.strictObject(labelEntries)),
      }),
    ),
    hand_over: v.optional(v.nullable(urlSchema)),
  }),
);

/**
 * Every failure: a 4xx or 5xx with a message and, where fields are at fault, one entry per field; where a preview shows the site at a
 * moment, that moment.
 */
export const wireProblemSchema = v.strictObject({
  message: textSchema,
  errors: v.optional(v.array(v.strictObject({ field: textSchema, message: textSchema }))),
  as_of: v.optional(momentSchema),
});
