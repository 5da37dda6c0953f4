// The words of en/sign-in.ts in Spanish.
import type { Words } from '../words.ts';
import { number, plural } from './intl.ts';
import { wait } from './units.ts';

export const signIn: Words['signIn'] = {
  emailMissing: 'Escribe tu dirección de correo',
  emailInvalid: 'Escribe una dirección de correo válida',
  codeMissing: 'Escribe los seis dígitos del correo',
  wrong: (triesLeft: number) =>
    plural(triesLeft, {
      one: 'Ese no es el código de nuestro correo. Te queda # intento.',
      other: 'Ese no es el código de nuestro correo. Te quedan # intentos.',
    }),
  spent: 'Ese código falló cinco veces y ya no sirve. Podemos enviarte otro.',
  expired: (minutes: number) =>
    `Un código sirve durante ${number(minutes)} minutos, y este es más antiguo. Podemos enviarte otro.`,
  used: 'Ese código ya se usó, y cada uno sirve una sola vez. Podemos enviarte otro.',
  otherBrowser:
    'Un código solo sirve en el navegador que lo pidió. Este no lo ha pedido, o no guarda cookies. Permite las cookies aquí y pide un código nuevo.',
  tooMany: (seconds: number) =>
    `Se acaban de pedir varios códigos para esta dirección o desde tu red. Mira en tu correo y en la carpeta de spam, o inténtalo de nuevo dentro de ${wait(seconds)}.`,
  notSignedOut: (why: string) => `No pudimos cerrar tu sesión ahora. ${why}`,
  sentAgain: 'Un correo nuevo va en camino. Ahora solo sirve el código que trae.',
  deniedBy: (issuer: string) =>
    `${issuer} no inició tu sesión. Puedes intentarlo de nuevo o usar tu correo electrónico.`,
  failedBy: (issuer: string) =>
    `El inicio de sesión con ${issuer} tardó demasiado o se interrumpió. Empieza otra vez o usa tu correo electrónico.`,
  unverifiedBy: (issuer: string) =>
    `${issuer} no ha confirmado que tu dirección de correo es tuya. Inicia sesión con un código por correo.`,
  unreachable: (issuer: string) =>
    `Ahora mismo no podemos conectar con ${issuer}. Un código por correo funciona igual de bien.`,
  heading: (productName: string) => `Inicia sesión en ${productName}`,
  lead: 'Te enviamos un código por correo. ¿Es tu primera vez? El mismo código abre tu cuenta gratis.',
  leadToPlan:
    'Inicia sesión con la dirección de correo con la que pagaste, y ahí estará tu plan. Te enviamos un código. ¿Es tu primera vez? El mismo código abre tu cuenta.',
  email: 'Correo electrónico',
  sendCode: 'Enviarme un código',
  enterSentCode: 'Escribe el código que te enviamos',
  enterCodeSentTo: <T>(address: T) => ['Escribe el código que enviamos a ', address],
  or: 'o',
  continueWith: (issuer: string) => `Seguir con ${issuer}`,
  whatWeKeep: 'Lo que guardamos sobre ti',
  enterCode: 'Escribe tu código',
  sentDigits: <T>(address: T) => ['Enviamos seis dígitos a ', address],
  code: 'Código',
  codeHint: (minutes: number) =>
    `Sirve durante ${number(minutes)} minutos, en este navegador. ¿No llega el correo? Quizá esté en la carpeta de spam.`,
  submit: 'Iniciar sesión',
  sendAgain: 'Enviar otro código',
  otherAddress: 'Usar otra dirección',
  stillSignedIn: 'Tu sesión sigue abierta',
  staySignedIn: (productName: string) => `Seguir con la sesión abierta y volver a ${productName}`,
  tryAgain: 'Reintentar',
  rockWaits: <T>(id: T) => ['Tu piedra ', id, ' te espera.'],
  step: (step: number, steps: number) => `Paso ${number(step)} de ${number(steps)}`,
};
