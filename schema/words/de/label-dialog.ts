// The words of en/label-dialog.ts in German.
import type { Words } from '../words.ts';
import { number, plural } from './intl.ts';

export const labelDialog: Words['labelDialog'] = {
  titleOfMany: 'Aufkleber drucken',
  title: <T>(name: T) => ['Aufkleber drucken: ', name],
  about:
    'Ein QR-Code, der zu deinem Stein führt, und seine Rock ID zum Lesen, auf 1,3\u00a0×\u00a02,5\u00a0cm (½\u00a0×\u00a01\u00a0Zoll).',
  tooLong: <T>(name: T) => [
    'Die Rock ID von ',
    name,
    ' ist zu lang für einen QR-Code dieser Größe. Deshalb steht sie nur als Text auf dem Aufkleber, zum Eintippen.',
  ],
  copies: 'Wie viele von jedem',
  copiesWrong: (most: number) => `Bitte gib eine Zahl von 1 bis ${number(most)} ein`,
  sameSheet: 'Auf demselben Blatt',
  how: 'Drucke mit 100 % („Tatsächliche Größe“). Kleb den Aufkleber auf die Unterseite des Steins, scanne ihn einmal zur Probe und lackiere ihn mit zwei Schichten klarem Lack.',
  cancel: 'Abbrechen',
  print: (count: number) => plural(count, { one: 'Aufkleber drucken', other: '# Aufkleber drucken' }),
};
