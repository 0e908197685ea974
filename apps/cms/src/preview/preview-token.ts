import { keyPurposes } from '@insurer/contract/key-purposes.ts';
import { type SecretOf, Signer } from '@insurer/contract/keys.ts';

/** How long an editor's preview link works, in milliseconds. */
export const previewLifetime = keyPurposes['page preview'].lifeSeconds * 1000;

type Claims = { page: string; until: number };
type Secrets = SecretOf<'page preview'>;

/** A token that lets its bearer see the newest draft of one page for half an hour (docs/contract.md). */
export function createPreviewToken(page: string, secrets: Secrets, now = Date.now()): string {
  const signed: Claims = { page, until: now + previewLifetime };
  const claims = Buffer.from(JSON.stringify(signed)).toString('base64url');
  return `${claims}.${new Signer(secrets, 'page preview').sign(claims)}`;
}

/** Whether a token was made by us, for this page, and has not run out. */
export function isPreviewToken(token: string, page: string, secrets: Secrets, now = Date.now()): boolean {
  const [claims, signature, ...rest] = token.split('.');
  if (!claims || !signature || rest.length > 0) return false;
  if (!new Signer(secrets, 'page preview').verify(claims, signature)) return false;
  // Signed by us: only createPreviewToken makes claims that come this far.
  const signed = JSON.parse(Buffer.from(claims, 'base64url').toString('utf8')) as Claims;
  return signed.page === page && signed.until > now;
}
