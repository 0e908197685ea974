import { areNetworks } from '@insurer/contract/trusted-proxies.ts';
import * as v from 'valibot';

/** A setting that cannot be used. Its message is one sentence for the person who starts the site. */
export class ConfigError extends Error {}

const port = v.pipe(
  v.string(),
  v.regex(/^\d{1,5}$/),
  v.transform(Number),
  v.check((value) => value <= 65535),
);
const httpUrl = v.pipe(
  v.string(),
  v.check((value) => URL.canParse(value) && /^https?:$/.test(new URL(value).protocol)),
  v.transform((value) => value.replace(/\/+$/, '')),
);
const origin = v.pipe(
  httpUrl,
  v.check((value) => new URL(value).origin === value.toLowerCase()),
  v.transform((value) => value.toLowerCase()),
);
const secret = v.pipe(v.string(), v.minLength(8));
// The length of its key is the content service's choice; it only has to fit into a header.
const headerValue = v.pipe(v.string(), v.regex(/^[\x21-\x7e]+$/));
const networks = v.pipe(v.string(), v.check(areNetworks));
const logLevel = v.picklist(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']);

const rules = {
  PORT: { schema: port, must: 'be a port number from 0 to 65535' },
  CONTENT_API_URL: { schema: httpUrl, must: 'be an http or https address, for example http://localhost:3001/api' },
  CONTENT_API_KEY: { schema: headerValue, must: 'be made of visible ASCII characters without spaces' },
  SITE_URL: { schema: origin, must: 'be an origin without a path, for example https://www.example.com' },
  CMS_ORIGIN: { schema: origin, must: 'be an origin without a path, for example https://cms.example.com' },
  PURGE_SECRET: { schema: secret, must: 'have at least 8 characters' },
  TRUSTED_PROXIES: { schema: networks, must: 'be addresses or networks with commas between, for example 10.0.0.0/8' },
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
  return Object.freeze({
    port: sitePort,
    /** Base address of the content service, without a trailing slash. */
    contentApiUrl: read(env, 'CONTENT_API_URL') ?? 'http://localhost:3001/api',
    contentApiKey: read(env, 'CONTENT_API_KEY'),
    /** The public origin of the site, for canonical addresses. */
    siteUrl: read(env, 'SITE_URL') ?? `http://localhost:${sitePort}`,
    /** Origin of the editors' application: it alone may frame previews. */
    cmsOrigin: read(env, 'CMS_ORIGIN'),
    /** Without it nobody can empty the caches from outside. */
    purgeSecret: read(env, 'PURGE_SECRET'),
    /** Proxies in front, whose word for a visitor's address is taken; nobody's by default. */
    trustedProxies: read(env, 'TRUSTED_PROXIES') ?? '',
    logLevel: read(env, 'LOG_LEVEL') ?? 'info',
    production: env.NODE_ENV === 'production',
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

let known: Config | undefined;

/** The settings of this process, read once. @throws {ConfigError} on the first call when a value is wrong */
export function config(): Config {
  known ??= readConfig(process.env);
  return known;
}
