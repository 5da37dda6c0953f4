// The words of en/alarms.ts in Spanish.
import type { Words } from '../words.ts';
import { number, plural } from './intl.ts';
import { shortMoment } from './utc.ts';
const counted = { answers: 'peticiones', mail: 'correos', webhooks: 'eventos', push: 'avisos push' };
export const alarms: Words['alarms'] = {
  parts: {
    job: {
      title: 'Tarea horaria',
      broken: 'la tarea horaria falla',
      brokenTitle: 'La tarea horaria falla',
      over: 'la tarea horaria funciona otra vez',
      overTitle: 'La tarea horaria funciona otra vez',
      todo: [
        'No se pierde nada: la próxima vez que funcione recuperará lo que faltó.',
        'Si fallan algunos pasos, mira cloudflarestatus.com y status.stripe.com: un servicio caído vuelve solo. Si no se ejecuta nunca, mira en Cloudflare, en Workers & Pages, rockabout, Settings, Trigger Events; un nuevo despliegue vuelve a fijar el horario.',
        'Una restauración interrumpida la hace esperar: termínala con el mismo comando, o con npm run restore -- --undo. Si no es eso, envía las líneas del registro con «kind = failure» a quien desarrolla el sitio.',
      ],
    },
    mail: {
      title: 'Correos',
      broken: 'los correos no salen',
      brokenTitle: 'Los correos no salen',
      over: 'los correos salen otra vez',
      overTitle: 'Los correos salen otra vez',
      todo: [
        'Mira en Cloudflare, en Email Service: ¿se agotó la cuota diaria?, ¿sigue encontrando los registros DNS de tu dominio? Si las dos cosas están bien, mira cloudflarestatus.com y espera.',
        'Hasta entonces nadie puede iniciar sesión con un código. Todos los demás correos esperan y salen solos.',
      ],
    },
    outbox: {
      title: 'Mensajes sin enviar',
      broken: 'hay mensajes que esperan más de una hora',
      brokenTitle: 'Hay mensajes que esperan más de una hora',
      over: 'ya ningún mensaje espera mucho tiempo',
      overTitle: 'Ya ningún mensaje espera mucho tiempo',
      todo: [
        'Si también fallan los correos, los avisos push o la tarea horaria, empieza por ahí. Si no, suele ser una dirección equivocada: en /admin, «Mantenimiento», está la lista de mensajes, donde puedes intentarlos otra vez o descartarlos.',
        'Los mensajes se intentan cada hora durante dos semanas, y ninguno sale dos veces.',
      ],
    },
    webhooks: {
      title: 'Pagos de Stripe',
      broken: 'las noticias de pagos no llegan',
      brokenTitle: 'Las noticias de pagos no llegan',
      over: 'las noticias de pagos llegan otra vez',
      overTitle: 'Las noticias de pagos llegan otra vez',
      todo: [
        'Mira en Stripe, en Developers, Webhooks: las entregas fallidas muestran nuestra respuesta. 400 significa que el secreto de firma está mal; 404, o ninguna, que lo está la dirección. npm run setup -- --replace STRIPE_WEBHOOK_SECRET crea el webhook de nuevo, con los dos. 500 y 503 pasan solos. Los problemas de Stripe están en status.stripe.com.',
        'No se pierde ningún pago: una reparación diaria encuentra los de dos semanas, y «Reparar en menos de una hora», en «Mantenimiento», no la espera.',
      ],
    },
    push: {
      title: 'Avisos push',
      broken: 'los avisos push no salen',
      brokenTitle: 'Los avisos push no salen',
      over: 'los avisos push salen otra vez',
      overTitle: 'Los avisos push salen otra vez',
      todo: [
        'Suele pasar solo en unas horas, y los avisos esperan.',
        'Si dura un día, mira las líneas del registro con «a push service did not take a message». Un 401 o 403 en ellas significa que las claves no encajan: npm run setup -- --replace PUSH_PRIVATE_KEY, y después npm run deploy. Las demás, envíalas a quien desarrolla el sitio.',
      ],
    },
    answers: {
      title: 'Peticiones',
      broken: 'fallan demasiadas peticiones',
      brokenTitle: 'Fallan demasiadas peticiones',
      over: 'las peticiones tienen respuesta otra vez',
      overTitle: 'Las peticiones tienen respuesta otra vez',
      todo: [
        '¿Empezó con una versión nueva? Entonces vuelve a la anterior: npm run deploy -- --back.',
        'Si no, abre /api/health en el sitio. Si no dice «ok», un almacén de Cloudflare está caído: mira cloudflarestatus.com y espera. Si lo dice, envía las líneas del registro con «level = error» a quien desarrolla el sitio.',
      ],
    },
    database: {
      title: 'Tamaño de la base de datos',
      broken: 'la base de datos se está llenando',
      brokenTitle: 'La base de datos se está llenando',
      over: 'la base de datos tiene espacio otra vez',
      overTitle: 'La base de datos tiene espacio otra vez',
      todo: [
        'Los miembros aún no notan nada, y hay tiempo. Pero una base de datos llena no admite piedras, hallazgos ni miembros nuevos.',
        'Habla esta semana con quien desarrolla el sitio: hay que mover filas antiguas, o dividir la base de datos.',
      ],
    },
  },

  // Messages.
  brokenSince: (productName: string, broken: string, since: number, now: number) =>
    `${productName}: ${broken} (desde: ${shortMoment(since, now)})`,
  sinceThen: (since: number, now: number, detail: string) => `Desde: ${shortMoment(since, now)}. ${detail}`,
  isOver: (productName: string, over: string) => `${productName}: ${over}`,
  wasBroken: (since: number, until: number, now: number, broken: string) =>
    `Desde: ${shortMoment(since, now)}. Hasta: ${shortMoment(until, now)}. El fallo: ${broken}. No hay que hacer nada.`,
  openDashboard: 'Abrir el panel',
  oneMoreEmail: 'Recibirás un correo más, cuando esto termine.',

  // What was found.
  failedWithin: (
    failed: number,
    total: number,
    what: keyof typeof counted,
    minutes: number,
    percent: number,
  ) =>
    `Fallos: ${number(failed)} de ${number(total)} ${counted[what]} en ${number(minutes)} minutos (${number(percent)}\u00a0%).`,
  neverRan: 'Nunca se ha ejecutado.',
  lastRan: (at: number, now: number) => `Última vez que se ejecutó: ${shortMoment(at, now)}.`,
  stepsFailed: (names: string) => `Estos pasos fallaron en dos ejecuciones o más: ${names}.`,
  undelivered: 'Stripe no pudo entregar un evento durante más de una hora.',
  messagesWait: (many: number) => plural(many, { one: '# mensaje espera.', other: '# mensajes esperan.' }),
  gigabytes: (used: number, most: number) => `En uso: ${used.toFixed(1)} de ${most} GB.`,

  // On the dashboard.
  heading: 'Salud',
  notLoaded: 'No se pudo cargar la salud del sitio.',
  partsBroken: (many: number) =>
    plural(many, { one: '# parte no funciona.', other: '# partes no funcionan.' }),
  emailWhenOver: 'Recibirás un correo cuando termine.',
  emailWhenBroken: 'Recibes un correo cuando algo deja de funcionar.',
  fineSince: <T>(at: T) => ['Bien. Desde: ', at],
  isBrokenSince: <T>(at: T) => ['No funciona. Desde: ', at],
  calmSince: <T>(at: T) => ['Se está calmando. Desde: ', at],
  notKnown: 'Aún no se sabe',
  notSetUp: 'Sin configurar',
  calming: <T>(since: T, minutes: number) => [
    'No funciona. Desde: ',
    since,
    `. Se acaba cuando lleve ${number(minutes)} minutos bien sin interrupción. No hay que hacer nada.`,
  ],
  more: 'Más en docs/operations.md, en «Alarms».',
  unsent: 'Mensajes sin enviar',
  addresses: 'Los miembros y sus direcciones',
  repair: 'Reparación de pagos',
};
