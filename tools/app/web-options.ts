// How the web's sources are resolved, in the build and in component tests.
import { resolve } from 'node:path';
import { unstable_readConfig } from 'wrangler';

export const configPath = resolve(import.meta.dirname, '../../wrangler.toml');
export const { vars, name: workerName } = unstable_readConfig({ config: configPath });

/** Variables that the web app contains; never a secret. */
const publicVars = ['PRODUCT_NAME', 'SUPPORT_EMAIL', 'POSTAL_LINE', 'TILE_URL', 'TILE_ATTRIBUTION'];

/** The environment overrides the address of the search service, as for `npm start`. */
const hasAddresses = (process.env['GEOCODE_URL'] ?? vars['GEOCODE_URL'] ?? '') !== '';

export const webOptions = {
  resolve: {
    alias: [
      // React 18 and later contain what the shim provides.
      { find: /^(use-sync-external-store)\/shim\/(with-selector)$/, replacement: '$1/$2' },
      // The same map library as ES modules, so that its unused parts are left out.
      { find: /^leaflet$/, replacement: 'leaflet/dist/leaflet-src.esm.js' },
    ],
  },
  define: {
    ...Object.fromEntries(
      publicVars.map((name) => [`import.meta.env.VITE_${name}`, JSON.stringify(vars[name] ?? '')]),
    ),
    // Whether addresses can be searched, not where.
    'import.meta.env.VITE_HAS_ADDRESSES': JSON.stringify(hasAddresses ? 'yes' : ''),
  },
};
