// How Brazilian Portuguese writes lists.
import { listsOf } from '../lists.ts';

export const { list } = listsOf('pt-BR');
