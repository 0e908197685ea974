/** What the scan may find, and why it is no weakness (docs/security.md). */
export const explained: { kind: string; says: RegExp; reason: string }[] = [];
