// Distances in the reader's unit.
import type { DistanceUnit } from './languages.ts';

export const milesPerKm = 0.621371;
const metresPer: Readonly<Record<DistanceUnit, number>> = { mi: 1000 / milesPerKm, km: 1000 };

/** @param miles not rounded, where more is known */
export const inUnit = (miles: number, unit: DistanceUnit): number => (miles * metresPer.mi) / metresPer[unit];

/** Whole miles or kilometers. */
export const wholeIn = (miles: number, unit: DistanceUnit): number => Math.round(inUnit(miles, unit));

export const metresIn = (metres: number, unit: DistanceUnit): number => metres / metresPer[unit];
