// The site on labels: the one that prints them.
import { productName } from '../config.ts';
import type { Site } from './rock-label.tsx';

export const thisSite: Site = { name: productName, origin: location.origin };
