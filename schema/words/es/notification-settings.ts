// The words of en/notification-settings.ts in Spanish.
import type { Words } from '../words.ts';

export const notificationSettings: Words['notificationSettings'] = {
  loadFailed: 'No pudimos cargar lo que elegiste. Inténtalo de nuevo dentro de un momento.',
  tryAgain: 'Reintentar',
  intro:
    'La campana te cuenta todo. Aquí eliges sobre qué te escribimos también. Cada cambio se guarda al momento.',
  otherDevices: 'Donde está marcado «Aviso push», te avisamos en tus otros dispositivos.',
  group: 'Correos y avisos push',
  emails: { now: 'Al momento', digest: 'En el resumen', off: 'Sin correo' },
  push: 'Aviso push',
  pushOf: (topic: string) => `Aviso push: ${topic}`,
  when: 'Cuándo',
  digest: 'El resumen llega por la mañana',
  digests: { daily: 'Cada día', weekly: 'Los lunes' },
  quietFrom: 'Silencio desde',
  quietUntil: 'Silencio hasta',
  neverQuiet: 'Con la misma hora dos veces, los avisos push llegan en cualquier momento.',
  waitWhileQuiet: 'Durante el silencio, los avisos push esperan.',
  hours: 'Las horas son las de la zona horaria de este dispositivo. Sobre un pedido te escribimos siempre.',
  notSaved: 'No se guardó',
  tryInAMoment: 'Inténtalo de nuevo dentro de un momento.',
  device: {
    on: 'Este dispositivo muestra avisos push.',
    off: 'Este dispositivo no muestra avisos push.',
    denied: 'Este navegador no permite que el sitio envíe avisos push.',
    turnOn: 'Activarlos',
    turnOff: 'Desactivarlos',
    failed: 'No funcionó',
    failedHint: 'No cambió nada. Inténtalo de nuevo.',
  },
};
