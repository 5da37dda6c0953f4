// The public variables of wrangler.toml.

export const productName = import.meta.env.VITE_PRODUCT_NAME;
export const supportEmail = import.meta.env.VITE_SUPPORT_EMAIL;
export const postalLine = import.meta.env.VITE_POSTAL_LINE;
/** Whether the operator lets addresses be searched. */
export const hasAddressSearch = import.meta.env.VITE_HAS_ADDRESSES !== '';
export const tileUrl = import.meta.env.VITE_TILE_URL;
export const tileAttribution = import.meta.env.VITE_TILE_ATTRIBUTION;
