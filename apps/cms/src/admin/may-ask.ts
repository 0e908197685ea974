/** What screens of the admin ask of Payload's server beside our own; what belongs to parts that nobody sees here is not among it. */
const ofPayload = [
  'copy-data-from-locale',
  'render-document',
  'render-document-slots',
  'render-field',
  'render-list',
  'table-state',
];

/** These say themselves to whoever is signed out that he is; the others fail at him, or answer him. */
const reportSignedOut = ['form-state', 'table-state'];

/**
 * Whether a browser may ask for what it names. Payload looks a function up by any name: by one that every object has, such as
 * `constructor`, it handed what it knows of the request and of all collections to whoever asked.
 *
 * @param name as the browser sent it
 * @param own the names of the service's own functions
 * @param isSignedIn whether the request shows a session of this service
 * @returns `signed out` where it is for colleagues alone and nobody has signed in
 */
export function mayAsk(name: unknown, own: readonly string[], isSignedIn: boolean): boolean | 'signed out' {
  const known = [...ofPayload, ...own].find((one) => one === name);
  if (known === undefined) return false;
  return isSignedIn || reportSignedOut.includes(known) ? true : 'signed out';
}
