/** Whether a setting names an address that can be asked over HTTP. */
export function isHttpAddress(address: string): boolean {
  return /^https?:$/.test(URL.parse(address)?.protocol ?? '');
}

/** Fetch calls no address with a name or a password. */
export function hasNoPassword(address: string): boolean {
  const { username, password } = URL.parse(address) ?? {};
  return !username && !password;
}
