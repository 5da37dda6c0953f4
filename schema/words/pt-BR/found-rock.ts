// The words of en/found-rock.ts in Brazilian Portuguese.
import type { Words } from '../words.ts';
import { plural } from './intl.ts';

export const foundRock: Words['foundRock'] = {
  heading: 'Pedra encontrada',
  field: 'Rock ID',
  lookUp: 'Procurar',
  looking: 'Procurando…',
  wornOff: 'O ID está apagado',
  tryAgain: 'Tentar de novo',
  markAsFound: 'Marcar como encontrada',
  finding: 'Salvando o achado…',
  saw: 'Vi e deixei lá',
  hide: 'Esconder pedra',
  register: 'Registrar pedra',
  won: 'Muito bem! Pedra encontrada!',
  titles: {
    active: 'Pedra pronta para esconder',
    hidden: 'Você achou uma pedra escondida!',
    found: 'Pedra pronta para esconder de novo',
  },
  nothing: {
    title: 'Digite o Rock ID',
    text: 'Ele está na etiqueta ou pintado na parte de baixo da pedra.',
  },
  howItWorks: 'Como funciona',
  steps: [
    'Escaneie a etiqueta com o celular ou digite o Rock ID.',
    'Marque a pedra como encontrada. Para isso é preciso entrar; olhar, todo mundo pode.',
    'Esconda a pedra em um lugar novo e siga a viagem dela no mapa.',
  ],
  quickLinks: 'Atalhos',
  nowInRehide: <T>(name: T, link: (words: string) => T) => [
    name,
    ' agora está em ',
    link('Para esconder'),
    '.',
  ],
  timesFound: (count: number) => plural(count, { one: 'Encontrada # vez', other: 'Encontrada # vezes' }),
  join: (productName: string) =>
    `Participe do ${productName}: escolha o seu nível de aventura e comece a seguir pedras!`,
};
