// The types of the public variables of wrangler.toml, which the build inlines.
interface ImportMetaEnv {
  readonly VITE_PRODUCT_NAME: string;
  readonly VITE_SUPPORT_EMAIL: string;
  readonly VITE_POSTAL_LINE: string;
  /** '' where addresses cannot be searched. */
  readonly VITE_HAS_ADDRESSES: string;
  readonly VITE_TILE_URL: string;
  readonly VITE_TILE_ATTRIBUTION: string;
}
