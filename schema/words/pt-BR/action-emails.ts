// The words of en/action-emails.ts in Brazilian Portuguese.
import type { Words } from '../words.ts';
import { utcMoment } from './utc.ts';

export const actionEmails: Words['actionEmails'] = {
  otherwise: 'Você vê isso de outro jeito? Responda a este e-mail.',
  wrong: 'Tem algo errado? Responda a este e-mail.',
  quoted: (text: string) => `“${text}”`,
  patience: 'Agradecemos pela paciência.',
  myRocks: 'Minhas pedras',
  chooseName: 'Escolher um nome',
  order: (id: string) => `Pedido ${id}`,
  tracking: (note: string) => `Rastreio: ${note}`,

  photoRests: (rock: string) => ({
    subject: `A foto de ${rock} descansa por enquanto`,
    before: `Olhamos a foto de ${rock}. Neste momento, os outros não a veem.`,
    after: 'A própria pedra segue viagem, e nada da viagem dela se perde.',
  }),
  photoWaits: (rock: string) => ({
    subject: `Vamos olhar a foto de ${rock}`,
    before: `Os outros não veem a foto de ${rock} até nós a olharmos.`,
    after: 'A própria pedra segue viagem, e nada da viagem dela se perde.',
  }),
  photoBack: (rock: string) => ({
    subject: `A foto de ${rock} está de volta`,
    before: `Olhamos a foto de ${rock}. Todo mundo a vê de novo.`,
  }),
  photoBackUnreported: (rock: string) => ({
    subject: `A foto de ${rock} está de volta`,
    before: `As denúncias da foto de ${rock} foram retiradas. Todo mundo a vê de novo.`,
  }),
  photoDeleted: (rock: string) => ({
    subject: `A foto de ${rock} foi apagada`,
    before: `Olhamos a foto de ${rock} e a apagamos de vez.`,
    after: 'A própria pedra segue viagem. Você pode dar outra foto a ela.',
  }),
  rockRests: (rock: string) => ({
    subject: `${rock} descansa por enquanto`,
    before: `Demos uma olhada em ${rock}. Neste momento, os outros não a veem no mapa e nas listas.`,
    after: 'A viagem dela está guardada, e você ainda a vê entre as suas pedras.',
  }),
  rockBack: (rock: string) => ({
    subject: `${rock} está de volta`,
    before: `Demos uma olhada em ${rock}. Todo mundo a vê de novo, no mapa e nas listas.`,
  }),

  commentHidden: (comment: string) => ({
    subject: 'Um comentário seu não é mostrado',
    before: `Olhamos algo que você escreveu: ${comment}. Neste momento, ninguém vê isso.`,
  }),
  commentBack: (comment: string) => ({
    subject: 'O seu comentário está de volta',
    before: `Olhamos algo que você escreveu: ${comment}. Todo mundo vê isso de novo.`,
  }),
  questionDeleted: (photo: string) => ({
    subject: 'Uma foto sua foi apagada',
    before: `Olhamos o que você enviou a quem pintou a pedra: ${photo}. Ela foi apagada.`,
  }),
  wordsHidden: (thing: string) => ({
    subject: 'Palavras suas não são mostradas',
    before: `Olhamos algo que você escreveu: ${thing}. Neste momento, os outros não veem essas palavras.`,
    after: 'A pedra segue viagem, e nada da viagem dela se perde.',
  }),
  wordsBack: (thing: string) => ({
    subject: 'As suas palavras estão de volta',
    before: `Olhamos algo que você escreveu: ${thing}. Todo mundo vê isso de novo.`,
  }),

  pictureDeleted: {
    subject: 'A sua imagem foi apagada',
    before: 'Olhamos a imagem do seu perfil e a apagamos de vez.',
  },
  nameHidden: {
    subject: 'O seu nome não é mostrado',
    before: 'Olhamos o nome que você escolheu. No lugar dele, os outros veem “Alguém”.',
    after: 'Você pode escolher outro nome no seu perfil.',
  },
  nameBack: {
    subject: 'O seu nome está de volta',
    before: 'Olhamos o nome que você escolheu. Todo mundo o vê de novo.',
  },
  hourTaken: (hour: string) => ({
    subject: 'O que você fez em uma hora foi retirado',
    before: `Estamos retirando o que foi feito com a sua conta durante ${hour}. Os outros deixam de ver isso agora ou, se for muito, nas próximas horas.`,
  }),
  hourReturned: (hour: string) => ({
    subject: 'O que retiramos está voltando',
    before: `O que foi feito com a sua conta durante ${hour} está voltando, até onde ainda couber: agora ou, se for muito, nas próximas horas.`,
  }),
  suspended: (productName: string, until: string | null) => ({
    subject: `A sua conta do ${productName} está suspensa`,
    before:
      until === null
        ? 'A sua conta está suspensa até encerrarmos a suspensão.'
        : `A sua conta está suspensa até ${utcMoment(until)}.`,
    after:
      'Você pode entrar e ler, e nada do que é seu se perde. Até lá, você não pode encontrar, esconder ou registrar pedras, nem escrever nada.',
  }),
  suspensionLifted: (productName: string) => ({
    subject: `A sua conta do ${productName} não está mais suspensa`,
    before: 'Você pode encontrar, esconder e escrever de novo.',
  }),
  addressSet: (productName: string) => ({
    subject: `Este é agora o endereço da sua conta do ${productName}`,
    before: 'Você nos escreveu que não conseguia mais ler os e-mails do seu endereço antigo.',
    after: 'Agora a sua conta tem este. Entre com ele: um código chega por e-mail.',
  }),

  shipped: (id: string) => ({
    subject: `O seu pedido ${id} está a caminho`,
    heading: 'O seu pedido está a caminho',
  }),
  onItsWay: (product: string) => `O seu pedido está a caminho de você${product ? `: ${product}` : ''}.`,
  corrected: (id: string) => ({
    subject: `O seu pedido ${id}: como ele viaja`,
    heading: 'Como o seu pedido viaja',
  }),
  yourOrder: 'o seu pedido',
  travels: (product: string) =>
    `Sobre o envio (${product}): agora ele viaja assim; o que escrevemos antes não vale mais.`,
  noTracking: (product: string) =>
    `Sobre o envio (${product}): o que escrevemos antes não vale mais, e não há rastreio.`,

  selectionWithdrawn: {
    subject: 'Você não faz mais parte dos embaixadores fundadores',
    before: 'Olhamos a sua escolha para os embaixadores fundadores e a retiramos.',
    after: 'Você não aparece mais na lista, e um pacote que ainda não foi enviado fica aqui.',
  },
  selectionReturned: {
    subject: 'Você faz parte dos embaixadores fundadores',
    before: 'Olhamos de novo: a sua escolha para os embaixadores fundadores vale.',
  },

  accountDeleted: (productName: string) => ({
    subject: `A sua conta do ${productName} foi excluída`,
    heading: 'A sua conta foi excluída',
    what: `Você nos pediu para excluir a sua conta do ${productName}, e fizemos isso. O seu nome, a sua imagem, os seus comentários, as suas observações e as suas mensagens sumiram, assim como as pedras que nunca foram escondidas.`,
    stays:
      'As pedras em viagem ficam no mundo e não dizem mais quem as pintou. Se havia um plano, ele terminou. De um pedido, guardamos o que a contabilidade exige. Fora isso, apagamos o seu endereço assim que este e-mail sair.',
    notAsked: 'Não foi você que pediu? Responda a este e-mail.',
  }),
};
