/** A read past the access rules: of what is public, or of what its caller has shown a right to. Each use says which. */
export const publicRead = { overrideAccess: true, depth: 0, pagination: false } as const;
