// How German writes lists.
import { listsOf } from '../lists.ts';

export const { list } = listsOf('de');
