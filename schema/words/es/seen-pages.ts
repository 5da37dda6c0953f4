// The words of en/seen-pages.ts in Spanish.
import type { Words } from '../words.ts';

export const seenPages: Words['seenPages'] = {
  thanks: 'Gracias por dejarla',
  whereNext: '¿Adónde va después?',
  lead: <T>(rock: T) => [
    'Quien pintó ',
    rock,
    ' sabrá que la viste, y su viaje mostrará un punto ese día. ¿Estaba en un mal lugar y la moviste un poco?',
  ],
  sayWhere: 'Decir dónde está ahora',
  wantToHear: '¿Quieres saber adónde va después?',
  once: 'Te escribimos una vez, cuando alguien la vuelva a esconder. Sin cuenta.',
  tellMe: 'Avisarme adónde va después',
  no: 'No, gracias',
  asked: 'Mira en tu correo',
  askedLead: <T>(email: (mark: string) => T, rock: T) => [
    'Enviamos un correo a ',
    email('.'),
    ' Un clic en él, y te avisamos de adónde va ',
    rock,
    ' después.',
  ],
  moreOnMap: 'Ver más piedras en el mapa',
  shallWe: '¿Te avisamos?',
  shallWeLead: <T>(rock: T) => [
    'Cuando alguien vuelva a esconder ',
    rock,
    ', recibirás un correo, y después olvidamos tu dirección.',
  ],
  yes: 'Sí, avísame',
  willTell: 'Te avisaremos',
  willTellLead: <T>(rock: T) => [
    'Llegará un correo cuando alguien vuelva a esconder ',
    rock,
    '. Con el mismo enlace puedes retirarlo.',
  ],
  doNot: 'No avisarme',
  forgot: 'Olvidamos tu dirección',
  forgotLead: <T>(rock: T) => ['No llegará ningún correo sobre ', rock, '.'],
};
