// The words of en/ambassadors.ts in Brazilian Portuguese.
import type { Words } from '../words.ts';
import { plural } from './intl.ts';
const fields = {
  name: 'Nome',
  email: 'E-mail',
  address: 'Endereço',
  city: 'Cidade',
  state: 'Estado ou província',
  zipcode: 'CEP',
  country: 'País',
};

const become = 'Faça parte dos embaixadores fundadores';

export const ambassadors: Words['ambassadors'] = {
  fields,
  tooShort: (field: keyof typeof fields, least: number) => `${fields[field]}: pelo menos ${least} caracteres`,
  unknownCountry: 'Digite o país pelo nome comum, como Brasil ou Estados Unidos',
  unknownState: 'Digite o estado pelo nome ou pelas duas letras, como Nebraska ou NE',
  applied: (hours: number) =>
    `Este endereço de e-mail já se candidatou. O resultado vem por e-mail em até ${hours} horas.`,
  tooMany: (most: number) => `Hoje houve ${most} candidaturas a partir desta rede. Tente de novo amanhã.`,
  submitted: (hours: number) =>
    `A sua candidatura foi enviada! Em até ${hours} horas mandamos um e-mail com o resultado.`,
  submittedTitle: 'Candidatura enviada',
  error: 'Erro',
  failed: 'Não foi possível enviar a candidatura. Tente de novo.',
  heading: become,
  lead: 'Toda viagem começa com alguém que esconde a primeira pedra. Há dois lugares à mesa em cada estado e em cada país, e um pode ser seu.',
  offer: {
    labels: 'etiquetas grátis com código QR, enviadas até a sua porta',
    perRegion: 'pessoas em cada estado dos EUA e, fora de lá, em cada país: as primeiras a se candidatar',
    replyHours: 'horas no máximo, e você tem a nossa resposta por e-mail',
  },
  emailHint: 'Escrevemos para este endereço, e ninguém mais o vê.',
  addressHint: 'Rua e número, para onde as etiquetas devem ir.',
  submit: 'Enviar candidatura',
  submitting: 'Enviando…',
  whatIsPublic:
    'O seu endereço é só para o pacote. Se a sua candidatura for aceita, o seu primeiro nome e a inicial do seu sobrenome aparecem entre os nossos embaixadores fundadores.',
  next: {
    heading: 'Candidatura enviada!',
    text: 'Enquanto espera, escolha como quer participar. Registrar, esconder e encontrar pedras é grátis.',
    plans: 'Ver os planos',
  },
  list: {
    failed: 'Não foi possível carregar os embaixadores fundadores.',
    none: {
      title: 'Os primeiros lugares ainda estão livres.',
      text: 'Duas pessoas de cada estado e país ganham 20 etiquetas com código QR.',
      link: become,
    },
    count: (count: number) =>
      plural(count, {
        one: '# pessoa entre os embaixadores fundadores',
        other: '# pessoas entre os embaixadores fundadores',
      }),
    pioneer: (place: number) => `Lugar nº ${place}`,
  },
  seat: (place: number) => `nº\u00a0${place}`,
};
