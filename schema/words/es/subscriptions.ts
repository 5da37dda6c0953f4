// The words of en/subscriptions.ts in Spanish.
import type { Words } from '../words.ts';
import { date } from './intl.ts';
import { money } from './money.ts';
const plans = { monthly: 'plan mensual', yearly: 'plan anual' };

type Plan = keyof typeof plans;

export const subscriptions: Words['subscriptions'] = {
  comingSoon: 'Las suscripciones premium llegarán pronto',
  manual: 'Esta suscripción se gestiona a mano. Para hacer cambios, escribe a soporte.',
  nothingToCancel: 'No tienes ninguna suscripción que cancelar',
  nothingToReactivate: 'No tienes ninguna suscripción cancelada que pueda seguir',
  noBilling: 'Todavía no hay tarjetas ni facturas tuyas',
  proOnly: 'Esto es parte de Rock Hunter Pro',
  plan: 'Elige el plan mensual o el anual',
  returnAddress: 'Un pago solo vuelve a nuestras propias páginas',
  paymentsDown: 'Los pagos están en pausa. No se cobró nada. Inténtalo de nuevo dentro de un momento.',
  already: 'Ya tienes Rock Hunter Pro',
  tooMany: 'Fueron muchos pagos en poco tiempo. Espera un poco e inténtalo de nuevo.',
  checkoutOpen: 'Otro pago tuyo se está iniciando ahora. Inténtalo de nuevo dentro de un momento.',
  badSignature: 'Esto no lo firmó el proveedor de pagos',
  missing: 'El proveedor de pagos no conoce este pago',
  redirecting: 'Continúa en la página de pago',
  paidEmail: {
    subject: 'Tu Rock Hunter Pro está pagado',
    thanks: (plan: Plan) => `Gracias. Tu ${plans[plan]} de Rock Hunter Pro está pagado.`,
    whatNext: (productName: string, email: string) =>
      `Inicia sesión en ${productName} con esta dirección, ${email}, en cualquier navegador: desde ese momento el plan es tuyo. Si aún no tienes cuenta, al iniciar sesión se crea una, y es gratis.`,
    signIn: 'Iniciar sesión',
    canCancel:
      'Puedes cancelarlo en tu perfil cuando quieras, y conservarlo hasta el final de lo que pagaste.',
  },
  duplicateEmail: {
    subject: 'Anulamos tu segundo plan de Rock Hunter Pro',
    heading: 'Anulamos tu segundo plan',
    ended: (plan: Plan) =>
      `Ya tenías Rock Hunter Pro cuando se compró para ti un segundo plan: el ${plans[plan]}. Lo anulamos enseguida. No se volverá a cobrar.`,
    refunded: (cents: number) =>
      `Devolvimos ${money(cents, 'usd')} por el mismo medio de pago. Los bancos tardan de 5 a 10 días en mostrarlo.`,
    notRefunded: (supportEmail: string) =>
      `Por él todavía no se devolvió nada. Si te lo cobraron, escribe a ${supportEmail}.`,
    firstStays: 'El plan que tenías antes sigue como está.',
    firstGoesOn: (plan: Plan) => `Tu primer plan, el ${plans[plan]}, sigue como antes.`,
    firstEnds: (plan: Plan, at: number) =>
      `Tu primer plan, el ${plans[plan]}, se canceló y termina el ${date(at, { dateStyle: 'long', timeZone: 'UTC' })}. Puedes hacer que siga en tu perfil, en «Suscripción».`,
    isWrong: '¿Hay algo mal? Responde a este correo.',
  },
};
