// How French writes lists.
import { listsOf } from '../lists.ts';

export const { list } = listsOf('fr');
