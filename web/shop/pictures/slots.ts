// Arranges a number of pieces in a picture, as large as possible.

export interface Slot {
  /** Center of the piece. */
  x: number;
  y: number;
}

interface Slots {
  slots: readonly Slot[];
  /** Size of a piece. */
  width: number;
  height: number;
}

interface Room {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** @param ratio width of a piece divided by its height */
export function slotsFor(count: number, { left, top, width, height }: Room, ratio: number): Slots {
  const sizeWith = (columns: number) =>
    Math.min(width / columns, (height / Math.ceil(count / columns)) * ratio);
  const all = Array.from({ length: count }, (_, i) => i + 1);
  const columns = all.reduce((best, one) => (sizeWith(one) > sizeWith(best) ? one : best), 1);
  const rows = Math.ceil(count / columns);
  const piece = sizeWith(columns);
  const slots = Array.from({ length: count }, (_, i) => {
    const row = Math.floor(i / columns);
    // The last row may be shorter; it is centered.
    const inRow = row === rows - 1 ? count - row * columns : columns;
    return {
      x: left + width / 2 + ((i % columns) - (inRow - 1) / 2) * piece,
      y: top + height / 2 + (row - (rows - 1) / 2) * (piece / ratio),
    };
  });
  return { slots, width: piece, height: piece / ratio };
}
