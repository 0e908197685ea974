/**
 * How the demo content is written: by the server itself, and without telling the site of every single entry. One
 * note for everything follows at the end.
 */
export const quietly = { overrideAccess: true, context: { quietly: true } } as const;
