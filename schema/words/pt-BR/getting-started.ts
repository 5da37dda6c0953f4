// The words of en/getting-started.ts in Brazilian Portuguese.
import type { Words } from '../words.ts';

export const gettingStarted: Words['gettingStarted'] = {
  heading: 'Primeiros passos',
  lead: 'Uma pedra, um pouco de tinta e uma tarde tranquila são tudo de que você precisa. Veja como uma pedra sai em viagem, e como a história dela volta para você.',
  inAHurry: <T>(link: (words: string) => T) => [
    'Com pressa? Leia ',
    link('Segurança e regras'),
    ' antes de esconder qualquer coisa.',
  ],
  stepsLabel: 'Os quatro passos',
  steps: {
    paint: {
      title: 'Criar e pintar',
      text: [
        'Escolha uma pedra lisa e seca, mais ou menos do tamanho da palma da sua mão. Lave, deixe secar e pinte com tinta acrílica: primeiro um fundo claro, depois o seu desenho, depois uns pontos, só pela alegria.',
        'Passe duas camadas finas de verniz transparente para áreas externas, com um dia entre elas, para a chuva não levar as cores.',
      ],
    },
    register: {
      title: 'Registrar a pedra',
      text: [
        'Dê a ela um nome, uma foto e o Rock ID. Ainda sem etiqueta? O formulário dá um ID a você, para pintar na parte de baixo ou imprimir como etiqueta com código QR.',
        'É pelo ID que sabemos que quem a encontrou está mesmo com a sua pedra na mão: não o deixe aparecer na foto.',
      ],
    },
    hide: {
      title: 'Esconder e compartilhar',
      text: [
        'Deixe a pedra onde alguém vá passar e olhar duas vezes: ao pé de uma árvore, em cima de um muro baixo, ao lado de um banco. Depois anote o lugar com o celular, e a sua pedra está no mapa.',
        'Compartilhe a imagem dela a partir de “Minhas pedras” e deixe as pessoas curiosas.',
      ],
    },
    find: {
      title: 'Encontrar e continuar',
      text: [
        'Quem a encontra escaneia a etiqueta ou digita o ID, admira a pedra por um tempo e a esconde em um lugar novo. Você vê cada parada, e os quilômetros vão somando.',
        'Você achou uma? Leve-a junto e esconda-a de novo dentro de um mês: ela quer seguir viagem.',
      ],
    },
  },
  firstRock: {
    title: 'A sua primeira pedra',
    lead: 'Ela não precisa ser bonita. Ela precisa ser encontrada.',
  },
  stone: {
    title: 'A pedra',
    text: 'Compre em uma loja de jardinagem ou pegue do seu próprio terreno. Praias, parques e leitos de riachos muitas vezes são protegidos, e as pedras são a casa de alguém.',
  },
  paint: {
    title: 'A tinta',
    text: 'Tinta acrílica ou canetas de tinta seguram bem em pedra limpa. Deixe cada camada secar, ou a próxima vai arrancá-la.',
  },
  underside: {
    title: 'A parte de baixo',
    text: (productName: string) =>
      `Deixe-a sem desenho e escreva pequeno: o Rock ID em grupos de três, e “${productName}”, para quem a encontrar saber onde digitá-lo. Passe verniz por cima também.`,
  },
  firstPlace: {
    title: 'O primeiro lugar',
    text: 'Um lugar por onde você volta a passar, com gente a pé. Uma primeira pedra encontrada em uma semana dá vontade de pintar a segunda.',
  },
  tipsTitle: 'Dicas',
  tips: [
    'Cores vivas e um contorno nítido se veem a três passos. Verde-musgo sobre musgo, não.',
    'Tire a foto na sombra, de cima, antes de passar o verniz: verniz brilha.',
    'Escaneie ou digite o seu próprio ID uma vez antes de esconder a pedra. Assim um caractere errado se descobre em casa.',
    'Nas observações, conte algo gentil a quem a encontrar, em vez do lugar exato.',
    'Crianças pintam melhor com um ponto grande de cada vez: a ponta de trás de um lápis faz um perfeito.',
    'Depois de uma tempestade, veja como estão as pedras que você escondeu perto da água e, se for preciso, leve-as para casa.',
  ],
  ready: 'A tinta secou?',
  readyMember: 'Então dê um nome à sua pedra, e ela pode partir ainda hoje.',
  readyVisitor: 'Participar é grátis, leva um minuto e só precisa de um endereço de e-mail.',
  registerFirst: 'Registrar a primeira pedra',
  signUp: 'Criar conta grátis',
  guidelines: {
    title: 'Segurança e regras',
    lead: 'Crianças, cachorros e patos topam com o que deixamos ao ar livre. As pessoas que cuidam do lugar também.',
    rules: [
      {
        title: 'Onde uma pedra pode ficar',
        rules: [
          'Pergunte antes de esconder uma em propriedade particular: uma loja, o pátio de uma igreja, o muro de um vizinho.',
          'Parques municipais e regionais têm regras próprias. Leia a placa da entrada ou pergunte na administração do parque.',
          'Ponha-a onde uma criança de mãos dadas com alguém possa chegar a pé, à luz do dia.',
        ],
      },
      {
        title: 'Onde não pode',
        rules: [
          'Parques nacionais, reservas naturais, margens e praias protegidas e lugares históricos: não deixe nada, não leve nada.',
          'Beiras de estrada, trilhos, estacionamentos, penhascos, obras, e qualquer lugar atrás de uma cerca.',
          'Dentro ou perto da água, onde tinta não deve ir parar e crianças pequenas não devem estar.',
          'Gramados que são cortados: uma pedra escondida vira um projétil debaixo de um cortador.',
          'Túmulos e memoriais, brinquedos de parquinho, ninhos, tocas e árvores ocas.',
        ],
      },
      {
        title: 'O que uma pedra pode levar',
        rules: [
          'Tinta e verniz atóxicos e à prova d’água, totalmente secos e com todos os lados selados.',
          'Nada de comida, adesivos de comida, glitter, miçangas ou qualquer outra coisa que um bicho possa comer ou com que uma criança pequena possa se engasgar.',
          'Imagens e palavras próprias para famílias. Nada de publicidade, nomes ou endereços.',
        ],
      },
      {
        title: 'Durante o passeio',
        rules: [
          'Esconda e procure à luz do dia, conte a alguém aonde você vai e não perca as crianças de vista.',
          'Fique na trilha e deixe plantas, muros e pedras como estavam.',
          'Quando um lugar se mostrar ruim, leve a pedra e esconda-a de novo onde for seguro.',
          'Fotos vão para a internet: nada de rostos de crianças, placas de carros ou números de casas.',
        ],
      },
    ],
  },
};
