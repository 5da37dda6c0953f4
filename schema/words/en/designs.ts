// Designs to paint on stones, and palettes of paints.

export const designs = {
  unknown: 'There is no such design',
};
