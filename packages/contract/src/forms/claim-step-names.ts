/** The screens of the claim in steps, in their order; the last one shows all answers and takes the files. */
export const claimStepNames = ['what', 'when', 'policy', 'photos', 'contact', 'check'] as const;
/** One of {@link claimStepNames}. */
export type ClaimStep = (typeof claimStepNames)[number];
