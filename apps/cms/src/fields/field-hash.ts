/** The end of an address that leads to one field of a form, as `#field-sections__0__title`: Payload's own ids of fields are so. */
export function fieldHash(path: string): string {
  return `#field-${path.replaceAll('.', '__')}`;
}

/** The path of the field that the end of an address names, none where it names none. */
export function fieldOfHash(hash: string): string | undefined {
  return /^#field-(.+)$/.exec(hash)?.[1]?.replaceAll('__', '.');
}
