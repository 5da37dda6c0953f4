// The words of en/admin-applications.ts in Brazilian Portuguese.
import type { Words } from '../words.ts';
import { number } from './intl.ts';

export const adminApplications: Words['adminApplications'] = {
  heading: 'Embaixadores fundadores',
  about: (perRegion: number, labels: number) =>
    `As ${number(perRegion)} primeiras pessoas de cada estado dos EUA, e de cada outro país, são escolhidas automaticamente, a menos que o endereço delas esteja suspenso. Em até uma hora, cada uma tem um pacote grátis com ${number(labels)} etiquetas entre os pedidos a enviar, com o endereço postal.`,
  caption: 'Candidaturas, a mais recente primeiro',
  notLoaded: 'Não foi possível carregar as candidaturas.',
  nobodyYet: 'Ninguém se candidatou ainda.',
  name: 'Nome',
  accountDeleted: 'Conta excluída',
  email: 'E-mail',
  place: 'Lugar',
  applied: 'Candidatura',
  result: 'Resultado',
  pack: 'Pacote',
  deletedAccount: 'uma conta que foi excluída',
  withdraw: 'Retirar',
  withdrawOf: (name: string) => `Retirar: ${name}`,
  withdrawTitle: (name: string) => `Retirar a escolha de ${name}`,
  aboutWithdraw: <T>(hasPack: boolean, address: T | null) => [
    hasPack
      ? 'A pessoa sai da lista, e o pacote dela não espera mais o envio. O lugar continua ocupado. '
      : 'A pessoa sai da lista. O lugar continua ocupado. ',
    ...(address === null ? [] : [address, ' recebe um e-mail com o seu motivo.']),
  ],
  selectionWithdrawn: 'Escolha retirada',
  selectAgain: 'Escolher de novo',
  selectAgainOf: (name: string) => `Escolher de novo: ${name}`,
  selectTitle: (name: string) => `Escolher de novo: ${name}`,
  aboutSelect: (hasPack: boolean) =>
    hasPack
      ? 'A pessoa volta à lista, e o pacote dela espera o envio. Ela recebe um e-mail.'
      : 'A pessoa volta à lista. Ela recebe um e-mail.',
  selectedAgain: 'Escolha válida de novo',
  withdrawnOn: (day: string) => `Retirada: ${day}`,
  selected: 'Aceita',
  selectedNotTold: 'Aceita, ainda sem aviso',
  suspended: 'Suspensa, não aceita',
  suspendedNotTold: 'Suspensa, não aceita, ainda sem aviso',
  notSelected: 'Não aceita',
  notSelectedNotTold: 'Não aceita, ainda sem aviso',
  packComes: 'Feito em até uma hora',
  noPack: 'Nenhum',
  notShipped: 'Não enviado',
  shippedOn: (day: string) => `Enviado: ${day}`,
};
