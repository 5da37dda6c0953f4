// The words of en/design-texts.ts in Brazilian Portuguese.
import type { Words } from '../words.ts';

export const designTexts: Words['designTexts'] = {
  designs: {
    ladybird: {
      name: 'Joaninha',
      hint: 'A pedra é a própria joaninha: pinte tudo de vermelho, deixe secar e carimbe as pintas com o cabo de um pincel.',
    },
    whale: {
      name: 'Baleia simpática',
      hint: 'Duas camadas no corpo, depois a barriga clara. O esguicho são cinco pontos de cada lado, sempre um pouco maior que o anterior.',
    },
    fox: {
      name: 'Cara de raposa',
      hint: 'Comece pelas bochechas, em Creme, para o laranja encontrar uma borda limpa. Olhos e focinho ficam para o fim.',
    },
    sun: {
      name: 'Sol com rosto',
      hint: 'Puxe cada raio do rosto para fora em um só traço e levante o pincel na ponta. Depois, os pontos entre os raios.',
    },
    cat: {
      name: 'Gato dormindo',
      hint: 'Escolha uma pedra redonda e achatada: ela é o dorso do gato. Pinte o pelo, depois as listras e, com uma caneta fina, a carinha de sono.',
    },
    'mushroom-house': {
      name: 'Casa de cogumelo',
      hint: 'Deixe as bolinhas do telhado sem tinta, ou faça-as por último com uma esponja. Para as lamelas bastam linhas finas.',
    },
    turtle: {
      name: 'Tartaruga marinha',
      hint: 'Pinte o casco de um verde, deixe secar e preencha cada placa com outro verde, sem cobrir as linhas entre elas.',
    },
    bee: {
      name: 'Abelhão',
      hint: 'Primeiro o amarelo; as listras, quando secar. Nas asas, misture água ao branco, para elas ficarem transparentes.',
    },
    owl: {
      name: 'Coruja sábia',
      hint: 'Ponha a pedra de pé. Pinte as penas da fileira de baixo até a de cima, e os olhos em anéis, do maior ao menor.',
    },
    rainbow: {
      name: 'Arco-íris',
      hint: 'Comece pela faixa de dentro e siga para fora. Faça as nuvens com uma esponja e termine com os corações.',
    },
    hedgehog: {
      name: 'Ouriço',
      hint: 'Pinte o dorso escuro e a cara clara; depois, traços curtos do pelo para fora, em três tons de marrom.',
    },
    balloon: {
      name: 'Balão',
      hint: 'Pinte uma faixa sim, outra não, deixe secar e faça as que faltam. O cinto de pontos esconde onde elas não se encontram bem.',
    },
    snail: {
      name: 'Caracol',
      hint: 'Pinte a concha como um círculo cheio, desenhe a espiral por cima e ponha os pontos, do maior ao menor.',
    },
    moon: {
      name: 'Lua e estrelas',
      hint: 'Cubra a pedra com Azul noite e trace com lápis branco. A lua pede duas camadas; os pontos, um só toque.',
    },
    cactus: {
      name: 'Cacto no vaso',
      hint: 'Primeiro o verde e o vaso. Os espinhos são pequenos Vs em Creme, e a flor é o único ponto de cor viva.',
    },
    fish: {
      name: 'Peixe com escamas',
      hint: 'Comece pela cauda, e faça cada coluna de escamas um pouco mais clara que a anterior.',
    },
    dinosaur: {
      name: 'Dinossauro',
      hint: 'Primeiro o corpo, depois cada placa de uma cor. As pintas se carimbam com a ponta de trás de um lápis.',
    },
    penguin: {
      name: 'Pinguim de cachecol',
      hint: 'Cubra a pedra com Azul tinta, depois pinte de branco o rosto e o peito, em duas camadas. O cachecol leva as suas cores preferidas.',
    },
    boat: {
      name: 'Barco a vela',
      hint: 'Céu, mar e, por cima dos dois, o barco. As cristas das ondas são uma linha fina de branco, bem no fim.',
    },
    butterfly: {
      name: 'Borboleta',
      hint: 'Pinte as duas asas alternando, para ficarem iguais: primeiro o fundo, depois as bordas e os pontos, do corpo para fora.',
    },
    lighthouse: {
      name: 'Farol',
      hint: 'Torre branca, faixas vermelhas, mar escuro. Faça o facho de luz com pontos que crescem conforme se afastam da lâmpada.',
    },
    fern: {
      name: 'Samambaia',
      hint: 'Cada folhinha são dois toques de um pincel redondo: aperte, puxe até o talo e levante. Comece pela ponta enrolada.',
    },
    feather: {
      name: 'Pena',
      hint: 'Deixe três cores se misturarem enquanto estão molhadas. Desenhe a haste e os pontos quando tudo estiver seco.',
    },
    mandala: {
      name: 'Mandala de pontos',
      hint: 'Trabalhe do meio para fora, um anel de cada vez, e deixe cada anel secar. Tinta nova a cada três pontos deixa todos iguais.',
    },
  },
  palettes: {
    'picnic-blanket': {
      name: 'Toalha de piquenique',
      use: 'Joaninhas, cogumelos e tudo o que é alegre. Comece com Creme e guarde o Azul tinta para as linhas.',
    },
    'meadow-in-june': {
      name: 'Campo florido',
      use: 'Abelhas, borboletas e flores em uma pedra clara, que aparece entre elas.',
    },
    'low-tide': {
      name: 'Maré baixa',
      use: 'Tartarugas, peixes e conchas. Deixe o Azul-petróleo secar antes dos pontos em Areia.',
    },
    'harbor-morning': {
      name: 'Manhã no porto',
      use: 'Barcos, faróis e baleias, com um só ponto em Vermelho papoula para chamar o olhar.',
    },
    campfire: {
      name: 'Fogueira',
      use: 'Sóis, raposas e folhas de outono; brilha em uma pedra escura.',
    },
    'woodland-floor': {
      name: 'Chão da mata',
      use: 'Ouriços, corujas, samambaias e cogumelos: tons de terra embaixo, uma cor quente em cima.',
    },
    'starry-night': {
      name: 'Noite estrelada',
      use: 'Luas e mandalas. Cubra a pedra com Azul noite e faça os pontos do escuro ao claro.',
    },
    'sweet-shop': {
      name: 'Loja de doces',
      use: 'Arco-íris, balões e corações, e um presente para alguém pequenino.',
    },
    'desert-garden': {
      name: 'Jardim do deserto',
      use: 'Cactos, lagartos e pores do sol; também sem fundo, em pontos sobre uma pedra cor de areia.',
    },
    'berry-patch': {
      name: 'Frutas vermelhas',
      use: 'Corações, pássaros e morangos. Dois vermelhos lado a lado ficam mais ricos do que um só.',
    },
    'lavender-evening': {
      name: 'Fim de tarde lilás',
      use: 'Borboletas, penas e nomes em letra fina; suave o bastante para uma pedra de agradecimento.',
    },
    'first-frost': {
      name: 'Primeira geada',
      use: 'Penas, flocos de neve e pássaros. Discreta em pedras cinza, com o pincel mais fino.',
    },
  },
  paints: {
    'Lamp Black': 'Preto fumo',
    'Ink Blue': 'Azul tinta',
    'Night Blue': 'Azul noite',
    'Harbor Blue': 'Azul porto',
    'Sky Blue': 'Azul céu',
    'Ice Blue': 'Azul gelo',
    Teal: 'Azul-petróleo',
    Lagoon: 'Lagoa',
    Mint: 'Menta',
    'Moss Green': 'Verde musgo',
    Clover: 'Trevo',
    'Young Leaf': 'Folha nova',
    Lemon: 'Limão-siciliano',
    Sunflower: 'Girassol',
    Marigold: 'Calêndula',
    Coral: 'Coral',
    'Poppy Red': 'Vermelho papoula',
    Raspberry: 'Framboesa',
    'Rose Pink': 'Rosa',
    Blush: 'Rosa claro',
    Lilac: 'Lilás',
    Plum: 'Ameixa',
    Sand: 'Areia',
    Honey: 'Mel',
    Terracotta: 'Terracota',
    Chestnut: 'Castanha',
    Cocoa: 'Cacau',
    Cream: 'Creme',
    'Chalk White': 'Branco giz',
    'Dove Gray': 'Cinza claro',
    Slate: 'Ardósia',
  },
};
