/** The product pages of the specification (2.2): they tell which navigation items are the product ones. */
export const individualPaths: readonly string[] = [
  '/motor-insurance',
  '/travel-insurance',
  '/waad-alAjyal-gold',
  '/waad-isteqrar-gold',
  '/waad-ousra',
  '/visit-visa-travel-insurance',
];

/** See {@link individualPaths}. */
export const corporatePaths: readonly string[] = [
  '/marine-insurance',
  '/health-insurance',
  '/liability-insurance',
  '/engineering-insurance',
  '/pecuniary-insurance',
  '/property-casualty',
  '/trade-credit-insurance',
];
