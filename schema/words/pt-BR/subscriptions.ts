// The words of en/subscriptions.ts in Brazilian Portuguese.
import type { Words } from '../words.ts';
import { date } from './intl.ts';
import { money } from './money.ts';
import type { plans } from './plans.ts';

type Plan = keyof typeof plans.names;
const planNames = { monthly: 'plano mensal', yearly: 'plano anual' };

export const subscriptions: Words['subscriptions'] = {
  comingSoon: 'As assinaturas premium chegam em breve',
  manual: 'Este plano foi dado a você manualmente. Para mudá-lo, fale com o suporte.',
  nothingToCancel: 'Você não tem nenhuma assinatura para cancelar',
  nothingToReactivate: 'Você não tem nenhuma assinatura cancelada que possa continuar',
  noBilling: 'Ainda não há cartões nem faturas suas',
  proOnly: 'Isto faz parte do Rock Hunter Pro',
  plan: 'Escolha o plano mensal ou o anual',
  returnAddress: 'Um pagamento só volta para as nossas próprias páginas',
  paymentsDown: 'Os pagamentos estão descansando. Nada foi cobrado. Tente de novo daqui a pouco.',
  already: 'Você já tem o Rock Hunter Pro',
  tooMany: 'Foram muitos pagamentos em pouco tempo. Espere um pouco e tente de novo.',
  checkoutOpen: 'Outro pagamento seu está começando agora mesmo. Tente de novo daqui a pouco.',
  badSignature: 'Isto não foi assinado pelo serviço de pagamento',
  missing: 'O serviço de pagamento não conhece este pagamento',
  redirecting: 'Continue na página de pagamento',
  paidEmail: {
    subject: 'O seu Rock Hunter Pro está pago',
    thanks: (plan: Plan) => `Agradecemos. O seu ${planNames[plan]} do Rock Hunter Pro está pago.`,
    whatNext: (productName: string, email: string) =>
      `Entre no ${productName} com este endereço, ${email}, em qualquer navegador: a partir daí o plano é seu. Se você ainda não tem conta, entrar cria uma, e é grátis.`,
    signIn: 'Entrar',
    canCancel:
      'Você pode cancelar a qualquer momento no seu perfil e mantém o plano até o fim do período pago.',
  },
  duplicateEmail: {
    subject: 'O seu segundo plano do Rock Hunter Pro foi encerrado',
    heading: 'O seu segundo plano foi encerrado',
    ended: (plan: Plan) =>
      `Você já tinha o Rock Hunter Pro quando um segundo plano foi comprado para você: o ${planNames[plan]}. Nós o encerramos na hora. Ele não será cobrado de novo.`,
    refunded: (cents: number) =>
      `${money(cents, 'usd')} foram reembolsados pelo mesmo caminho do pagamento. Os bancos levam de 5 a 10 dias para mostrar.`,
    notRefunded: (supportEmail: string) =>
      `Nada foi reembolsado por ele ainda. Se houve cobrança, escreva para ${supportEmail}.`,
    firstStays: 'O plano que você tinha antes fica como está.',
    firstGoesOn: (plan: Plan) => `O seu primeiro plano, o ${planNames[plan]}, continua como antes.`,
    firstEnds: (plan: Plan, at: number) =>
      `O seu primeiro plano, o ${planNames[plan]}, foi cancelado e termina em ${date(at, { dateStyle: 'long', timeZone: 'UTC' })}. Você pode mantê-lo no seu perfil, em “Assinatura”.`,
    isWrong: 'Tem algo errado? Responda a este e-mail.',
  },
};
