import { existsSync } from 'node:fs';
import { dirname, isAbsolute, join, resolve } from 'node:path';
import { hasNoPassword, isHttpAddress, originOf, originRule } from '@insurer/contract/http-address.ts';
import { shortestSecret } from '@insurer/contract/keys.ts';
import { maxMediaMegabytes } from '@insurer/contract/media-size.ts';
import { areNetworks } from '@insurer/contract/trusted-proxies.ts';
import * as v from 'valibot';
import { type Role, roles } from './access/roles.ts';

/** Values that everybody knows. They serve on a developer's machine and are refused in production. */
const developmentSecrets = {
  SECRET: 'development-secret-of-the-content-service',
  CONTENT_API_KEY: 'development-content-key',
  PURGE_SECRET: 'development-purge-secret',
} as const;

const port = v.pipe(
  v.string(),
  v.regex(/^\d{1,5}$/, 'must be a port number'),
  v.transform(Number),
  v.maxValue(65_535, 'must be a port number'),
);
const mediaMegabytes = v.pipe(
  v.string(),
  v.regex(/^[1-9]\d{0,3}$/, 'must be a whole number of megabytes, 1 at least'),
  v.transform(Number),
  v.maxValue(maxMediaMegabytes, `must be ${maxMediaMegabytes} at most: the site passes on no larger file`),
);
const connections = v.pipe(
  v.string(),
  v.regex(/^([2-9]|[1-9]\d)$/, 'must be a number from 2 to 99'),
  v.transform(Number),
);
const limit = v.pipe(
  v.string(),
  v.regex(/^[1-9]\d{0,6}\/[1-9]\d{0,3}$/, 'must be a number and minutes, such as 60/10'),
  v.transform((text) => {
    const [count = 0, minutes = 1] = text.split('/').map(Number);
    return Object.freeze({ count, minutes });
  }),
);
const publicOrigin = v.pipe(v.string(), v.transform(originOf), v.string(`must ${originRule}`));
const secureAddress = v.pipe(
  v.string(),
  v.check(isSecureAddress, 'must begin with https://, but for the own machine'),
  v.check(hasNoPassword, 'must have no name and no password'),
);
const ownSecret = v.pipe(
  v.string(),
  v.minLength(shortestSecret, `must have at least ${shortestSecret} characters; \`openssl rand -hex 32\` makes one`),
);
/** Of what the other side chooses as well, and of values that are on their way out: shorter ones are warned of. */
const sharedSecret = v.pipe(v.string(), v.minLength(16, 'must have at least 16 characters'));

