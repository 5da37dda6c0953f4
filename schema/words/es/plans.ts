// The words of en/plans.ts in Spanish.
import type { Words } from '../words.ts';
import { money } from './money.ts';

const shared = ['Registro de piedras sin límite', 'Viaje de cada piedra, parada a parada'];
const alreadySubscribed = 'Ya tienes una suscripción';
const subscriptionError = 'Error en la suscripción';

export const plans: Words['plans'] = {
  names: { monthly: 'Plan mensual', yearly: 'Plan anual' },
  start: { monthly: 'Empezar el plan mensual', yearly: 'Empezar el plan anual' },
  ofMember: {
    free: 'PLAN GRATUITO',
    premium: 'PLAN PREMIUM',
    monthly: 'PLAN MENSUAL',
    yearly: 'PLAN ANUAL',
  },
  price: (cents: number) => money(cents, 'usd'),
  per: { monthly: 'al mes', yearly: 'al año', free: 'para siempre' },
  freePrice: '0 US$',
  orYearly: (yearly: string) => `al mes, o ${yearly} al año`,
  freeName: 'Plan gratuito',
  freeFeatures: [
    ...shared,
    'Seguimiento básico de piedras',
    'Vista del mapa (solo puntos)',
    'Código QR y Rock ID',
  ],
  notInFree: [
    'Novedades de la comunidad',
    'Análisis de distancias',
    'Mapa interactivo',
    'Exportar datos a CSV',
    'Diseños premium de piedras',
    'Atención prioritaria',
  ],
  notInFreeTitle: 'No está en el plan gratuito',
  notIncluded: 'No incluido: ',
  sharedFeatures: [...shared, 'Código QR y Rock ID'],
  addedByPro: [
    'Seguimiento avanzado',
    'Mapa completo',
    'Novedades de la comunidad',
    'Análisis de distancias',
    'Mapa interactivo',
    'Exportar a CSV',
    'Diseños premium',
    'Atención prioritaria',
  ],
  pro: 'Rock Hunter Pro',
  proMonthlyOrYearly: 'Rock Hunter Pro, mensual o anual',
  bestValue: 'MEJOR PRECIO',
  saving: (percent: number) => `¡Ahorra un ${percent}\u00a0% frente al mensual!`,
  starting: 'Un momento…',
  opening: 'Abriendo…',
  continueFree: 'Seguir gratis',
  toDashboard: 'Ir al inicio',
  backToDashboard: 'Volver al inicio',
  period: {
    renews: (day: string) => `Se renueva el ${day}.`,
    trial: (day: string) => `Tu prueba dura hasta el ${day}.`,
    until: (day: string) => `Es tuyo hasta el ${day}.`,
    ended: (day: string) => `Terminó el ${day}.`,
  },
  page: {
    heading: 'Suscripción',
    choose: 'Elige tu nivel de aventura',
    lead: 'Pinta, esconde y encuentra todas las piedras que quieras, gratis para siempre. Rock Hunter Pro te muestra adónde fueron todas y abre la mesa donde se reúne la comunidad.',
    toHome: 'Volver al inicio',
    failed: 'No pudimos consultar los planes.',
    waiting: 'Esperando noticias de tu pago…',
    thanks: 'Gracias',
    lastPlan: 'Tu último plan',
    another: 'Puedes empezar otro cuando quieras.',
    anotherAfter: (period: string) => `${period} Puedes empezar otro cuando quieras.`,
    paidAlready: <T>(link: (words: string) => T) => [
      '¿Ya pagaste? ',
      link('Inicia sesión con la dirección con la que pagaste'),
      ', y ahí estará tu plan.',
    ],
  },
  soon: {
    title: 'Las suscripciones premium llegarán pronto',
    lead: (monthly: string, yearly: string) =>
      `Rock Explorer es gratis para siempre, con todas las piedras que quieras. Rock Hunter Pro llegará pronto por ${monthly} al mes o ${yearly} al año, con:`,
  },
  own: {
    headings: { member: 'Miembro premium', ending: 'Tu plan se termina', unpaid: 'Tu plan está en espera' },
    ending:
      'Tu plan está cancelado. Todo lo que incluye sigue siendo tuyo hasta entonces, y tus piedras y sus viajes, para siempre.',
    backToRock: 'Volver a la piedra que tienes en la mano',
    allYours: 'Todo esto es tuyo',
    stillYours: 'Aún es tuyo',
    open: 'Abrir análisis, archivos y diseños',
    lookUpFailed: 'No pudimos consultar tu plan.',
  },
  unpaid: {
    title: 'El último pago no se completó',
    hasAccess: 'Todo sigue abierto unos días. Revisa tu tarjeta, por favor.',
    isClosed: 'Rock Hunter Pro se abrirá de nuevo en cuanto se complete. Revisa tu tarjeta, por favor.',
  },
  billing: 'Tarjeta y facturas',
  billingFailed: {
    title: subscriptionError,
    description: 'No pudimos abrir tu tarjeta y tus facturas. Inténtalo de nuevo.',
  },
  reactivate: 'Reactivar',
  reactivating: 'Reactivando…',
  reactivated: { title: 'Suscripción reactivada', description: 'Tu plan sigue y se renueva como antes.' },
  reactivateFailed: {
    title: subscriptionError,
    description: 'No pudimos reactivar tu plan. Inténtalo de nuevo.',
  },
  giveYourself: {
    text: 'Cuidas de esta comunidad, así que no hay nada que pagar: date Rock Hunter Pro a mano, en la lista de miembros.',
    link: 'Darme Pro',
  },
  upsell: {
    everythingAnd: 'Todo lo de Rock Explorer y, además:',
    upgrade: 'Pasar a Pro',
    signIn: 'Iniciar sesión',
  },
  card: {
    heading: 'Completa tu suscripción',
    form: 'Pago con tarjeta',
    loading: 'Cargando el formulario de la tarjeta…',
    subscribe: 'Suscribirse',
    subscribing: 'Un momento…',
    failed: 'El pago falló',
    noAnswer: 'La página de pago no respondió. Inténtalo de nuevo.',
    canTryAgain: (refusal: string) =>
      `${refusal} Puedes intentarlo de nuevo, usar otra tarjeta o empezar otra vez con «Elegir otro plan».`,
    whereItGoes: {
      monthly:
        'Tu tarjeta va a Stripe, nuestro proveedor de pagos, y nunca a nosotros. El plan se renueva cada mes hasta que lo canceles, lo que se hace con dos clics.',
      yearly:
        'Tu tarjeta va a Stripe, nuestro proveedor de pagos, y nunca a nosotros. El plan se renueva cada año hasta que lo canceles, lo que se hace con dos clics.',
    },
    back: 'Elegir otro plan',
    opens: 'Lo que abre Rock Hunter Pro',
    missing:
      'El formulario de la tarjeta no se cargó. Puede ser por una conexión débil o un bloqueador. No se cobró nada, y puedes pagar en la página de nuestro proveedor de pagos.',
    hosted: 'Pagar en la página de pago',
  },
  noCheckout: 'No se pudo preparar el pago',
  setupFailed: {
    title: 'Error al preparar el pago',
    description: 'No se pudo iniciar el pago. Inténtalo de nuevo.',
  },
  successful: {
    title: 'Pago realizado',
    description: 'Rock Hunter Pro es tuyo. Gracias por ayudar a que las piedras sigan rodando.',
  },
  boughtTwice: {
    title: alreadySubscribed,
    description: 'Ya tenías Rock Hunter Pro. Anulamos el segundo plan y te devolvemos su pago.',
  },
  canceled: {
    title: 'Pago cancelado',
    description: 'No se cobró nada. Los planes siguen aquí para cuando quieras.',
  },
  boughtElsewhere: {
    title: subscriptionError,
    description: 'La compra se hizo con otra dirección de correo. Inicia sesión con esa.',
  },
  hasPlan: {
    title: alreadySubscribed,
    description: 'Ya tienes Rock Hunter Pro. No se cobró nada.',
  },
  received: {
    heading: '¡Pago realizado!',
    toSignIn: 'Te llevamos a iniciar sesión con la dirección con la que pagaste…',
  },
  unconfirmed: {
    title: 'Estamos confirmando tu pago',
    retry: 'Mirar otra vez',
    accepted:
      'Tu tarjeta fue aceptada, y tu plan estará aquí en uno o dos minutos. Mientras tanto, puedes seguir.',
    notHeard:
      'Nuestro proveedor de pagos aún no nos ha dicho nada. Si pagaste, tu plan estará aquí en uno o dos minutos. Si no, no se cobró nada.',
  },
  elsewhere: {
    title: 'Pagado con otra dirección de correo',
    signIn: 'Iniciar sesión con la otra dirección',
    notMine: 'Yo no lo compré',
    whatToDo: <T>(support: T) => [
      'El plan que se compró en este navegador pertenece a la dirección con la que se pagó. Inicia sesión con esa o escribe a ',
      support,
      '.',
    ],
    subject: 'Ayuda con la suscripción',
  },
};
