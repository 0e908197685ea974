/**
 * A path as logs and traces may have it. Behind some stands what a visitor typed, which may be anything (a name, an ID in a
 * field for a number), what opens an account to whoever has it, or the reference of somebody's case.
 */
export function loggedPath(path: string): string {
  return (
    path
      .replace(/(\/(?:claims|complaints|admin\/reset)\/).*/, '$1…')
      // What stands before and behind a reference says which call it was; a kind of request is no reference.
      .replace(/(\/my-requests\/|\/service-requests\/(?![a-z-]+$))[^/]+/, '$1…')
  );
}
