import type { Config } from '@react-router/dev/config';

export default {
  ssr: true,
  // The site's own server answers /__manifest with 404; nothing in the browser asks for it.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
