// The words of en/seen-pages.ts in Dutch.
import type { Words } from '../words.ts';
export const seenPages: Words['seenPages'] = {
  thanks: 'Bedankt dat je hem liet liggen',
  whereNext: 'Waar gaat hij hierna heen?',
  lead: <T>(rock: T) => [
    'De maker van ',
    rock,
    ' hoort dat je hem zag, en op zijn reis komt een stip voor die dag. Lag hij op een slechte plek, en heb je hem een stukje verlegd?',
  ],
  sayWhere: 'Zeg waar hij nu ligt',
  wantToHear: 'Wil je horen waar hij hierna heen gaat?',
  once: 'We schrijven één keer, als iemand hem weer verstopt. Zonder account.',
  tellMe: 'Vertel me waar hij heen gaat',
  no: 'Nee, dank je',
  asked: 'Kijk in je inbox',
  askedLead: <T>(email: (mark: string) => T, rock: T) => [
    'We hebben een e-mail gestuurd naar ',
    email('.'),
    ' Eén klik daarin, en we vertellen je waar ',
    rock,
    ' hierna heen gaat.',
  ],
  moreOnMap: 'Meer stenen op de kaart bekijken',
  shallWe: 'Zullen we het je vertellen?',
  shallWeLead: <T>(rock: T) => [
    'Als ',
    rock,
    ' weer is verstopt, krijg je één e-mail, en daarna vergeten we je adres.',
  ],
  yes: 'Ja, graag',
  willTell: 'We vertellen het je',
  willTellLead: <T>(rock: T) => [
    'Er komt één e-mail als ',
    rock,
    ' weer is verstopt. Met dezelfde link kun je dat intrekken.',
  ],
  doNot: 'Vertel het me niet',
  forgot: 'We zijn je adres vergeten',
  forgotLead: <T>(rock: T) => ['Er komt geen e-mail over ', rock, '.'],
};
