import type { CollectionConfig, CollectionSlug, GlobalConfig, GlobalSlug } from 'payload';
import type { Role } from './roles.ts';

type Slug = Exclude<CollectionSlug | GlobalSlug, `payload-${string}`>;

const words: readonly Role[] = ['editor', 'reviewer'];
const wordsAndJobs: readonly Role[] = [...words, 'people'];
/** In the menu of whoever may read it, or in none. */
const byRules = 'by rules';

/**
 * Whose work the lists and forms are, beside administrators'. Others who work here have no way to them in
 * their menu: who answers customers sees cases. What each may read or change, the rules say (rules.ts).
 */
const worksOn: Record<Slug, readonly Role[] | typeof byRules> = {
  pages: wordsAndJobs,
  'page-groups': words,
  redirects: words,
  'rate-tables': words,
  providers: words,
  jobs: wordsAndJobs,
  countries: wordsAndJobs,
  media: wordsAndJobs,
  documents: wordsAndJobs,
  header: words,
  'site-settings': words,
  texts: words,
  'publishing-rules': words,
  'answer-templates': ['care', 'people'],
  'service-requests': byRules,
  messages: byRules,
  'job-applications': byRules,
  'case-messages': byRules,
  'private-files': byRules,
  'case-handling': byRules,
  'mail-queue': byRules,
  webhooks: byRules,
  users: byRules,
  'sign-in-rules': byRules,
  'audit-log': byRules,
  'audit-head': byRules,
  'shared-views': byRules,
  'second-factors': byRules,
  'rate-limits': byRules,
  outbox: byRules,
  'purge-events': byRules,
  'open-documents': byRules,
  publications: byRules,
  reviews: byRules,
  'unanswered-searches': byRules,
  'link-places': byRules,
  'external-links': byRules,
  'missing-texts': byRules,
  departures: byRules,
};

/** A collection or global that stands in the menu of whose work it is. */
export function withMenu<Config extends CollectionConfig | GlobalConfig>(config: Config): Config {
  const people = worksOn[config.slug as Slug];
  if (people === byRules) return config;
  const hidden = ({ user }: { user?: { role?: unknown } | null }) =>
    user?.role !== 'admin' && !people.some((role) => role === user?.role);
  return { ...config, admin: { ...config.admin, hidden } };
}
