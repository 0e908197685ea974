import { reactRouter } from '@react-router/dev/vite';
import { defineConfig, type Plugin } from 'vite';

/**
 * No React reaches the browser (decision 0003): the browser build of every route is an empty module, so that
 * components may use what belongs to the server, and the build holds nothing but our own small entry.
 */
function routesStayOnTheServer(): Plugin {
  return {
    name: 'routes-stay-on-the-server',
    enforce: 'post',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform(_code, id) {
      if (!id.includes('?__react-router-build-client-route')) return null;
      return { code: 'export default undefined;', map: null };
    },
  };
}

export default defineConfig({
  plugins: [routesStayOnTheServer(), reactRouter()],
  build: {
    // Vite's default target rewrites light-dark() into variables.
    cssTarget: ['chrome123', 'firefox121', 'safari17.5'],
    assetsInlineLimit: 0,
    sourcemap: false,
  },
  server: { watch: { ignored: ['**/build/**', '**/.react-router/**'] } },
});
