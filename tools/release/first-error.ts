// What is wrong, from the output of a program that failed: its end is often only a stack.
import { stripVTControlCharacters } from 'node:util';

const mostLines = 6;
const mostCharacters = 500;

const isStack = (line: string) => /^\s+at /.test(line);
const isOver = (line: string) => line.trim() === '' || isStack(line);

/** The lines of the first error, without its stack; the end of the output if no error is found. */
export function firstErrorIn(printed: string): string {
  const lines = stripVTControlCharacters(printed).trim().split('\n');
  // The bundler first counts its errors.
  const counted = lines.findIndex((line) => /^Build failed with \d+ error/.test(line));
  const first = lines.findIndex((line, i) =>
    counted < 0 ? /^(?:Uncaught )?\w*Error\b/.test(line) : i > counted && !isOver(line),
  );
  if (first < 0) return lines.join('\n').slice(-mostCharacters);
  const length = lines.slice(first).findIndex(isOver);
  const error = lines.slice(first, length < 0 ? undefined : first + length).slice(0, mostLines);
  // Node says in which file before it says what.
  const place = lines.slice(0, first).findLast((line) => /^file:\S+:\d+$/.test(line));
  return [...(place === undefined ? [] : [place]), ...error].join('\n').slice(0, mostCharacters);
}
