import { untilChanged } from '../purge/until-changed.ts';
import { ProviderIndex } from './provider-index.ts';
import { readProviders } from './provider-tables.ts';

/** The providers as they are now, all in memory (decision 0023). */
export const currentProviders = untilChanged(
  'providers',
  async (payload) => new ProviderIndex(await readProviders(payload)),
);
