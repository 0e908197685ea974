/**
 * A message as it stands in a list of many: with the field's label before it, unless it is the one for an empty field or
 * says the field's name itself. Below the field the label stands above it already.
 */
export function nameProblem(label: string, message: string, isEmpty: boolean): string {
  const words = label.toLowerCase().match(/\p{L}{3,}/gu) ?? [];
  const said = message.toLowerCase();
  return isEmpty || words.some((word) => said.includes(word)) ? message : `${label}: ${message}`;
}
