// The pictures of products and categories.
import type { ComponentType } from 'react';
import type { CategoryId, Drawing, Product } from '../../../schema/catalogue.ts';
import { Bowl, Jar, LabelledStone } from './category-pictures.tsx';
import { FoundingLabels } from './founding-labels.tsx';
import { Labels } from './labels.tsx';
import { Markers } from './markers.tsx';
import { Paints } from './paints.tsx';
import { Sealant } from './sealant.tsx';
import { Stencils } from './stencils.tsx';
import { Stones } from './stones.tsx';

interface DrawingProps {
  pieces: number;
  className?: string | undefined;
}

const drawings: Readonly<Record<Drawing, ComponentType<DrawingProps>>> = {
  stones: Stones,
  markers: Markers,
  paints: Paints,
  stencils: Stencils,
  sealant: Sealant,
  labels: Labels,
  'founding-labels': FoundingLabels,
};

const categoryDrawings: Readonly<Record<CategoryId, ComponentType<Omit<DrawingProps, 'pieces'>>>> = {
  'rock-bundles': Bowl,
  'art-supplies': Jar,
  'qr-labels': LabelledStone,
};

export function ProductPicture({ product, className }: { product: Product; className?: string }) {
  const [image] = product.images;
  const Picture = image && drawings[image];
  return Picture && <Picture pieces={product.pieces} className={className} />;
}

export function CategoryPicture({ category, className }: { category: CategoryId; className?: string }) {
  const Picture = categoryDrawings[category];
  return <Picture className={className} />;
}
