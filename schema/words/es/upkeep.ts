// The words of en/upkeep.ts in Spanish.
import type { Words } from '../words.ts';
import { plural } from './intl.ts';
const roles = {
  administrator: 'administración',
  applicant: 'solicitante',
  author: 'quien lo escribió',
  buyer: 'quien compró',
  member: 'miembro',
  visitor: 'visitante',
};

const here = 'Falla antes de salir: mira «kind = failure» en el registro.';

export const upkeep: Words['upkeep'] = {
  // Messages that have not left.
  unsent: 'Mensajes sin enviar',
  aboutUnsent:
    'Aquí está lo que falla o espera más de una hora. La tarea horaria lo intenta otra vez, durante dos semanas.',
  noOthers: 'No espera ningún otro mensaje.',
  others: (count: number) =>
    plural(count, {
      one: '# mensaje más saldrá sin ti: ahora mismo, o a la hora que eligió quien lo lee.',
      other: '# mensajes más saldrán sin ti: ahora mismo, o a la hora que eligió quien los lee.',
    }),
  tryAll: 'Reintentar todos ahora',
  unsentCaption: 'Mensajes sin enviar, primero el más antiguo',
  messagesNotLoaded: 'No se pudieron cargar los mensajes.',
  nothingFails: 'No falla nada, y nada espera mucho tiempo.',
  kinds: {
    receipt: 'Recibo',
    purchase: 'Un plan pagado antes de iniciar sesión',
    duplicate: 'Un segundo plan reembolsado',
    act: 'Lo que hiciste',
    application: 'Una solicitud que llegó',
    selection: 'Resultado de una solicitud',
    report: 'Informe diario',
    watch: 'Adónde va después una piedra',
    offer: 'Una oferta de una piedra',
    alarm: 'Alarma',
    deletion: 'Confirmación de que una cuenta se eliminó',
    notice: 'Notificación',
    digest: 'Resumen',
  },
  asPush: (kind: string) => `${kind}, como aviso push`,
  roles,
  what: 'Qué',
  to: 'Para',
  recipient: <T>(role: keyof typeof roles, about: T) => [roles[role], ', ', about],
  why: 'Por qué',
  written: 'Escrito',
  tries: 'Intentos',
  tryNow: 'Reintentar ahora',
  doNotSend: 'No enviar',
  beingTried: 'Se está intentando ahora',
  notTried: 'Nadie lo ha intentado: mira si la tarea horaria funciona.',
  brokenOff: 'Un intento se interrumpió. El próximo empieza en menos de una hora.',
  everyTry: 'Falla siempre.',
  failures: {
    email: {
      address: 'El servicio de correo no acepta correos para esta dirección.',
      service: 'El servicio de correo no lo acepta.',
      other: here,
    },
    push: {
      address: here,
      service: 'El servicio de avisos push del navegador no lo acepta.',
      other: here,
    },
  },
  whySince: <T>(why: string, at: T) => [`${why} Desde: `, at, '.'],
  tryingNow: {
    title: 'Intentándolo ahora',
    description: 'Lo que salga desaparece de esta lista dentro de un momento.',
  },
  didNotWork: 'No funcionó',
  tryLater: 'Inténtalo de nuevo dentro de un momento.',
  doNotSendKind: (kind: string) => `No enviar: ${kind}`,
  aboutDrop: (role: keyof typeof roles) =>
    `Este mensaje no llegará nunca a su destino (${roles[role]}). No se puede enviar más tarde.`,
  notSent: 'No se envía',

  // Payments.
  payments: 'Pagos',
  comparing: {
    title: 'Los pagos se comparan con Stripe',
    description: 'En menos de una hora, con la próxima tarea horaria.',
  },
  repair: 'Reparar en menos de una hora',
  aboutRepair:
    'Una vez al día, los planes, pedidos y reembolsos se comparan con Stripe. Si un webhook estuvo apagado, no tienes que esperar a eso.',
  secondPlans: 'Segundos planes por reembolsar',
  noneWaits: 'No espera ninguno.',
  secondPlansCaption: 'Segundos planes por reembolsar, primero el más antiguo',
  refundsNotLoaded: 'No se pudieron cargar los reembolsos.',
  subscription: 'Suscripción',
  member: 'Miembro',
  found: 'Encontrado',
  state: 'Estado',
  confirmed: 'Termina y se reembolsa en menos de una hora',
  beingChecked: 'Se está comprobando',

  // Refusals.
  noMessage: 'Este mensaje ya salió, o ya no existe',
  underway: 'Se está enviando ahora, o espera su hora. Mira otra vez dentro de diez minutos.',
};
