/** Nothing where Payload would offer to take a drafted global offline. */
export function NoTakingOffline() {
  return null;
}
