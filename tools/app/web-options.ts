// How the web's sources are read, by the build and by the component tests alike.
import { resolve } from 'node:path';
import { unstable_readConfig } from 'wrangler';

export const configPath = resolve(import.meta.dirname, '../../wrangler.toml');
export const { vars, name: workerName } = unstable_readConfig({ config: configPath });

/** What the web may know of the configuration; never a secret. */
const publicVars = ['PRODUCT_NAME', 'SUPPORT_EMAIL', 'POSTAL_LINE', 'TILE_URL', 'TILE_ATTRIBUTION'];

export const webOptions = {
  resolve: {
    alias: [
      // React has had what the shim stands in for since its version 18.
      { find: /^(use-sync-external-store)\/shim\/(with-selector)$/, replacement: '$1/$2' },
      // The same map library as modules: what nobody uses of it stays behind.
      { find: /^leaflet$/, replacement: 'leaflet/dist/leaflet-src.esm.js' },
    ],
  },
  define: Object.fromEntries(
    publicVars.map((name) => [`import.meta.env.VITE_${name}`, JSON.stringify(vars[name] ?? '')]),
  ),
};
