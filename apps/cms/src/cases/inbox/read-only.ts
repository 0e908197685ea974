import type { Field } from 'payload';

/** Written by the service alone. */
export const readOnly = {
  access: { create: () => false, update: () => false },
  admin: { readOnly: true },
} as const satisfies Partial<Field>;
export const readOnlyInSidebar = { ...readOnly, admin: { readOnly: true, position: 'sidebar' } } as const;