const environmentSchema = v.object({
  NODE_ENV: v.optional(v.string(), 'development'),
  NEXT_PHASE: v.optional(v.string()),
  PORT: v.optional(port, '3001'),
  DATABASE_URL: v.optional(
    v.pipe(v.string(), v.regex(/^(file:.+|postgres(ql)?:\/\/.+)$/, 'must begin with file: or postgres://')),
  ),
  DATABASE_POOL: v.optional(connections, '8'),
  DATA_DIR: v.optional(v.pipe(v.string(), v.minLength(1))),
  SECRET: v.optional(ownSecret, developmentSecrets.SECRET),
  SECRET_PREVIOUS: v.optional(sharedSecret),
  CONTENT_API_KEY: v.optional(sharedSecret, developmentSecrets.CONTENT_API_KEY),
  CONTENT_API_KEY_PREVIOUS: v.optional(sharedSecret),
  PURGE_SECRET: v.optional(sharedSecret, developmentSecrets.PURGE_SECRET),
  PURGE_SECRET_PREVIOUS: v.optional(sharedSecret),
  SITE_URL: v.optional(publicOrigin, 'http://localhost:3000'),
  PURGE_URL: v.optional(publicOrigin),
  ADMIN_EMAIL: v.optional(v.pipe(v.string(), v.email('must be an email address')), 'admin@localhost.example'),
  ADMIN_PASSWORD: v.optional(v.string()),
  SEED: v.optional(v.picklist(['demo', 'none'], 'must be demo or none'), 'demo'),
  MEDIA_MAX_MB: v.optional(mediaMegabytes, '15'),
  ADMIN_URL: v.optional(publicOrigin),
  UPLOADS_MAX_GB: v.optional(
    v.pipe(v.string(), v.regex(/^\d{1,5}(\.\d+)?$/, 'must be a number of gigabytes'), v.transform(Number)),
    '20',
  ),
  SMTP_URL: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^smtps?:\/\/.+$/, 'must begin with smtp:// or smtps://'),
      v.check((address) => URL.canParse(address), 'must be an address such as smtp://user:password@host:587'),
    ),
  ),
  SMTP_TLS: v.optional(v.picklist(['required', 'optional'], 'must be required or optional'), 'required'),
  TRUSTED_PROXIES: v.optional(
    v.pipe(
      v.string(),
      v.check((text) => text === '' || areNetworks(text), 'must be addresses or networks with commas'),
    ),
    '',
  ),
  MAIL_FROM: v.optional(v.pipe(v.string(), v.regex(/@/, 'must be an email address'))),
  WEBHOOK_URL: v.optional(secureAddress),
  WEBHOOK_SECRET: v.optional(sharedSecret),
  WEBHOOK_SECRET_PREVIOUS: v.optional(sharedSecret),
  CHECK_LINKS: v.optional(v.picklist(['on', 'off'], 'must be on or off'), 'on'),
  BACKUP_KEY: v.optional(ownSecret),
  S3_ENDPOINT: v.optional(secureAddress),
  S3_REGION: v.optional(v.string(), 'us-east-1'),
  S3_BUCKET: v.optional(v.string()),
  S3_PRIVATE_BUCKET: v.optional(v.string()),
  S3_ACCESS_KEY_ID: v.optional(v.string()),
  S3_SECRET_ACCESS_KEY: v.optional(v.string()),
  CLAMAV_SOCKET: v.optional(v.pipe(v.string(), v.minLength(1))),
  LIMIT_SUBMISSIONS: v.optional(limit, '60/10'),
  LIMIT_MAILS: v.optional(limit, '10/60'),
  LIMIT_LOOKUPS: v.optional(limit, '60/10'),
  LIMIT_LOOKUPS_OF_NUMBER: v.optional(limit, '30/60'),
  LIMIT_READS: v.optional(limit, '600/10'),
  LIMIT_MESSAGES: v.optional(limit, '30/60'),
  LIMIT_SIGN_INS: v.optional(limit, '20/10'),
  LIMIT_SECOND_FACTORS: v.optional(limit, '10/60'),
  OIDC_ISSUER: v.optional(secureAddress),
  OIDC_CLIENT_ID: v.optional(v.string()),
  OIDC_CLIENT_SECRET: v.optional(v.string()),
  OIDC_ROLES_CLAIM: v.optional(v.string(), 'roles'),
  OIDC_ROLES: v.optional(
    v.pipe(
      v.string(),
      v.check(
        (text) => text === '' || text.split(',').every(isRoleName),
        `must be pairs such as content-editors=editor, with ${roles.join(', ')}`,
      ),
    ),
    '',
  ),
  OIDC_EMAIL: v.optional(v.picklist(['verified', 'trusted'], 'must be verified or trusted'), 'verified'),
  OIDC_ONLY: v.optional(v.picklist(['true', 'false'], 'must be true or false'), 'false'),
  STOP_DELAY_SECONDS: v.optional(
    v.pipe(v.string(), v.regex(/^([0-5]?\d|60)$/, 'must be a number of seconds from 0 to 60'), v.transform(Number)),
    '0',
  ),
  OTEL_EXPORTER_OTLP_ENDPOINT: v.optional(
    v.pipe(v.string(), v.check(isHttpAddress, 'must be an address such as http://collector:4318')),
  ),
  LOG_LEVEL: v.optional(
    v.picklist(['debug', 'info', 'warn', 'error', 'silent'], 'must be debug, info, warn, error or silent'),
    'info',
  ),
});

/** A setting that cannot work. The message is one sentence for the person who starts the process. */
export class ConfigurationError extends Error {
  override name = 'ConfigurationError';
}

/** The settings of docs/running.md, checked and as the service works with them. */
export type Config = ReturnType<typeof readConfig>;
/** Where files lie when `S3_BUCKET` is set (decision 0034). */
export type S3Settings = NonNullable<Config['s3']>;
type Settings = v.InferOutput<typeof environmentSchema>;
type Database = Readonly<{ dialect: 'sqlite'; url: string; file: string } | { dialect: 'postgres'; url: string }>;

/**
 * The settings of the content service, from the environment; every one has a default for development. Empty is missing.
 * @throws ConfigurationError with one sentence naming the setting and what is wrong with it
 */
