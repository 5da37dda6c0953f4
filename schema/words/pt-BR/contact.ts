// The words of en/contact.ts in Brazilian Portuguese.
import type { Words } from '../words.ts';

export const contact: Words['contact'] = {
  heading: 'Contato',
  lead: 'Escreva para nós sobre uma pedra, uma ideia ou algo que não funciona.',
  whatHelps:
    'Ajuda saber o nome da pedra e o que você viu na tela. Envie um Rock ID só para nós, nunca em público: quem o souber pode marcar a pedra como encontrada.',
  byPost: 'Por correio',
  quickHelp: 'Ajuda rápida',
  lostId: {
    title: 'Perdi o meu Rock ID',
    inMyRocks: <T>(link: (words: string) => T) => [
      'Os IDs de todas as suas pedras estão em ',
      link('Minhas pedras'),
      ': copie um para pintá-lo de novo, ou imprima a etiqueta. Só você e quem estiver com a pedra podem vê-lo.',
    ],
    wornOff:
      'Você achou uma pedra com o ID apagado? Envie uma foto dos dois lados e conte onde ela estava: talvez a conheçamos pelo desenho.',
  },
  notThere: {
    title: 'Não consigo encontrar uma pedra',
    radius:
      'Procure em um raio de 50 metros em volta do lugar dela no mapa. Debaixo de árvores e entre casas, os celulares muitas vezes erram por essa distância, e um cortador de grama, um esquilo ou uma criança pode ter mudado a pedra um pouco de lugar.',
    member:
      'Olhe perto do chão: ao pé de árvores, debaixo de bancos, em muros e peitoris de janelas, e não vire nada debaixo do qual alguém more. Ainda nada? Talvez ela já esteja no bolso de alguém, a caminho do próximo lugar.',
    visitor:
      'Olhe perto do chão: ao pé de árvores, debaixo de bancos, em muros e peitoris de janelas, e não vire nada debaixo do qual alguém more. A quem só visita, o mapa mostra apenas mais ou menos onde uma pedra está. Entre para ver o lugar exato.',
  },
  safety: {
    title: 'Segurança',
    noRisk:
      'Nenhuma pedra vale um risco. Deixe-a quando estiver à beira de uma estrada, em um penhasco, em água funda ou atrás de uma cerca, e avise-nos, para que ela possa sair do mapa.',
    unfit: <T>(link: (words: string) => T) => [
      'Algo em uma pedra, em uma foto ou em um comentário não é próprio para famílias? Denuncie onde você o vir, ou escreva para nós. Leia ',
      link('Segurança e regras'),
      ' antes de esconder uma. Em uma emergência, ligue primeiro para o número de emergência local.',
    ],
  },
};
