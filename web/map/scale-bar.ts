// How long the bar of a map's scale is, and what it stands for.
import type { DistanceUnit } from '../../schema/languages.ts';
import type { Unit } from '../../schema/words/distances.ts';

interface ScaleBar {
  count: number;
  unit: Unit;
  /** In whole pixels. */
  length: number;
}

const units = {
  km: { far: { unit: 'kilometer', metres: 1000 }, near: { unit: 'meter', metres: 1 } },
  mi: { far: { unit: 'mile', metres: 1609.344 }, near: { unit: 'foot', metres: 0.3048 } },
} as const;

/** The longest bar with a round number. @param metres what its room shows @param room in pixels */
export function scaleBar(metres: number, room: number, measured: DistanceUnit): ScaleBar {
  const { far, near } = units[measured];
  const told = metres >= far.metres ? far : near;
  const most = metres / told.metres;
  const power = 10 ** Math.floor(Math.log10(Math.max(1, most)));
  const count = power * ([5, 3, 2].find((digit) => digit * power <= most) ?? 1);
  return { count, unit: told.unit, length: Math.round((room * count) / most) };
}
