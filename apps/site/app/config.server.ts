import { randomBytes } from 'node:crypto';
import { hasNoPassword, isHttpAddress, originOf, originRule } from '@insurer/contract/http-address.ts';
import { type SecretValues, shortestSecret } from '@insurer/contract/keys.ts';
import { areNetworks } from '@insurer/contract/trusted-proxies.ts';
import { withoutTrailingSlashes } from '@insurer/contract/without-trailing-slashes.ts';
import * as v from 'valibot';
import { printedIllustration } from './savings/printed-illustration.ts';

/** A setting that cannot be used. Its message is one sentence for the person who starts the site. */
export class ConfigError extends Error {}

const port = v.pipe(
  v.string(),
  v.regex(/^\d{1,5}$/),
  v.transform(Number),
  v.check((value) => value <= 65535),
);
const httpUrl = v.pipe(v.string(), v.check(isHttpAddress), v.transform(withoutTrailingSlashes));
const callAddress = v.pipe(httpUrl, v.check(hasNoPassword));
const origin = v.pipe(v.string(), v.transform(originOf), v.string());
const shortDays = v.pipe(
  v.string(),
  v.regex(/^\d{1,2}$/),
  v.transform(Number),
  v.check((value) => value <= 60),
);
const percent = '\\d{1,2}(?:\\.\\d{1,2})?';
/** Growth in a year in poor, average and good markets, and what setting up takes; as shares. */
const savings = v.pipe(
  v.string(),
  v.regex(new RegExp(`^(?:off|(?:-?${percent},){3}${percent})$`)),
  v.transform((value) => {
    if (value === 'off') return 'off';
    const [poor = 0, average = 0, good = 0, setUp = 0] = value.split(',').map((part) => Number(part) / 100);
    return { growth: { poor, average, good }, setUp };
  }),
);
const secret = v.pipe(v.string(), v.minLength(8));
const keyOf32Bytes = v.pipe(
  v.string(),
  v.regex(/^[\w+/-]{43}=?$/),
  v.transform((value) => new Uint8Array(Buffer.from(value, 'base64'))),
);
// The length of its key is the content service's choice; it only has to fit into a header.
const headerValue = v.pipe(v.string(), v.regex(/^[\x21-\x7e]+$/));
const networks = v.pipe(v.string(), v.check(areNetworks));
/** The values of `CDN_KIND`: whose protocol purges are told in (decision 0025). */
export const cdnKindNames = ['varnish', 'fastly', 'cloudflare'] as const;
const cdnKind = v.picklist(cdnKindNames);
const stopDelay = v.pipe(v.string(), v.regex(/^([0-5]?\d|60)$/), v.transform(Number));
const logLevel = v.picklist(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']);

/** Also as a list with commas between: several caches in front are each told. */
const httpUrls = v.pipe(
  v.string(),
  v.transform((value) => value.split(',').map((url) => url.trim())),
  v.array(callAddress),
);

const rules = {
  PORT: { schema: port, must: 'be a port number from 0 to 65535' },
  CONTENT_API_URL: {
    schema: callAddress,
    must: 'be an http or https address without a name and a password, for example http://localhost:3001/api',
  },
  CONTENT_API_KEY: { schema: headerValue, must: 'be made of visible ASCII characters without spaces' },
  CONTENT_API_KEY_PREVIOUS: { schema: headerValue, must: 'be made of visible ASCII characters without spaces' },
  SITE_URL: { schema: origin, must: originRule },
  CMS_ORIGIN: { schema: origin, must: originRule },
  PURGE_SECRET: { schema: secret, must: 'have at least 8 characters' },
  PURGE_SECRET_PREVIOUS: { schema: secret, must: 'have at least 8 characters' },
  TRUSTED_PROXIES: { schema: networks, must: 'be addresses or networks with commas between, for example 10.0.0.0/8' },
  CDN: { schema: v.picklist(['on', 'off']), must: 'be on or off' },
  CDN_KIND: { schema: cdnKind, must: `be one of ${cdnKindNames.join(', ')}` },
  CDN_PURGE_URL: {
    schema: httpUrls,
    must: 'be http or https addresses without a name and a password, with commas between',
  },
  CDN_PURGE_KEY: { schema: headerValue, must: 'be made of visible ASCII characters without spaces' },
  STOP_DELAY_SECONDS: { schema: stopDelay, must: 'be a number of seconds from 0 to 60' },
  EXTENSION_NOTICE_DAYS: { schema: shortDays, must: 'be a number of days from 0 to 60' },
  HAND_OVER_SECRET: { schema: keyOf32Bytes, must: 'be 32 bytes in base64, as `openssl rand -base64 32` makes them' },
  SAVINGS_ILLUSTRATION: {
    schema: savings,
    must: 'be off, or four percentages with commas between, for example -1.2,1.82,4.51,8',
  },
  OTEL_EXPORTER_OTLP_ENDPOINT: {
    schema: httpUrl,
    must: 'be an http or https address, for example http://collector:4318',
  },
  LOG_LEVEL: { schema: logLevel, must: 'be one of trace, debug, info, warn, error, fatal, silent' },
} as const;

/** The settings of the site (docs/running.md). All of them may be missing in development. */
export type Config = ReturnType<typeof readConfig>;

/**
 * Reads the settings from the environment; empty values count as missing.
 * @throws {ConfigError} for the first value that cannot be used
 */
export function readConfig(env: Record<string, string | undefined>) {
  const sitePort = read(env, 'PORT') ?? 3000;
  const contentApiKeys = readValues(env, 'CONTENT_API_KEY');
  const purgeSecrets = readValues(env, 'PURGE_SECRET');
  return Object.freeze({
    port: sitePort,
    /** Base address of the content service, without a trailing slash. */
    contentApiUrl: read(env, 'CONTENT_API_URL') ?? 'http://localhost:3001/api',
    /** What is shown to the service, the present one first; empty where it asks for none. */
    contentApiKeys,
    /** The public origin of the site, for canonical addresses. */
    siteUrl: read(env, 'SITE_URL') ?? `http://localhost:${sitePort}`,
    /** Origin of the editors' application: it alone may frame previews. */
    cmsOrigin: read(env, 'CMS_ORIGIN'),
    /** Whoever shows one of them may empty the caches; without any nobody can. */
    purgeSecrets,
    /**
     * What keys are derived from (packages/contract/src/keys.ts). Several processes behind one address need the same
     * PURGE_SECRET or CONTENT_API_KEY; without either the keys are this process's own.
     */
    secrets: Object.freeze({ PURGE_SECRET: firstOf(purgeSecrets, contentApiKeys) }),
    /** Settings whose secret is easier to guess than it should be. */
    weakSecrets: (['CONTENT_API_KEY', 'PURGE_SECRET'] as const).filter(
      (name) => (read(env, name)?.length ?? shortestSecret) < shortestSecret,
    ),
    /** Proxies in front, whose word for a visitor's address is taken; nobody's by default. */
    trustedProxies: read(env, 'TRUSTED_PROXIES') ?? '',
    /** Whether caches in front may keep pages, and how they are told of changes; undefined where nothing stands in front. */
    cdn: read(env, 'CDN') === 'on' ? cdnOf(env) : undefined,
    /** How long requests are still taken after the process was asked to stop. */
    stopDelayMs: (read(env, 'STOP_DELAY_SECONDS') ?? 0) * 1000,
    /** How many days before its end a visit-visa policy's extension is to be asked for. */
    extensionNoticeDays: read(env, 'EXTENSION_NOTICE_DAYS') ?? 3,
    /** Shared with the insurer's own sales system (decision 0044); undefined: it gets no answers. */
    handOverKey: read(env, 'HAND_OVER_SECRET'),
    /** What the savings calculator counts by (decision 0033); undefined where there is none. */
    savings: savingsOf(read(env, 'SAVINGS_ILLUSTRATION') ?? printedIllustration),
    /** Where spans go (decision 0042); undefined: nothing is traced. */
    tracesUrl: read(env, 'OTEL_EXPORTER_OTLP_ENDPOINT'),
    logLevel: read(env, 'LOG_LEVEL') ?? 'info',
    production: env.NODE_ENV === 'production',
  });
}

function savingsOf(set: v.InferOutput<typeof savings>) {
  return set === 'off' ? undefined : Object.freeze(set);
}

function cdnOf(env: Record<string, string | undefined>) {
  return Object.freeze({
    kind: read(env, 'CDN_KIND') ?? 'varnish',
    purgeUrls: read(env, 'CDN_PURGE_URL') ?? [],
    purgeKey: read(env, 'CDN_PURGE_KEY'),
  });
}

type Rules = typeof rules;

function read<Name extends keyof Rules>(
  env: Record<string, string | undefined>,
  name: Name,
): v.InferOutput<Rules[Name]['schema']> | undefined {
  const value = env[name]?.trim();
  if (!value) return undefined;
  const result = v.safeParse(rules[name].schema, value);
  if (!result.success) throw new ConfigError(`The setting ${name} must ${rules[name].must}.`);
  return result.output as v.InferOutput<Rules[Name]['schema']>;
}

/** The values of a secret that hold now, the present one first (decision 0021). */
function readValues(env: Record<string, string | undefined>, name: 'CONTENT_API_KEY' | 'PURGE_SECRET') {
  const [present, previous] = [read(env, name), read(env, `${name}_PREVIOUS`)];
  return Object.freeze(present === undefined ? [] : previous === undefined ? [present] : [present, previous]);
}

function firstOf(...all: (readonly string[])[]): SecretValues {
  const [present = randomBytes(32), ...previous] = all.find(({ length }) => length > 0) ?? [];
  return [present, ...previous];
}

let known: Config | undefined;

/** The settings of this process, read once. @throws {ConfigError} on the first call when a value is wrong */
export function config(): Config {
  known ??= readConfig(process.env);
  return known;
}
