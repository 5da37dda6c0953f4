// The words of en/sign-in.ts in Brazilian Portuguese.
import type { Words } from '../words.ts';
import { number, plural } from './intl.ts';
import { wait } from './units.ts';

export const signIn: Words['signIn'] = {
  emailMissing: 'Digite o seu endereço de e-mail',
  emailInvalid: 'Digite um endereço de e-mail válido',
  codeMissing: 'Digite os seis números do e-mail',
  wrong: (triesLeft: number) =>
    plural(triesLeft, {
      one: 'Esse não é o código do nosso e-mail. Você tem mais # tentativa.',
      other: 'Esse não é o código do nosso e-mail. Você tem mais # tentativas.',
    }),
  spent: 'Esse código foi digitado errado cinco vezes e não vale mais. Podemos enviar um novo.',
  expired: (minutes: number) =>
    `Um código vale por ${number(minutes)} minutos, e este é mais antigo. Podemos enviar um novo.`,
  used: 'Esse código já foi usado, e cada um vale uma vez só. Podemos enviar um novo.',
  otherBrowser:
    'Um código só vale no navegador que o pediu. Este não pediu nenhum, ou não guarda cookies. Permita os cookies aqui e peça um código novo.',
  tooMany: (seconds: number) =>
    `Vários códigos acabaram de ser pedidos para este endereço ou a partir da sua rede. Olhe a sua caixa de entrada e a pasta de spam, ou tente de novo daqui a ${wait(seconds)}.`,
  notSignedOut: (why: string) => `Não conseguimos encerrar a sua sessão agora. ${why}`,
  sentAgain: 'Um novo e-mail está a caminho. Agora só vale o código dele.',
  deniedBy: (issuer: string) =>
    `${issuer} não liberou a sua entrada. Tente de novo ou use o seu endereço de e-mail.`,
  failedBy: (issuer: string) =>
    `Entrar com ${issuer} demorou demais ou foi interrompido. Comece de novo ou use o seu endereço de e-mail.`,
  unverifiedBy: (issuer: string) =>
    `${issuer} não confirmou que o endereço de e-mail é seu. Entre com um código por e-mail.`,
  unreachable: (issuer: string) =>
    `Não conseguimos falar com ${issuer} neste momento. Um código por e-mail funciona do mesmo jeito.`,
  heading: (productName: string) => `Entrar no ${productName}`,
  lead: 'Enviamos um código para o seu e-mail. É a sua primeira vez? O mesmo código abre a sua conta grátis.',
  leadToPlan:
    'Entre com o endereço de e-mail que você usou para pagar, e o seu plano estará lá. Enviamos um código para ele. É a sua primeira vez? O mesmo código abre a sua conta.',
  email: 'Endereço de e-mail',
  sendCode: 'Enviar código',
  enterSentCode: 'Digite o código que enviamos',
  enterCodeSentTo: <T>(address: T) => ['Digite o código que enviamos para ', address],
  or: 'ou',
  continueWith: (issuer: string) => `Continuar com ${issuer}`,
  whatWeKeep: 'O que guardamos sobre você',
  enterCode: 'Digite o seu código',
  sentDigits: <T>(address: T) => ['Enviamos seis números para ', address],
  code: 'Código',
  codeHint: (minutes: number) =>
    `Vale por ${number(minutes)} minutos, neste navegador. O e-mail não chegou? Talvez esteja na pasta de spam.`,
  submit: 'Entrar',
  sendAgain: 'Enviar um código novo',
  otherAddress: 'Usar outro endereço',
  stillSignedIn: 'A sua sessão continua aberta',
  staySignedIn: (productName: string) => `Manter a sessão aberta e voltar ao ${productName}`,
  tryAgain: 'Tentar de novo',
  rockWaits: <T>(id: T) => ['A sua pedra ', id, ' espera por você.'],
  step: (step: number, steps: number) => `Passo ${number(step)} de ${number(steps)}`,
};
