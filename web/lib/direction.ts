// In which direction the reader's language runs, for what does not follow from the page's `dir` by itself.
import { useSyncExternalStore } from 'react';
import { directionOf, type Direction } from '../../schema/languages.ts';
import { spoken, subscribe } from './words.ts';

export const directionNow = (): Direction => directionOf(spoken.language);

export const useDirection = (): Direction => useSyncExternalStore(subscribe, directionNow);
