/** A path as logs and traces may have it. Behind these stands what a visitor typed, which may be anything: a name, an ID in a field for a number. */
export function loggedPath(path: string): string {
  return path.replace(/(\/(?:claims|complaints)\/).*/, '$1…');
}
