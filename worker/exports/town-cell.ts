// The cell of a town in a CSV file.
import { townWords, type Near } from '../../schema/near.ts';

/** 'Omaha, Nebraska'; empty if no town is near. */
export const townCell = (near: Near | null | undefined): string | null => (near ? townWords(near) : null);
