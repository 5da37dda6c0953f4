// The words of en/products.ts in Brazilian Portuguese.
import type { Words } from '../words.ts';
import { plural } from './intl.ts';

const sealIt = { label: 'Ao ar livre', value: 'Passe verniz na pedra pronta' };
const bundle = (pieces: number, name: string, description: string) => ({
  name,
  description,
  detailedDescription:
    'Não há boas pedras onde você mora, ou falta tempo para procurar? Estas são lisas e cabem na palma da mão, lavadas e secas, para a tinta pegar desde a primeira pincelada. Cada pedra tem a sua forma: vire-a um pouco nas mãos, e ela vai contar o que quer ser.',
  features: [
    `${pieces} pedras lisas para pintar`,
    'Lavadas e secas, prontas para a primeira camada',
    'Formas diferentes, como toda pedra',
  ],
  specifications: [
    { label: 'Pedras', value: String(pieces) },
    { label: 'Tamanho', value: 'Da palma da mão' },
    { label: 'Superfície', value: 'Lisa, lavada e seca' },
    { label: 'Combina com', value: 'Tinta acrílica e canetas à prova d’água' },
    { label: 'Etiquetas', value: 'Não incluídas' },
  ],
});
const featuresOf = (pieces: number) => [
  `${pieces} etiquetas com código QR, à prova d’água`,
  'Um Rock ID próprio em cada etiqueta, nunca usado antes',
  'Um código QR que leva quem encontrar direto à sua pedra',
  'Frete GRÁTIS',
];

const specificationsOf = (pieces: number) => [
  { label: 'Etiquetas', value: String(pieces) },
  { label: 'Tamanho da etiqueta', value: '1,3 × 2,5 cm' },
  { label: 'Distância de leitura', value: 'Até 30 cm' },
  { label: 'Clima', value: 'À prova d’água' },
];
const pack = (pieces: number, whom: string) => ({
  name: `Etiquetas com código QR, ${pieces} unidades`,
  description: `${pieces} etiquetas à prova d’água com código QR e Rock ID. ${whom}`,
  detailedDescription: `${pieces} etiquetas pequenas para a parte de baixo de ${pieces} pedras. Cole uma, digite o Rock ID dela ao registrar a pedra e esconda a pedra onde alguém olhe duas vezes. Quem a encontra escaneia a etiqueta com o celular, e você vê no mapa por onde a sua pedra passou. Sem bateria, sem aplicativo para instalar: a etiqueta funciona enquanto der para ler.`,
  features: featuresOf(pieces),
  specifications: specificationsOf(pieces),
});

