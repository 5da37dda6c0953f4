// Sentences about Rock IDs: `codeWords` of codes.ts.
import { codeMaxLength, ownCodeMinLength } from './code-lengths.ts';

export const empty = 'Please enter a Rock ID';
export const required = 'Laser engraved ID is required';
export const tooLong = `A Rock ID has at most ${codeMaxLength} characters`;
export const tooShort = `A Rock ID of your own needs at least ${ownCodeMinLength} characters, or it could be guessed. Spaces and dashes do not count.`;
export const unprintable = 'A Rock ID is made of letters, numbers and signs that can be seen';
export const mistyped = 'This looks like one of our Rock IDs, but a character is wrong. Please check it.';
export const check = 'Check the Rock ID';
export const waiting = 'This label is waiting for its rock';
export const taken = 'This Rock ID is already registered';
export const inText = 'Please leave the Rock ID out: whoever reads it here could claim a find';
