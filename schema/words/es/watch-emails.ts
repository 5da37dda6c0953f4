// The words of en/watch-emails.ts in Spanish.
import type { Words } from '../words.ts';

export const watchEmails: Words['watchEmails'] = {
  ask: {
    subject: '¿Te contamos adónde va ahora la piedra?',
    heading: '¿Adónde va ahora la piedra?',
    text: 'Alguien que vio una piedra pintada nos pidió que avisáramos a esta dirección cuando la escondan de nuevo: un solo correo, y ninguno más.',
    button: 'Sí, quiero saberlo',
    doNothing:
      '¿No lo pediste tú? Entonces no hagas nada: sin este clic no volveremos a escribirte, y olvidaremos la dirección a los dos días.',
  },
  movedOn: (rock: string) => `${rock} siguió su viaje`,
  hidden: 'Alguien la volvió a esconder. Gracias por dejarla para la próxima persona.',
  hiddenNear: (near: string) =>
    `Alguien la volvió a esconder, ${near}. Gracias por dejarla para la próxima persona.`,
  button: 'Ver su viaje',
  forgotten: 'Nos pediste que te avisáramos. Este fue el único correo, y ya hemos olvidado tu dirección.',
};
