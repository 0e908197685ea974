/** What the scan may find, and why it is no weakness (docs/security.md). */
export const explained: { kind: string; says: RegExp; reason: string }[] = [
  {
    kind: 'HTTP Secure Headers',
    says: /^X-XSS-Protection is not set/,
    reason: 'browsers dropped it, and it opened holes of its own; the Content-Security-Policy does its work',
  },
  {
    kind: 'HTTP Secure Headers',
    says: /^Strict-Transport-Security is not set/,
    reason: 'the scan is on plain http, where the header means nothing; with https addresses both apps send it',
  },
  {
    kind: 'Cross Site Request Forgery',
    says: /^Lack of anti CSRF token/,
    reason:
      'the site takes a post from its own Origin alone, and its forms act for nobody; the session of the admin is a ' +
      'SameSite=Strict cookie that counts only with an Origin of the admin (`csrf` of payload.config.ts)',
  },
];
