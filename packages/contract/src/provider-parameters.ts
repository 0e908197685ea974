/** What a list of providers can be narrowed by, and has counts for. */
export const facetNames = ['city', 'class', 'kind', 'speciality'] as const;
/** One of {@link facetNames}. */
export type FacetName = (typeof facetNames)[number];

/** Of one part; what more a service sends is left out. */
export const maxProviders = 100;
/** Letters of a parameter; nothing that people look for is longer. */
export const maxParameterLetters = 100;

/** Parameters of GET /providers in the order of docs/contract.md. */
export const providerParameters = [...facetNames, 'emergency', 'q', 'near', 'language', 'cursor', 'limit'] as const;
/** One of {@link providerParameters}. */
export type ProviderParameter = (typeof providerParameters)[number];
