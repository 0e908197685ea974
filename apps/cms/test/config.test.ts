import { describe, expect, it } from 'vitest';
import { ConfigurationError, readConfig } from '../src/config.ts';

const secrets = { SECRET: 'a'.repeat(32), CONTENT_API_KEY: 'b'.repeat(32), PURGE_SECRET: 'c'.repeat(32) };

describe('settings', () => {
  it('all have a default for development', () => {
    expect(readConfig({})).toMatchObject({
      port: 3001,
      siteUrl: 'http://localhost:3000',
      database: { dialect: 'sqlite' },
    });
  });

  it('are missing where they are empty', () => {
    expect(readConfig({ SMTP_URL: '', CLAMAV_SOCKET: ' ', PORT: '' })).toEqual(readConfig({}));
  });

  it('cannot be changed once they are read', () => {
    expect(Object.isFrozen(readConfig({}))).toBe(true);
  });

  it.each([
    ['DATABASE_URL', 'mysql://somewhere', /DATABASE_URL is wrong: must begin with file: or postgres:\/\/\.$/],
    ['PORT', 'abc', /PORT is wrong: must be a port number\.$/],
    ['PORT', '70000', /PORT is wrong: must be a port number\.$/],
    ['LOG_LEVEL', 'verbose', /LOG_LEVEL is wrong: must be debug, info, warn, error or silent\.$/],
    ['SITE_URL', 'example', /SITE_URL is wrong/],
    // Without its scheme a host with a port reads as a scheme, and every link would begin with `null`.
    ['SITE_URL', 'www.example.com:8443', /SITE_URL is wrong: must be an origin without a path, for example https:/],
    ['ADMIN_URL', 'localhost:3001', /ADMIN_URL is wrong: must be an origin/],
    // As the site does: a path that one app cuts off is missing from every link of the other.
    ['SITE_URL', 'https://example.com/insurance', /SITE_URL is wrong: must be an origin without a path/],
    ['PURGE_URL', 'http://site:3000/insurance', /PURGE_URL is wrong: must be an origin without a path/],
    ['WEBHOOK_URL', 'http://crm.example.com/cases', /WEBHOOK_URL is wrong: must begin with https:/],
    ['WEBHOOK_URL', 'http://localhost.example.com', /WEBHOOK_URL is wrong/],
    ['MEDIA_MAX_MB', '60', /MEDIA_MAX_MB is wrong: must be 40 at most: the site passes on no larger file\.$/],
    ['SMTP_TLS', 'no', /SMTP_TLS is wrong: must be required or optional\.$/],
    [
      'SECRET',
      'short',
      /^The setting SECRET is wrong: must have at least 32 characters; `openssl rand -hex 32` makes one\.$/,
    ],
  ])('name the one that is wrong: %s', (name, value, sentence) => {
    expect(() => readConfig({ [name]: value })).toThrow(ConfigurationError);
    expect(() => readConfig({ [name]: value })).toThrow(sentence);
  });

  it.each(Object.keys(secrets))('refuse the known default of %s in production', (name) => {
    expect(() => readConfig({ NODE_ENV: 'production', ...secrets, [name]: undefined })).toThrow(new RegExp(name));
  });

  it('let production start with secrets of its own, and the build run without any', () => {
    expect(readConfig({ NODE_ENV: 'production', ...secrets }).production).toBe(true);
    expect(() => readConfig({ NODE_ENV: 'production', NEXT_PHASE: 'phase-production-build' })).not.toThrow();
  });

  it('hold two values of each secret, the present one first; the one before may be shorter (decision 0021)', () => {
    const config = readConfig({
      NODE_ENV: 'production',
      ...secrets,
      SECRET_PREVIOUS: 'sixteen or more!',
      CONTENT_API_KEY_PREVIOUS: 'd'.repeat(32),
      PURGE_SECRET: 'sixteen or more!',
      PURGE_SECRET_PREVIOUS: 'e'.repeat(32),
      WEBHOOK_URL: 'https://crm.example.com',
      WEBHOOK_SECRET: 'f'.repeat(32),
      WEBHOOK_SECRET_PREVIOUS: 'g'.repeat(16),
    });
    expect(config).toMatchObject({
      secrets: { SECRET: [secrets.SECRET, 'sixteen or more!'] },
      contentApiKeys: [secrets.CONTENT_API_KEY, 'd'.repeat(32)],
      purgeSecrets: ['sixteen or more!', 'e'.repeat(32)],
      webhook: { secrets: ['f'.repeat(32), 'g'.repeat(16)] },
      weakSecrets: ['PURGE_SECRET'],
    });
  });

  it('demand encryption of mails and webhooks that leave the machine', () => {
    const smtp = (SMTP_URL: string, SMTP_TLS?: string) => readConfig({ SMTP_URL, SMTP_TLS }).smtpUrl;
    expect(smtp('smtp://user:p%40ss@mail.example.com:587')).toBe(
      'smtp://user:p%40ss@mail.example.com:587?requireTLS=true',
    );
    expect(smtp('smtps://mail.example.com')).toBe('smtps://mail.example.com');
    expect(smtp('smtp://localhost:1025')).toBe('smtp://localhost:1025');
    expect(smtp('smtp://relay.internal', 'optional')).toBe('smtp://relay.internal');
    const webhook = (WEBHOOK_URL: string) => readConfig({ WEBHOOK_URL, WEBHOOK_SECRET: 'd'.repeat(16) }).webhook?.url;
    expect(webhook('https://crm.example.com/cases')).toBe('https://crm.example.com/cases');
    expect(webhook('http://[::1]:9/cases')).toBe('http://[::1]:9/cases');
  });

  it('put files into object storage where both buckets are named, two of them and apart', () => {
    const buckets = { S3_BUCKET: 'uploads', S3_PRIVATE_BUCKET: 'papers' };
    expect(readConfig({}).s3).toBeUndefined();
    expect(readConfig(buckets).s3).toEqual({ bucket: 'uploads', privateBucket: 'papers', region: 'us-east-1' });
    const key = { S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret' };
    const there = readConfig({ ...buckets, ...key, S3_ENDPOINT: 'https://s3.example.com', S3_REGION: 'me-south-1' }).s3;
    const credentials = { accessKeyId: 'id', secretAccessKey: 'secret' };
    expect(there).toMatchObject({ endpoint: 'https://s3.example.com', region: 'me-south-1', credentials });
    expect(() => readConfig({ S3_BUCKET: 'a' })).toThrow('S3_PRIVATE_BUCKET must be set where S3_BUCKET is');
    expect(() => readConfig({ S3_PRIVATE_BUCKET: 'a' })).toThrow('S3_BUCKET must be set where S3_PRIVATE_BUCKET is');
    expect(() => readConfig({ S3_BUCKET: 'a', S3_PRIVATE_BUCKET: 'a' })).toThrow('must name another bucket');
    expect(() => readConfig({ ...buckets, S3_ACCESS_KEY_ID: 'id' })).toThrow('S3_SECRET_ACCESS_KEY must be set');
    expect(() => readConfig({ ...buckets, S3_ENDPOINT: 'http://s3.example.com' })).toThrow('S3_ENDPOINT is wrong');
  });

  it('choose the database by its address', () => {
    expect(readConfig({ DATABASE_URL: 'postgres://u:p@h/db' }).database).toEqual({
      dialect: 'postgres',
      url: 'postgres://u:p@h/db',
    });
    expect(readConfig({ DATABASE_URL: 'file:///x/y.db' }).database).toMatchObject({
      file: '/x/y.db',
      url: 'file:/x/y.db',
    });
  });
});
