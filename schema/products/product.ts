// The fields of a product.

export type CategoryId = 'rock-bundles' | 'art-supplies' | 'qr-labels';

/** The drawing that shows a product; how many pieces it shows is the product's `pieces`. */
export type Drawing = 'stones' | 'markers' | 'paints' | 'stencils' | 'sealant' | 'labels' | 'founding-labels';

export interface Product {
  id: string;
  name: string;
  /** A sentence for the list. */
  description: string;
  detailedDescription: string;
  /** What's included. */
  features: readonly string[];
  specifications: readonly { label: string; value: string }[];
  /** In the smallest unit of the currency. */
  cents: number;
  currency: 'usd';
  images: readonly Drawing[];
  category: CategoryId;
  inStock: boolean;
  rating: number;
  reviews: number;
  /** Stones or labels in it; 1 for anything else. */
  pieces: number;
  /** Rock IDs that come with it. */
  labels: number;
}
