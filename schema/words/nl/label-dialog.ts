// The words of en/label-dialog.ts in Dutch.
import type { Words } from '../words.ts';
import { number, plural } from './intl.ts';

export const labelDialog: Words['labelDialog'] = {
  titleOfMany: 'Stickers printen',
  title: <T>(name: T) => ['De sticker van ', name, ' printen'],
  about: 'Een QR-code die vinders naar je steen brengt, met de leesbare Rock ID erbij, op 1,3 bij 2,5 cm.',
  tooLong: <T>(name: T) => [
    'De Rock ID van ',
    name,
    ' is te lang voor een QR-code van dit formaat. Daarom staat hij er in letters op: vinders typen hem in.',
  ],
  copies: 'Aantal van elk',
  copiesWrong: (most: number) => `Vul een getal van 1 tot ${number(most)} in`,
  sameSheet: 'Op hetzelfde vel',
  how: 'Print op 100% (“Werkelijke grootte”). Plak de sticker op de onderkant van de steen, scan hem een keer voor de zekerheid, en lak hem af met twee lagen heldere vernis.',
  cancel: 'Annuleren',
  print: (count: number) => plural(count, { one: 'Sticker printen', other: '# stickers printen' }),
};
