/**
 * The insurer whose brand the site, its mails and the admin wear. Another insurer changes this line (CONTRIBUTING.md,
 * "Another insurer").
 */
export { waad as theme } from './waad.ts';
