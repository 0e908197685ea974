import * as v from 'valibot';
import { cleanFrameUrl, cleanUrl } from './clean/url.ts';
import { type Field, type FieldKind, type Fields, wireName } from './fields.ts';
import { requestKinds } from './forms/forms.ts';
import { translationSuffixes } from './language.ts';
import { isSectionName, type SectionName, sectionNames, sections } from './sections/sections.ts';

/**
 * The strict shapes that a content service writes: the first-named forms of the fields and nothing else.
 * The site reads leniently (read-page.ts); these schemas hold the writer to its side.
 */
const textSchema = v.string();
const urlSchema = v.pipe(
  v.string(),
  v.check((url) => url === '' || cleanUrl(url) !== undefined, 'not a safe address'),
);
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
};

/** Lists that hold all languages already have no twin. */
const kindsWithoutTwin = new Set<FieldKind>(['quarters', 'socials']);

/** A field's forms in the other languages; each may be missing, empty or null. */
function translations(name: string, schema: v.GenericSchema) {
  return Object.fromEntries(translationSuffixes.map((suffix) => [`${name}${suffix}`, v.optional(v.nullable(schema))]));
}

function fieldEntries(fields: Fields): Record<string, v.GenericSchema> {
  const entries: Record<string, v.GenericSchema> = {};
  for (const [key, field] of Object.entries(fields) as [string, Field][]) {
    const name = wireName(key, field);
    entries[name] = v.optional(v.nullable(kindSchemas[field.kind]));
    if (!kindsWithoutTwin.has(field.kind)) Object.assign(entries, translations(name, kindSchemas[field.kind]));
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

const twin = (key: string, schema: v.GenericSchema = textSchema) => ({
  [key]: v.optional(v.nullable(schema)),
  ...translations(key, schema),
});
const requiredTwin = (key: string) => ({ [key]: textSchema, ...translations(key, textSchema) });
const answer = <Data extends v.GenericSchema>(data: Data) => v.strictObject({ data });

const attributeSchema = v.strictObject({
  name: v.optional(textSchema),
  property: v.optional(textSchema),
  ...requiredTwin('content'),
});
const groupSchema = v.strictObject({
  id: v.optional(idSchema),
  ...twin('title'),
  pages: v.array(v.strictObject({ id: idSchema, ...requiredTwin('title'), link: urlSchema })),
});

/** One section, held to the schema of its own name, so that a fault is reported where it stands. */
const sectionSchema = v.lazy((input: unknown) => {
  const name = (input as { section?: { name?: unknown } } | null)?.section?.name;
  return typeof name === 'string' && isSectionName(name) ? wireSectionSchema(name) : unknownSection;
});
const unknownSection = v.strictObject({ section: v.strictObject({ name: v.picklist(sectionNames) }) });

/** GET /pages/{name} and GET /page-previews/{name}. */
export const wirePageSchema = answer(
  v.strictObject({
    id: v.optional(idSchema),
    name: v.optional(textSchema),
    ...twin('title'),
    sections: v.array(sectionSchema),
    group: v.optional(v.nullable(groupSchema)),
    meta_data: v.optional(
      v.array(v.strictObject({ ...twin('title'), attributes: v.union([v.array(attributeSchema), attributeSchema]) })),
    ),
  }),
);

const subItemSchema = v.strictObject({ id: v.optional(idSchema), ...requiredTwin('title'), link: textSchema });

/** GET /headers. */
export const wireHeadersSchema = v.strictObject({
  data: v.array(v.strictObject({ ...subItemSchema.entries, pages: v.array(subItemSchema) })),
  ...twin('logo', urlSchema),
  ...twin('logo_alt'),
  ...twin('button_label'),
});

const textOrList = v.union([textSchema, v.array(textSchema)]);

/** One job, in GET /jobs, GET /jobs/{id} and the items of job_component. */
export const wireJobSchema = v.strictObject({
  id: idSchema,
  ...requiredTwin('title'),
  ...twin('image', urlSchema),
  ...twin('sub_title'),
  ...twin('level'),
  ...twin('location'),
  ...twin('description', textOrList),
  ...twin('tags', textOrList),
  ...twin('area_of_expertise', v.array(textSchema)),
  updated_at: v.optional(textSchema),
});
export const wireJobAnswerSchema = answer(wireJobSchema);

/** GET /jobs. */
export const wireJobsSchema = answer(
  v.strictObject({
    jobs: v.array(wireJobSchema),
    countries: v.array(v.strictObject({ ...requiredTwin('name'), code: textSchema })),
  }),
);

const optionsSchema = v.array(v.strictObject({ value: textSchema, ...requiredTwin('label') }));

/** GET /site-settings. Every part may be missing. */
export const wireSiteSettingsSchema = answer(
  v.strictObject({
    company: v.optional(
      v.strictObject({
        ...twin('name'),
        ...twin('address'),
        ...twin('po_box'),
        ...twin('phone'),
        ...twin('fax'),
        ...twin('toll_free'),
        ...twin('capital'),
        ...twin('commercial_registration'),
        ...twin('royal_decree_number'),
        ...twin('royal_decree_date'),
        ...twin('site_url', urlSchema),
        ...twin('regulated_by'),
      }),
    ),
    footer: v.optional(
      v.strictObject({
        links: v.optional(v.array(v.strictObject({ ...requiredTwin('label'), url: urlSchema }))),
        contact: v.optional(v.strictObject({ phone: v.optional(textSchema), tel_url: v.optional(urlSchema) })),
        social_media: v.optional(
          v.array(v.strictObject({ platform: v.picklist(['x', 'instagram', 'facebook', 'linkedin']), url: urlSchema })),
        ),
        ...twin('copyright'),
      }),
    ),
    frames: v.optional(
      v.strictObject({
        ...twin('claim_tracking', urlSchema),
        ...twin('complaint_form', urlSchema),
        ...twin('complaint_tracking', urlSchema),
        ...twin('e_services', urlSchema),
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
    service_requests: v.optional(v.strictObject({ accepted: v.array(v.picklist(requestKinds)) })),
  }),
);

/** Every failure: a 4xx or 5xx with a message and, where fields are at fault, one entry per field. */
export const wireProblemSchema = v.strictObject({
  message: textSchema,
  errors: v.optional(v.array(v.strictObject({ field: textSchema, message: textSchema }))),
});
