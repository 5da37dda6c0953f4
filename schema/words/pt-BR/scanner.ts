// The words of en/scanner.ts in Brazilian Portuguese.
import type { Words } from '../words.ts';

export const scanner: Words['scanner'] = {
  label: 'Escanear com a câmera',
  labelShort: 'Escanear',
  starting: 'Abrindo a câmera. O seu navegador pode perguntar se ela é permitida.',
  aim: 'Segure a etiqueta de modo que o código quadrado fique dentro dos pontos.',
  look: 'Procure a etiqueta da pedra, ou escolha uma foto dela.',
  photo: 'Escolher uma foto',
  reading: 'Lendo a foto…',
  isId: 'Procurar como Rock ID',
  type: 'Digitar o ID',
  torch: 'Luz',
  retry: 'Tentar de novo',
  reload: 'Recarregar a página',
  noCode: {
    title: 'Não há código para ler nesta foto.',
    text: 'Tire uma bem de cima, de perto e sem reflexo, ou digite o ID.',
  },
  noPhoto: {
    title: 'Não foi possível abrir esta foto.',
    text: 'Escolha outra, como JPEG ou PNG, ou digite o ID.',
  },
  noDecoder: {
    title: 'A parte que lê códigos não chegou.',
    text: 'Confira a sua conexão e tente de novo, ou digite o ID.',
  },
  denied: {
    title: 'A câmera não está permitida.',
    text: 'Permita a câmera para este site no símbolo ao lado do endereço e tente de novo. Ou escolha uma foto da etiqueta, ou digite o ID.',
    textOnIos:
      'Toque no símbolo ao lado do endereço, depois em Ajustes do Site, e permita a câmera. Ou escolha uma foto da etiqueta, ou digite o ID.',
  },
  none: {
    title: 'Não há câmera aqui.',
    text: 'Escolha uma foto da etiqueta, ou digite o ID.',
  },
  busy: {
    title: 'Outro aplicativo está usando a câmera.',
    text: 'Feche-o e tente de novo. Ou escolha uma foto da etiqueta, ou digite o ID.',
  },
  barred: {
    title: 'Escanear precisa de conexão.',
    text: 'Esta página foi aberta sem conexão. Por enquanto digite o ID, ou recarregue a página.',
  },
  foreign: {
    parking: 'Isto é um parquímetro.',
    money: 'Este código pede dinheiro. Uma pedra nunca pede.',
    wifi: 'Isto é o Wi-Fi de alguém.',
    contact: 'Isto é o cartão de contato de alguém.',
    date: 'Isto é uma data para a agenda.',
    phone: 'Este código liga para um número de telefone.',
    message: 'Este código escreve uma mensagem de texto.',
    email: 'Este código escreve um e-mail.',
    place: 'Isto é um lugar em um mapa.',
    secret: 'Isto é uma chave da conta de alguém. Não a mostre a ninguém.',
    app: 'Este código abre outro aplicativo.',
  },
  site: (host: string) => `Este código leva a ${host}, não a uma pedra.`,
  ours: (productName: string) => `Este código leva ao ${productName}, mas não a uma pedra.`,
  shortText: (text: string) => `Este código diz “${text}”.`,
  longText: 'Este código é um texto mais longo.',
  qrOfPage: 'Código QR que leva à página “Pedra encontrada”',
  keptFind: <T>(code: T) => ['Você guardou um achado: ', code, '. Entre para enviá-lo.'],
  signIn: 'Entrar',
  foundEarlier: 'Achou antes? Diga quando',
  moved: 'Mudou um pouco de lugar? Diga para onde',
  brokenLink: {
    title: 'Este link não está inteiro',
    description: 'Talvez o fim tenha sido cortado. Copie-o de novo, ou digite o Rock ID aqui.',
  },
  keepFind: <T>(code: T) => [
    'Sem conexão, sem problema. ',
    code,
    ' está na sua mão? Guardamos o seu achado aqui e o enviamos mais tarde.',
  ],
  keep: 'Guardar o meu achado',
  saw: 'Vi e deixei lá',
};
