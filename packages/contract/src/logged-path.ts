/**
 * A path as logs and traces may have it. Behind some stands what a visitor typed, which may be anything (a name, an ID in a
 * field for a number), or what opens an account to whoever has it.
 */
export function loggedPath(path: string): string {
  return path.replace(/(\/(?:claims|complaints|admin\/reset)\/).*/, '$1…');
}
