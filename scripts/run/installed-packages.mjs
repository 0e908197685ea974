/**
 * Whether `npm ci` or `npm install`, by whomever it was called, has brought what the lockfile asks for: `wanted` and
 * `found` are the `packages` of the lockfile and of the list that npm leaves in node_modules at its very end, so that a
 * broken-off installation has none. A package for another platform may be missing; what is there beyond does not matter.
 */
export function isInstalled(wanted, found) {
  return Object.entries(wanted)
    .filter(([place]) => place.includes('node_modules/'))
    .every(([place, { version, integrity, optional }]) => {
      const installed = found[place];
      return installed ? installed.version === version && installed.integrity === integrity : optional === true;
    });
}
