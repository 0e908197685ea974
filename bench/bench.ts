import { measureAdmin } from './admin.ts';
import { measureFlood } from './flood.ts';
import { measureApplications, measureEveryRoute, measureLighthouse } from './lighthouse.ts';
import { measureMixedUse } from './mixed-use.ts';
import { measurePageWeights } from './page-weights.ts';
import { measureProviders } from './providers.ts';
import { measureResponses } from './responses.ts';
import { measureScale } from './scale.ts';
import { measureSecondPages } from './second-pages.ts';

// `npm run bench`: the numbers of docs/performance.md. One piece by its name: `npm run bench -- lighthouse`.
// `scale` takes `--small` and `--on=SQLite`, `mixed` takes `--minutes=60`. The pieces on demo content start both apps; with CONTENT_API_URL (and CONTENT_API_KEY) they use that service instead.
const pieces: Record<string, () => Promise<void>> = {
  responses: measureResponses,
  flood: measureFlood,
  weights: measurePageWeights,
  'second-pages': measureSecondPages,
  providers: measureProviders,
  admin: measureAdmin,
  scale: measureScale,
  mixed: measureMixedUse,
  lighthouse: measureLighthouse,
  applications: measureApplications,
  routes: measureEveryRoute,
};

const asked = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const unknown = asked.filter((name) => !(name in pieces));
if (unknown.length) {
  console.error(`There is no piece "${unknown.join('", "')}": choose of ${Object.keys(pieces).join(', ')}.`);
  process.exit(1);
}
for (const [name, measure] of Object.entries(pieces)) {
  if (!asked.length || asked.includes(name)) await measure();
}
