import type { CollectionConfig, GlobalConfig } from 'payload';
import type { Role } from './roles.ts';

const words: readonly Role[] = ['editor', 'reviewer'];
const wordsAndJobs: readonly Role[] = [...words, 'people'];

/**
 * Whose work the lists and forms of the content are, beside administrators'. Others who work here have no way to them in
 * their menu: who answers customers sees cases. What each may read or change, the rules say (rules.ts).
 */
const worksOn: Record<string, readonly Role[]> = {
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
};

/** A collection or global that stands in the menu of whose work it is; one that the table does not name, in everybody's. */
export function withMenu<Config extends CollectionConfig | GlobalConfig>(config: Config): Config {
  const people = worksOn[config.slug];
  if (!people) return config;
  const hidden = ({ user }: { user?: { role?: unknown } | null }) =>
    user?.role !== 'admin' && !people.some((role) => role === user?.role);
  return { ...config, admin: { ...config.admin, hidden } };
}
