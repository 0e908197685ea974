/**
 * Attributes of a button that opens or closes a `<dialog>` without a script. React's types do not know them yet;
 * enhance/dialogs.ts does the same in browsers that do not.
 */
export function opensDialog(id: string): Record<string, string> {
  return { command: 'show-modal', commandfor: id };
}

/** See {@link opensDialog}. */
export function closesDialog(id: string): Record<string, string> {
  return { command: 'close', commandfor: id };
}
