import { describe, expect, test } from 'vitest';
import { ambassadorLimits } from './ambassadors.ts';
import { availability, categories, productOf, products, type Product } from './catalogue.ts';
import * as en from './words/en/index.ts';

const of = (category: string) => products.filter((product) => product.category === category);
const priced = (category: string) => of(category).map(({ id, cents }) => [id, cents]);

function product(id: string): Product {
  const found = productOf(id);
  if (!found) throw new Error(`${id} is not in the catalogue`);
  return found;
}

describe('the catalogue', () => {
  test('has every rock bundle at its price', () => {
    expect(priced('rock-bundles')).toEqual([
      ['rock-bundle-5', 999],
      ['rock-bundle-10', 1999],
      ['rock-bundle-15', 2999],
      ['rock-bundle-20', 3999],
      ['rock-bundle-25', 4999],
      ['rock-bundle-50', 8999],
      ['rock-bundle-100', 17_999],
    ]);
  });

  test('has every art supply at its price', () => {
    expect(priced('art-supplies')).toEqual([
      ['waterproof-markers', 1999],
      ['acrylic-paint-set', 3499],
      ['stencils', 1699],
      ['sealant', 299],
    ]);
  });

  test('has every pack of labels at its price', () => {
    expect(priced('qr-labels')).toEqual([
      ['qr-labels-founding-20', 0],
      ['qr-labels-5', 299],
      ['qr-labels-10', 499],
      ['qr-labels-15', 699],
      ['qr-labels-20', 899],
      ['qr-labels-25', 1099],
      ['qr-labels-50', 1899],
      ['qr-labels-100', 3499],
    ]);
  });

  test('has three categories, of which labels can be bought', () => {
    expect(categories.map(({ id, isComing }) => [en.products.categories[id].name, isComing])).toEqual([
      ['Rock Bundles', true],
      ['Art Supplies', true],
      ['QR Code Tracking Labels', false],
    ]);
    expect(new Set(products.map(({ category }) => category))).toEqual(
      new Set(categories.map(({ id }) => id)),
    );
  });

  test('calls no two products the same', () => {
    expect(new Set(products.map(({ id }) => id)).size).toBe(products.length);
    expect(new Set(products.map(({ id }) => en.products.all[id].name)).size).toBe(products.length);
  });

  test('claims no rating that nobody gave', () => {
    expect(products.filter(({ rating, reviews }) => rating !== 0 || reviews !== 0)).toEqual([]);
  });

  test.each(products)('says everything about $id', ({ id, images }) => {
    const shown = en.products.all[id];
    expect(shown.detailedDescription.length).toBeGreaterThan(shown.description.length);
    expect(shown.features.length).toBeGreaterThan(0);
    expect(shown.specifications.length).toBeGreaterThan(1);
    expect(images.length).toBeGreaterThan(0);
  });

  test.each(of('qr-labels'))('gives as many Rock IDs as there are labels in $id', (pack) => {
    const words = en.products.all[pack.id];
    const specifications = Object.fromEntries(words.specifications.map(({ label, value }) => [label, value]));
    expect(pack.labels).toBe(pack.pieces);
    expect(words.name).toContain(`${pack.labels}-Piece`);
    expect(specifications).toMatchObject({
      Labels: String(pack.labels),
      'Label size': '1/2 by 1 inch',
      'Scan range': 'Up to 12 inches',
    });
  });

  test('gives Rock IDs only with labels', () => {
    expect(products.filter(({ category, labels }) => category !== 'qr-labels' && labels !== 0)).toEqual([]);
  });

  test('gives a founding ambassador as many labels as the offer promises', () => {
    expect(product('qr-labels-founding-20').labels).toBe(ambassadorLimits.labels);
  });
});

describe('a product', () => {
  test('is found by its id', () => {
    expect(productOf('qr-labels-10')?.id).toBe('qr-labels-10');
  });

  test.each(['', 'qr-labels-11', 'QR-LABELS-10', 'constructor', '__proto__'])('is not found for %j', (id) => {
    expect(productOf(id)).toBeUndefined();
  });

  test('can be bought when it is a pack of labels', () => {
    expect(of('qr-labels').filter((pack) => availability(pack) === 'buyable').length).toBe(7);
  });

  test('is free when it is the founding pack', () => {
    expect(availability(product('qr-labels-founding-20'))).toBe('free');
  });

  test('is coming soon with its whole category', () => {
    expect(new Set(of('rock-bundles').map(availability))).toEqual(new Set(['coming_soon']));
    expect(availability(product('stencils'))).toBe('coming_soon');
  });

  test('is out of stock even where its category is still coming', () => {
    expect(availability(product('sealant'))).toBe('out_of_stock');
  });

  test('without stock can neither be bought nor had for free', () => {
    expect(availability({ ...product('qr-labels-10'), inStock: false })).toBe('out_of_stock');
    expect(availability({ ...product('qr-labels-founding-20'), inStock: false })).toBe('out_of_stock');
  });
});