export function readConfig(environment: Record<string, string | undefined>) {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim()));
  const parsed = v.safeParse(environmentSchema, given);
  if (!parsed.success) {
    const issue = parsed.issues[0];
    throw new ConfigurationError(`The setting ${issue.path?.[0]?.key ?? ''} is wrong: ${issue.message}.`);
  }
  const settings = parsed.output;
  const production = settings.NODE_ENV === 'production';
  // The build runs in production mode and without secrets: it opens no port and no database.
  if (production && settings.NEXT_PHASE !== 'phase-production-build') refuseDevelopmentSecrets(settings);
  const dataDir = resolve(/*turbopackIgnore: true*/ settings.DATA_DIR ?? join(repositoryRoot(), '.data'));
  const adminUrl = settings.ADMIN_URL ?? `http://localhost:${settings.PORT}`;
  return Object.freeze({
    production,
    port: settings.PORT,
    database: Object.freeze(readDatabase(settings.DATABASE_URL, dataDir)),
    /** Connections to PostgreSQL at most, of each of the two Payloads of a process (see openContent). */
    databasePool: settings.DATABASE_POOL,
    /** Folder of media, documents and everything else that is kept on disk. */
    dataDir,
    /** What keys are derived from (packages/contract/src/keys.ts). */
    secrets: Object.freeze({ SECRET: values(settings.SECRET, settings.SECRET_PREVIOUS) }),
    contentApiKeys: values(settings.CONTENT_API_KEY, settings.CONTENT_API_KEY_PREVIOUS),
    purgeSecrets: values(settings.PURGE_SECRET, settings.PURGE_SECRET_PREVIOUS),
    /** Settings whose secret is easier to guess than it should be. */
    weakSecrets: production ? weakSecrets(settings) : [],
    /** Public origin of the site: preview links lead there. */
    siteUrl: settings.SITE_URL,
    /** Where the site is reached from here to clear its caches: the public origin unless set. */
    purgeUrl: settings.PURGE_URL ?? settings.SITE_URL,
    /** What backups are sealed with; undefined: they are not. */
    backupKey: settings.BACKUP_KEY,
    adminEmail: settings.ADMIN_EMAIL,
    adminPassword: settings.ADMIN_PASSWORD,
    seed: settings.SEED,
    /** Where spans go (decision 0042); undefined: nothing is traced. */
    tracesUrl: settings.OTEL_EXPORTER_OTLP_ENDPOINT,
    /** Object storage of uploads and of files of visitors; undefined: both lie in the data folder. */
    s3: readS3(settings),
    /** What all files of visitors may take together. */
    uploadsMaxBytes: settings.UPLOADS_MAX_GB * 1_073_741_824,
    mediaMaxBytes: settings.MEDIA_MAX_MB * 1_048_576,
    /** Where staff reach the admin: links in notices to the teams lead there. */
    adminUrl,
    /** Where requests with the cookie of a session may come from. A machine's own two names mean the same. */
    adminOrigins: [adminUrl, adminUrl.replace(/^http:\/\/localhost(?=:|$)/, 'http://127.0.0.1')],
    /** Proxies in front, whose word for a caller's address is taken; nobody's by default. */
    trustedProxies: settings.TRUSTED_PROXIES,
    /** Undefined: mails wait, visible in the admin. */
    smtpUrl: settings.SMTP_URL && withTls(settings.SMTP_URL, settings.SMTP_TLS === 'required'),
    mailFrom: settings.MAIL_FROM ?? `no-reply@${new URL(settings.SITE_URL).hostname}`,
    /** The insurer's own system that is told of every case. */
    webhook: readWebhook(settings),
    /** Path or `host:port` of ClamAV. With it, files that were not scanned are not downloadable. */
    clamavSocket: settings.CLAMAV_SOCKET,
    checkLinks: settings.CHECK_LINKS === 'on',
    /**
     * How often one address may do something within so many minutes; how many confirmations go to one mailbox; how often
     * one number is looked up; wrong passwords; wrong second factors.
     */
    limits: Object.freeze({
      submissions: settings.LIMIT_SUBMISSIONS,
      mails: settings.LIMIT_MAILS,
      lookups: settings.LIMIT_LOOKUPS,
      lookupsOfNumber: settings.LIMIT_LOOKUPS_OF_NUMBER,
      /** Of requests, with the tokens that open them. */
      reads: settings.LIMIT_READS,
      /** To one case. */
      messages: settings.LIMIT_MESSAGES,
      signIns: settings.LIMIT_SIGN_INS,
      secondFactors: settings.LIMIT_SECOND_FACTORS,
    }),
    /** Single sign-on; undefined: people sign in with passwords. */
    oidc: readOidc(settings),
    /** How long requests are still taken after the process was asked to stop. */
    stopDelayMs: settings.STOP_DELAY_SECONDS * 1000,
    logLevel: settings.LOG_LEVEL,
  });
}

function isSecureAddress(address: string): boolean {
  return URL.canParse(address) && (/^https:/i.test(address) || (/^http:/i.test(address) && isOwnMachine(address)));
}

/** What never leaves the machine needs no encryption. */
function isOwnMachine(address: string): boolean {
  return /^(localhost|127(\.\d+){3}|\[::1\])$/i.test(new URL(address).hostname);
}

/** The address for nodemailer, which gives up where the server offers no TLS rather than send in clear text. */
function withTls(address: string, isRequired: boolean): string {
  if (!isRequired || address.startsWith('smtps:') || isOwnMachine(address)) return address;
  const strict = new URL(address);
  strict.searchParams.set('requireTLS', 'true');
  return strict.href;
}

