/** Nothing where Payload would offer to take the header or the settings offline. */
export function NoTakingOffline() {
  return null;
}
