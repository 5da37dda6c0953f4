// The seed of a rock's painting, and of the outline of its photo.
import type { Rock } from './rocks.ts';

/**
 * Its name: the one distinctive field that every screen has, even the check of a Rock ID. So a rock looks the same on
 * all screens; rocks with the same name are painted alike.
 */
export const paintedBy = (rock: Pick<Rock, 'name'>): string => rock.name;
