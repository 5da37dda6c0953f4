// The words of en/plan-tab.ts in Spanish.
import type { Words } from '../words.ts';

export const planTab: Words['planTab'] = {
  label: 'Tu plan',
  notLoaded: 'No pudimos cargar tu plan. Inténtalo de nuevo dentro de un momento.',
  tryAgain: 'Reintentar',
  question: '¿Tienes una pregunta sobre tu plan? Escríbenos.',
  contact: 'Escribir a soporte',
  subject: 'Ayuda con la suscripción',
  kinds: {
    free: 'Gratis para siempre',
    premium: 'Gestionado a mano',
    monthly: 'Plan mensual',
    yearly: 'Plan anual',
  },
  kindAndPeriod: (kind: string, period: string) => `${kind}. ${period}`,
  statuses: {
    active: 'Activo',
    trialing: 'De prueba',
    canceled: 'Cancelado',
    free: 'Plan gratuito',
    past_due: 'Pago atrasado',
    incomplete: 'Incompleto',
    incomplete_expired: 'Incompleto y vencido',
    unpaid: 'Sin pagar',
    paused: 'En pausa',
  },
  unpaid: 'El último pago no se completó. Revisa tu tarjeta, por favor.',
  unpaidOpen:
    'El último pago no se completó. Revisa tu tarjeta, por favor; hasta entonces, todo sigue abierto unos días.',
  free: 'Son tuyas todas las piedras que quieras, sus viajes y el mapa con sus puntos. Rock Hunter Pro añade las novedades de la comunidad, el análisis de distancias y un mapa que cuenta sus historias.',
  manual: <T>(email: T) => [
    'Este plan te lo dimos a mano: para cambiarlo o terminarlo, escribe a ',
    email,
    '.',
  ],
  refunded: (plan: string, day: string) =>
    `Ya tenías Rock Hunter Pro cuando se compró otro plan (${plan}), así que lo anulamos el ${day}.`,
  refundedWith: (plan: string, day: string, price: string) =>
    `Ya tenías Rock Hunter Pro cuando se compró otro plan (${plan}), así que lo anulamos el ${day}. Devolvimos ${price} por el mismo medio de pago.`,
  cancelledUntilEnd:
    'Tu plan está cancelado. Todo lo que incluye sigue siendo tuyo hasta el final del periodo pagado.',
  cancelledAndOver: 'Tu plan está cancelado y ha terminado. Tus piedras y sus viajes siguen siendo tuyos.',
  pause: 'Pausar la suscripción',
  noPause: { title: 'Esta función llegará pronto', description: 'Los planes aún no se pueden pausar.' },
  upgrade: 'Pasar a Pro',
  reactivate: 'Reactivar',
  cancel: {
    button: 'Cancelar el plan',
    title: '¿Cancelar Rock Hunter Pro?',
    text: 'No se cobra nada más. Tus piedras y sus viajes siguen siendo tuyos.',
    textUntil: (day: string) =>
      `Conservas todo lo que incluye hasta el ${day}, el final del periodo pagado. Después no se cobra nada más. Tus piedras y sus viajes siguen siendo tuyos.`,
    keep: 'Conservar mi plan',
    confirm: 'Cancelar mi plan',
    cancelling: 'Cancelando…',
    done: 'Suscripción cancelada',
    over: 'No se cobra nada más.',
    untilEnd: 'Conservas el acceso hasta el final del periodo pagado.',
    untilDay: (day: string) => `Conservas el acceso hasta el final del periodo pagado, el ${day}.`,
    failed: {
      title: 'Error',
      description: 'No se pudo cancelar la suscripción. Inténtalo de nuevo o escribe a soporte.',
    },
    manual: {
      title: 'Suscripción gestionada a mano',
      description: 'Esta suscripción se gestiona a mano. Para hacer cambios, escribe a soporte.',
    },
  },
};
