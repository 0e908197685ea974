import { type Configuration, fetchUserInfo } from 'openid-client';
import { type Role, roles } from '../../access/roles.ts';
import type { Provider } from './issuer.ts';

export type Claims = Record<string, unknown> & { sub: string };

/** All claims of a person: those of the token, and of the issuer's own page about the person where some are missing. */
export async function completeClaims(
  configuration: Configuration,
  provider: Provider,
  claims: Claims,
  accessToken: string,
): Promise<Claims> {
  const isComplete = claims.email !== undefined && claimAt(claims, provider.rolesClaim) !== undefined;
  if (isComplete || !configuration.serverMetadata().userinfo_endpoint) return claims;
  const userInfo = await fetchUserInfo(configuration, accessToken, claims.sub);
  // That one address is verified says nothing of another one that the token names.
  const isOther = claims.email !== undefined && claims.email !== userInfo.email;
  return { ...userInfo, ...claims, ...(isOther && { email_verified: claims.email_verified }) };
}

/** The role that the claim of roles gives: the first of the product's own list, where it gives several. */
export function roleOfClaims(claims: Claims, { rolesClaim, roleNames }: Provider): Role | undefined {
  const claim = claimAt(claims, rolesClaim);
  const values = new Set(Array.isArray(claim) ? claim : [claim]);
  return roles.find((role) => roleNames[role].some((name) => values.has(name)));
}

/** A claim by its name, or by the way to it, such as `realm_access.roles`. */
function claimAt(claims: Claims, path: string): unknown {
  if (Object.hasOwn(claims, path)) return claims[path];
  const step = (value: unknown, key: string) =>
    typeof value === 'object' && value !== null && Object.hasOwn(value, key) ? (value as Claims)[key] : undefined;
  return path.split('.').reduce<unknown>(step, claims);
}
