import type { EngineName } from './engine.ts';

/** What Debian's drivers of an engine cannot do, in one place: the journeys leave out exactly this. */
export const cannot: Record<EngineName, { nameTheFolderOfDownloads?: string }> = {
  firefox: {},
  webkit: {
    nameTheFolderOfDownloads:
      'WebKitWebDriver has no command and no preference for it: what is saved is not looked at, only what is pressed.',
  },
};