function readWebhook({ WEBHOOK_URL: url, WEBHOOK_SECRET: secret, WEBHOOK_SECRET_PREVIOUS: previous }: Settings) {
  if (!url) return undefined;
  if (!secret) throw new ConfigurationError('The setting WEBHOOK_SECRET must be set where WEBHOOK_URL is.');
  return Object.freeze({ url, secrets: values(secret, previous) });
}

function readS3(settings: Settings) {
  const { S3_BUCKET: bucket, S3_PRIVATE_BUCKET: privateBucket, S3_ENDPOINT: endpoint, S3_REGION: region } = settings;
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = settings;
  if (!bucket && !privateBucket && !endpoint) return undefined;
  if (!bucket || !privateBucket) {
    const [missing, other] = bucket ? ['S3_PRIVATE_BUCKET', 'S3_BUCKET'] : ['S3_BUCKET', 'S3_ENDPOINT'];
    throw new ConfigurationError(
      `The setting ${missing} must be set where ${privateBucket ? 'S3_PRIVATE_BUCKET' : other} is.`,
    );
  }
  if (bucket === privateBucket) {
    throw new ConfigurationError(
      'The setting S3_PRIVATE_BUCKET must name another bucket than S3_BUCKET, which may be public.',
    );
  }
  if (!accessKeyId !== !secretAccessKey) {
    const missing = accessKeyId ? 'S3_SECRET_ACCESS_KEY' : 'S3_ACCESS_KEY_ID';
    throw new ConfigurationError(`The setting ${missing} must be set where the other half of the key is.`);
  }
  /** Undefined: the key is that of the machine's own role. */
  const credentials = accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : undefined;
  return Object.freeze({ endpoint, region, bucket, privateBucket, credentials });
}

function values(present: string, previous: string | undefined): readonly [string, ...string[]] {
  return Object.freeze(previous ? [present, previous] : [present]);
}

function weakSecrets(settings: Settings): string[] {
  const names = ['CONTENT_API_KEY', 'PURGE_SECRET', 'WEBHOOK_SECRET'] as const;
  return names.filter((name) => (settings[name]?.length ?? shortestSecret) < shortestSecret);
}

function refuseDevelopmentSecrets(settings: Record<keyof typeof developmentSecrets, string>): void {
  for (const [name, known] of Object.entries(developmentSecrets)) {
    if (settings[name as keyof typeof developmentSecrets] !== known) continue;
    throw new ConfigurationError(`The setting ${name} must be set in production: its default is public knowledge.`);
  }
}

function readOidc(settings: Settings) {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = settings;
  if (!issuer) return undefined;
  if (!clientId || !clientSecret) {
    const missing = clientId ? 'OIDC_CLIENT_SECRET' : 'OIDC_CLIENT_ID';
    throw new ConfigurationError(`The setting ${missing} must be set where OIDC_ISSUER is.`);
  }
  const pairs = settings.OIDC_ROLES.split(',').map((pair) => pair.split('=').map((part) => part.trim()));
  const namesOf = (role: Role) => pairs.flatMap(([name, given]) => (given === role && name ? [name] : []));
  return Object.freeze({
    issuer,
    clientId,
    clientSecret,
    rolesClaim: settings.OIDC_ROLES_CLAIM,
    /** What the issuer calls each role: the same names unless it is told otherwise. */
    roleNames: Object.fromEntries(roles.map((role) => [role, settings.OIDC_ROLES ? namesOf(role) : [role]])) as Record<
      Role,
      string[]
    >,
    /** An issuer that says nothing of it, but knows no addresses other than the organisation's own. */
    trustsEmail: settings.OIDC_EMAIL === 'trusted',
    isOnly: settings.OIDC_ONLY === 'true',
  });
}

function isRoleName(pair: string): boolean {
  const [name, role, ...rest] = pair.split('=').map((part) => part.trim());
  return Boolean(name) && roles.some((known) => known === role) && rest.length === 0;
}

function readDatabase(address: string | undefined, dataDir: string): Database {
  if (address && !address.startsWith('file:')) return { dialect: 'postgres', url: address };
  const path = address ? address.slice('file:'.length).replace(/^\/\/(?=\/)/, '') : join(dataDir, 'content.db');
  const file = isAbsolute(path) ? path : resolve(/*turbopackIgnore: true*/ path);
  return { dialect: 'sqlite', url: `file:${file}`, file };
}

/** npm starts a workspace inside its own folder; the data lives beside the lockfile. */
function repositoryRoot(): string {
  let folder = process.cwd();
  while (!existsSync(join(/*turbopackIgnore: true*/ folder, 'package-lock.json'))) {
    if (dirname(folder) === folder) return process.cwd();
    folder = dirname(folder);
  }
  return folder;
}

/** The settings of this process, read once as it starts: a wrong one is a ConfigurationError then, and never later. */
export const config = readConfig(process.env);
