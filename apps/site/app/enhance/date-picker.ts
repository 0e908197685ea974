/** x */
export function enhanceDates(): void {}
