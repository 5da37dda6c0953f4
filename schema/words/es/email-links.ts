// The words of en/email-links.ts in Spanish.
import type { Words } from '../words.ts';
import { number } from './intl.ts';

export const emailLinks: Words['emailLinks'] = {
  unknown: 'Este enlace no está completo, o es de un cambio que ya terminó. Ábrelo otra vez desde el correo.',
  ended:
    'Este cambio se retiró, o uno más nuevo ocupó su lugar. Los enlaces de un correo más nuevo siguen funcionando.',
  confirmed: 'Este cambio ya se confirmó, y el enlace sirve una sola vez.',
  confirmLate: (minutes: number) =>
    `Una confirmación sirve durante ${number(minutes)} minutos, y esta es más antigua. Puedes pedir el cambio otra vez en tus ajustes.`,
  otherMember:
    'Este enlace es de otra cuenta, no de la que tiene aquí la sesión iniciada. Cierra la sesión y abre el enlace otra vez.',
  overtaken: 'Tu cuenta cambió en ese mismo momento. Abre el enlace otra vez.',
  taken: 'Esta dirección ya es de otra cuenta, así que la tuya conserva la que tiene.',
  undoLate: (days: number) =>
    `Un cambio se puede deshacer durante ${number(days)} días, y este es más antiguo. Puedes cambiar tu dirección en tus ajustes.`,
  undoTaken: (supportEmail: string) =>
    `Tu dirección anterior ya tiene una cuenta propia, así que la tuya no puede recuperarla. Escribe a ${supportEmail} y lo arreglamos juntos.`,
  confirm: {
    heading: 'Confirma tu nueva dirección',
    lead: <T>(productName: string, newEmail: T, oldEmail: (mark: string) => T) => [
      `Iniciarás sesión en ${productName} con `,
      newEmail,
      ' en lugar de ',
      oldEmail(','),
      ' y se cerrará la sesión en todos los demás dispositivos.',
    ],
    button: 'Usar esta dirección',
  },
  signInFirst: {
    heading: 'Inicia sesión para confirmar',
    lead: (productName: string) =>
      `Solo tú puedes cambiar la dirección de tu cuenta. Inicia sesión en ${productName} con la dirección que tiene ahora, y te traemos de vuelta aquí.`,
    button: 'Iniciar sesión',
  },
  done: {
    heading: 'Tu nueva dirección está confirmada',
    lead: <T>(newEmail: (mark: string) => T) => [
      'Desde ahora inicias sesión con ',
      newEmail('.'),
      ' Se cerró la sesión en todos los demás dispositivos.',
    ],
  },
  undo: {
    heading: '¿Conservar tu dirección?',
    lead: <T>(productName: string, oldEmail: T, newEmail: (mark: string) => T) => [
      `Tu cuenta de ${productName} conserva `,
      oldEmail,
      ' y no pasa a ',
      newEmail('.'),
      ' Por seguridad, se cierra la sesión en todos los dispositivos.',
    ],
    button: 'Conservar mi dirección',
  },
  undone: {
    heading: 'Tu dirección se queda',
    lead: <T>(oldEmail: (mark: string) => T) => [
      'Tu cuenta tiene ',
      oldEmail(','),
      ' y se cerró la sesión en todos los dispositivos. Inicia sesión otra vez.',
    ],
    button: (productName: string) => `Iniciar sesión en ${productName}`,
  },
};
