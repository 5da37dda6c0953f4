// The words of en/account-emails.ts in Spanish.
import type { Words } from '../words.ts';
import { number } from './intl.ts';

export const accountEmails: Words['accountEmails'] = {
  code: {
    subject: (productName: string, code: string) => `Tu código de ${productName}: ${code}`,
    heading: (productName: string) => `Tu código de ${productName}`,
    how: (minutes: number) =>
      `Escríbelo en la página donde lo pediste. Sirve durante ${number(minutes)} minutos, una vez, y solo en ese navegador.`,
    unasked:
      '¿No lo pediste? Entonces alguien escribió mal su dirección, y no tienes que hacer nada: sin el código no entra nadie. No se lo pases a nadie.',
  },
  confirmation: {
    subject: (productName: string) => `Confirma tu nueva dirección en ${productName}`,
    heading: 'Confirma tu nueva dirección',
    lead: (productName: string) =>
      `Quieres usar esta dirección en ${productName}. Confirma que es tuya, por favor.`,
    how: (minutes: number) =>
      `El enlace sirve durante ${number(minutes)} minutos, una vez, y solo para ti: la página te pide tener la sesión iniciada. Hasta entonces se conserva tu dirección anterior.`,
    button: 'Confirmar esta dirección',
    unasked:
      '¿No lo pediste? Entonces alguien escribió mal su dirección, y no tienes que hacer nada. No abras el enlace.',
  },
  hasAccount: {
    subject: (productName: string) => `Esta dirección ya tiene una cuenta de ${productName}`,
    heading: 'Esta dirección ya tiene una cuenta',
    lead: (productName: string) =>
      `Alguien pidió usar esta dirección para otra cuenta de ${productName}. Ya tiene una cuenta propia, así que no cambia nada.`,
    how: '¿Fuiste tú? Inicia sesión con esta dirección y estarás en esa cuenta. Para usar la dirección en la otra, elimina primero esta cuenta.',
    unasked: '¿No lo pediste? Entonces no tienes que hacer nada.',
  },
  notice: {
    subject: (productName: string) => `Tu cuenta de ${productName} va a tener otra dirección`,
    heading: 'Tu cuenta va a tener otra dirección',
    lead: (newEmail: string) =>
      `Alguien con la sesión iniciada en tu cuenta pidió cambiar su dirección por ${newEmail}. Cambiará cuando se confirme el correo enviado a esa dirección.`,
    wasYou: '¿Fuiste tú? Entonces aquí no tienes que hacer nada.',
    notYou: '¿No fuiste tú, o cambiaste de idea? Conserva esta dirección.',
    button: 'Conservar mi dirección',
    link: (days: number) =>
      `El enlace sirve durante ${number(days)} días, una vez, también después de confirmar el cambio. Cierra la sesión en todos los dispositivos.`,
  },
  set: {
    subject: (productName: string) => `Tu cuenta de ${productName} tiene otra dirección`,
    heading: 'Tu cuenta tiene otra dirección',
    lead: (newEmail: string) =>
      `Alguien nos escribió que esta cuenta es suya y que ya no puede leer los correos de esta dirección. La cambiamos por ${newEmail} y cerramos todas las sesiones.`,
    wasYou: '¿Fuiste tú? Entonces aquí no tienes que hacer nada.',
    notYou: '¿No fuiste tú? Conserva esta dirección.',
    button: 'Conservar mi dirección',
    link: (days: number) =>
      `El enlace sirve durante ${number(days)} días, una vez. Cierra la sesión en todos los dispositivos.`,
  },
};
