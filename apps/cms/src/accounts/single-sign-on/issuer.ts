import {
  allowInsecureRequests,
  ClientSecretBasic,
  type Configuration,
  discovery,
  enableNonRepudiationChecks,
} from 'openid-client';
import type { config } from '../../config.ts';

export type Provider = NonNullable<typeof config.oidc>;

/** How long the issuer may take for each of its responses; nobody waits for it but who signs in with it. */
const timeoutSeconds = 5;
const keepMs = 10 * 60_000;
/** An issuer that is away is not asked by everybody who presses the button. */
const keepFailureMs = 5_000;

let kept: { issuer: string; until: number; configuration: Promise<Configuration> } | undefined;

/** What the issuer says of itself, asked for when somebody signs in; kept for ten minutes. */
export function issuerConfiguration(provider: Provider): Promise<Configuration> {
  if (kept?.issuer === provider.issuer && kept.until > Date.now()) return kept.configuration;
  const asked = { issuer: provider.issuer, until: Date.now() + keepMs, configuration: askIssuer(provider) };
  asked.configuration.catch(() => {
    asked.until = Date.now() + keepFailureMs;
  });
  kept = asked;
  return asked.configuration;
}

/** The signature of a token is checked even though it comes from the issuer itself. */
function askIssuer({ issuer, clientId, clientSecret }: Provider): Promise<Configuration> {
  const server = new URL(issuer);
  // The settings let plain http be for the own machine alone.
  const insecure = server.protocol === 'http:' ? [allowInsecureRequests] : [];
  const execute = [enableNonRepudiationChecks, ...insecure];
  return discovery(server, clientId, undefined, ClientSecretBasic(clientSecret), { execute, timeout: timeoutSeconds });
}
