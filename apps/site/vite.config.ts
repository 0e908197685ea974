import { reactRouter } from '@react-router/dev/vite';
import { defineConfig, type Plugin } from 'vite';

/**
 * No React reaches the browser but with applications (decisions 0003 and 0022): the browser build of every route without
 * a `handle` is an empty module, so that components may use what belongs to the server. The styles of an application
 * come with its page, so its scripts hold none.
 */
function routesStayOnTheServer(): Plugin {
  return {
    name: 'routes-stay-on-the-server',
    enforce: 'post',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform(code, id) {
      // No styles come with scripts, and pages name the modules to fetch early: nothing is left to do for Vite's helper.
      if (id.endsWith('vite/preload-helper.js'))
        return { code: 'export const __vitePreload = (load) => load();', map: null };
      if (id.includes('.css?inline')) return { code: "export default '';", map: null };
      // The table of screens is read on the server alone: no browser that imports a part beside it takes it along.
      if (/\/app\/screen(s|-at)\.ts$/.test(id)) return { code, map: null, moduleSideEffects: false };
      if (!id.includes('?__react-router-build-client-route') || /\bhandle\b/.test(code)) return null;
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
    modulePreload: false,
    sourcemap: false,
  },
  server: { watch: { ignored: ['**/build/**', '**/.react-router/**'] } },
});