export const products: Words['products'] = {
  categories: {
    'rock-bundles': {
      name: 'Kits de pedras',
      description: 'Pedras lisas, lavadas e prontas para o primeiro ponto.',
    },
    'art-supplies': {
      name: 'Materiais de pintura',
      description: 'Canetas, tintas, estênceis e o verniz que deixa a chuva do lado de fora.',
    },
    'qr-labels': {
      name: 'Etiquetas com código QR',
      description: 'Um Rock ID e um código QR em cada uma, para a pedra contar por onde passou.',
    },
  },
  count: (count: number) => plural(count, { one: '# produto', other: '# produtos' }),
  pricePerLabel: { label: 'Preço por etiqueta', value: (price: string) => `Cerca de ${price}` },
  all: {
    'rock-bundle-5': bundle(
      5,
      'Kit de pedras para começar, 5 unidades',
      'Cinco pedras lisas para a primeira tentativa.',
    ),
    'rock-bundle-10': bundle(
      10,
      'Kit de pedras, 10 unidades',
      'Dez pedras: duas para cada pessoa em uma mesa de cinco.',
    ),
    'rock-bundle-15': bundle(
      15,
      'Kit de pedras, 15 unidades',
      'Quinze pedras para uma semana de chuva dentro de casa.',
    ),
    'rock-bundle-20': bundle(
      20,
      'Kit de pedras, 20 unidades',
      'Vinte pedras para uma festa, ou para um longo inverno.',
    ),
    'rock-bundle-25': bundle(
      25,
      'Kit de pedras, 25 unidades',
      'Vinte e cinco pedras, o bastante para uma turma da escola.',
    ),
    'rock-bundle-50': bundle(
      50,
      'Kit de pedras, 50 unidades',
      'Cinquenta pedras para um clube, um acampamento ou uma barraca de feira.',
    ),
    'rock-bundle-100': bundle(
      100,
      'Kit de pedras, 100 unidades',
      'Cem pedras para uma cidade que pinta em conjunto.',
    ),
    'waterproof-markers': {
      name: 'Canetas à prova d’água',
      description: 'Cor que cobre bem, para contornos, letras e os menores pontos.',
      detailedDescription:
        'As canetas são o jeito mais fácil de começar: nenhum pincel para lavar, nenhuma água para derramar e um traço que vai aonde você quer. Desenhe na pedra crua ou sobre a tinta seca, deixe cada camada secar por um minuto e passe verniz na pedra quando terminar.',
      features: [
        'Um jogo de canetas à prova d’água em cores vivas',
        'Pontas para contornos, letras e pontos',
      ],
      specifications: [
        { label: 'Tipo', value: 'Jogo de canetas à prova d’água' },
        { label: 'Combina com', value: 'Pedra crua e tinta acrílica seca' },
        sealIt,
      ],
    },
    'acrylic-paint-set': {
      name: 'Jogo de tintas acrílicas',
      description: 'Tinta fosca que cobre a pedra em uma ou duas camadas e se mistura bem.',
      detailedDescription:
        'A tinta acrílica segura na pedra melhor do que qualquer outra: seca rápido, aceita camadas e sai das mãos e dos pincéis com água enquanto está molhada. Comece com um fundo claro, pinte o seu desenho quando ele secar e deixe os pontos para o fim.',
      features: [
        'Um jogo de tintas acrílicas em cores que se misturam bem',
        'O bastante para uma mesa cheia de pedras',
      ],
      specifications: [
        { label: 'Tipo', value: 'Jogo de tintas acrílicas' },
        { label: 'Combina com', value: 'Pedra limpa e seca' },
        { label: 'Limpeza', value: 'Água, enquanto a tinta está molhada' },
        sealIt,
      ],
    },
    stencils: {
      name: 'Estênceis',
      description: 'Folhas, estrelas, ondas e pontos para contornar, para mãos de qualquer idade.',
      detailedDescription:
        'Para todo mundo que diz que não sabe desenhar. Segure o estêncil bem rente à pedra, dê batidinhas com pouca tinta no pincel e levante-o reto para cima. Limpe e use de novo.',
      features: [
        'Um jogo de estênceis para usar muitas e muitas vezes',
        'Formas simples que ficam bem em uma pedra do tamanho da palma da mão',
      ],
      specifications: [
        { label: 'Tipo', value: 'Jogo de estênceis' },
        { label: 'Combina com', value: 'Tinta acrílica e canetas à prova d’água' },
        { label: 'Limpeza', value: 'Passar um pano com água' },
      ],
    },
    sealant: {
      name: 'Verniz',
      description: 'Uma camada transparente que segura as cores e não deixa a chuva entrar.',
      detailedDescription:
        'O último passo, e o que decide até onde a pedra vai. Deixe a tinta secar por um dia, aplique duas camadas finas ao ar livre e dê a cada uma o seu tempo para secar. Cole a etiqueta antes da última camada e cuide para que a camada por cima dela fique fina e transparente.',
      features: ['Uma lata de verniz transparente'],
      specifications: [
        { label: 'Tipo', value: 'Spray transparente para áreas externas' },
        { label: 'Combina com', value: 'Tinta acrílica e canetas já secas' },
        { label: 'Uso', value: 'Ao ar livre, por uma pessoa adulta' },
      ],
    },
    'qr-labels-founding-20': {
      name: 'Etiquetas dos embaixadores fundadores, 20 unidades',
      description:
        'Grátis para os embaixadores fundadores: as duas primeiras pessoas de cada estado ou país.',
      detailedDescription:
        'Os embaixadores fundadores levam pedras pintadas para o lugar onde moram, e nós damos as etiquetas para isso. Candidate-se com o endereço para onde as etiquetas devem ir. São escolhidas as duas primeiras pessoas de cada estado dos EUA e, fora de lá, de cada país, e a resposta vem por e-mail em até 24 horas.',
      features: featuresOf(20),
      specifications: [...specificationsOf(20), { label: 'Preço', value: 'Grátis, com candidatura' }],
    },
    'qr-labels-5': pack(5, 'Para uma primeira tarde em família na mesa da cozinha.'),
    'qr-labels-10': pack(10, 'Para um fim de semana de pintura, com algumas de sobra.'),
    'qr-labels-15': pack(15, 'Para uma festa de aniversário, ou um verão de passeios sem pressa.'),
    'qr-labels-20': pack(20, 'Para uma turma inteira, ou para quem ama pintar.'),
    'qr-labels-25': pack(25, 'Para um grupo de escoteiros e as pessoas adultas que ajudam.'),
    'qr-labels-50': pack(50, 'Para um clube, uma biblioteca ou um acampamento.'),
    'qr-labels-100': pack(100, 'Para uma cidade que quer pedras em todos os caminhos.'),
  },
};
