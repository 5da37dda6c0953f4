// The words of en/own-data.ts in Brazilian Portuguese.
import type { Words } from '../words.ts';
import { number, plural } from './intl.ts';
import { list } from './lists.ts';

const rocks = (count: number) => plural(count, { one: '# pedra', other: '# pedras' });

const stepsAndPhotos = (steps: number, photos: number) =>
  list([
    ...(steps > 0
      ? [plural(steps, { one: '# passo das viagens delas', other: '# passos das viagens delas' })]
      : []),
    ...(photos > 0 ? [plural(photos, { one: '# foto', other: '# fotos' })] : []),
  ]);

export const ownData: Words['ownData'] = {
  takeWithYou: 'Levar consigo',
  aboutDownload:
    'Um arquivo ZIP com tudo o que você tem aqui: as suas pedras com os Rock IDs e as fotos delas, cada passo das viagens, os seus achados, comentários e pedidos. As tabelas abrem em uma planilha, os trajetos em um mapa. É grátis. Guarde-o só para você: Rock IDs são segredos.',
  preparing: 'Preparando…',
  download: 'Baixar os meus dados',
  downloadBegins: {
    title: 'O download começou',
    description: 'Com muitas fotos, demora um pouco. O navegador avisa quando estiver pronto.',
  },
  noFile: 'Desta vez não veio arquivo',
  tryAgain: 'Tente de novo daqui a pouco.',
  bringItIn: 'Trazer para cá',
  aboutImport:
    'Você tem um ZIP de outro site Rockabout? Ele traz as pedras, viagens e fotos para esta conta, com os Rock IDs. A distância de antes conta para as suas pedras, mas em nenhum ranking. Pedras que outros têm neste site não podem ser trazidas. Se parar no meio, escolha o mesmo arquivo de novo: continua de onde parou.',
  bringIn: 'Trazer um ZIP',
  bringingIn: 'Trazendo…',
  progress: 'Trazendo as suas pedras',
  doneSoFar: (done: number, all: number) =>
    `${number(done)} de ${rocks(all)}. Continua depois que você fechar estas configurações. Mantenha a página aberta.`,
  reading: 'Lendo o arquivo…',
  goToMyRocks: 'Ir para “Minhas pedras”',
  signInAgain: 'Entre de novo',
  signIn: 'Entrar',
  leftOut: 'Ficaram de fora',
  goOn: (count: number) => `Continuar com ${rocks(count)}`,
  notAsAWhole: 'O seu arquivo não entrou por inteiro',
  chooseAgain: (failure: string) => `${failure} Escolha o mesmo arquivo de novo para continuar.`,

  allHere: (all: number) =>
    plural(all, { one: 'A sua pedra está aqui', other: 'As suas # pedras estão aqui' }),
  noneHere: 'Nenhuma pedra entrou',
  someHere: (done: number, all: number) =>
    plural(done, {
      one: `Já está aqui # de ${rocks(all)}`,
      other: `Já estão aqui # de ${rocks(all)}`,
    }),
  sentence: (title: string) => `${title}.`,
  came: (count: number, steps: number, photos: number) =>
    steps + photos > 0
      ? `Desta vez vieram: ${rocks(count)}, com ${stepsAndPhotos(steps, photos)}.`
      : `Desta vez vieram: ${rocks(count)}.`,
  cameAlong: (steps: number, photos: number) => `Vieram junto: ${stepsAndPhotos(steps, photos)}.`,
  meanwhile: (count: number) =>
    plural(count, {
      one: '# pedra já estava aqui na hora do envio, talvez vinda de outra aba.',
      other: '# pedras já estavam aqui na hora do envio, talvez vindas de outra aba.',
    }),
  nothingMissing: 'Nada faltava, e nada mudou.',
  someLeftOut: (count: number) =>
    plural(count, { one: '# pedra ficou de fora.', other: '# pedras ficaram de fora.' }),
  waiting: (count: number, why: string, from: string) =>
    `${plural(count, { one: '# pedra espera.', other: '# pedras esperam.' })} ${why} Mais será aceito a partir de ${from}.`,
  signedOut: (done: number, all: number) =>
    `A sua sessão aqui foi encerrada, ou outra pessoa entrou. ${
      done > 0 ? `Já entraram ${number(done)} de ${rocks(all)}.` : 'Nada foi trazido.'
    } Entre de novo e escolha o mesmo arquivo: continua de onde parou.`,
  nothingCame: 'Nada foi trazido.',
  notSent: 'Não foi possível enviar o arquivo. Tente de novo daqui a pouco.',
  aRock: 'Uma pedra',

  exportsSpent:
    'Hoje você já baixou os seus dados várias vezes. Volte amanhã, ou daqui a uma hora se um download foi interrompido.',
  fromElsewhere:
    'Este link está em outro site, por isso nada foi baixado. Os seus dados estão no seu perfil, em “Configurações”.',
  tooMuch: 'Isto é mais do que dá para trazer de uma vez. Recarregue a página e escolha o arquivo de novo.',
  notOurs: 'Este arquivo não é nosso, ou foi alterado. Escolha um ZIP assim como foi baixado aqui.',
  version: 'Este arquivo é de uma versão mais nova.',
  triedOften:
    'Vários arquivos foram recusados hoje. Escolha o mesmo arquivo de novo amanhã: continua de onde parou.',
  enoughThisHour:
    'Foram muitos arquivos para uma hora. Escolha o mesmo arquivo de novo daqui a uma hora: continua de onde parou.',
  enoughToday:
    'É tudo o que os arquivos podem trazer em um dia. Escolha o mesmo arquivo de novo amanhã: continua de onde parou.',
  tooNew: 'Dá para trazer uma pedra com tantos passos depois de 7 dias como membro.',
  untold:
    'Alguns destes Rock IDs já estão em pedras deste site, e daqui a uma hora, no máximo, podemos dizer quais. Escolha então o mesmo arquivo de novo.',
  taken: (codes: string, hasMore: boolean) =>
    `Estes Rock IDs já estão em pedras deste site: ${codes}${hasMore ? ', e talvez outros' : ''}. Um arquivo traz pedras para um site que ainda não as tem.`,
  wrong: (rock: string, why: string) => `${rock}: ${why}.`.replace(/\.\.$/, '.'),
  allWrong: (names: readonly string[], why: string) => `${list(names)}: ${why}.`.replace(/\.\.$/, '.'),

  tooMuchFor: 'a foto ou a viagem é grande demais',
  twice: 'o Rock ID, ou o número, está duas vezes no arquivo',
  otherInText:
    'um texto, ou um da viagem, contém o Rock ID de outra pedra do arquivo, e quem o ler poderia marcá-la como encontrada. Altere isso no site de onde vem o arquivo e baixe-o de novo',
  time: 'uma data está no futuro, ou antes da que ela segue',
  firstStep: 'a viagem começa com um achado',
  photo: 'a foto falta, está danificada, não é uma foto ou tem mais de 10 MB',
  codeTaken: 'o Rock ID já está em uma pedra deste site',
  tooNewFor: 'dá para trazer tantos passos depois de 7 dias como membro',
};
