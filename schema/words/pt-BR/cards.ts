// The words of en/cards.ts in Brazilian Portuguese.
import type { Words } from '../words.ts';

export const cards: Words['cards'] = {
  leave: (productName: string) => `Agora não, voltar ao ${productName}`,
  goOn: (productName: string) => `Seguir para o ${productName}`,
  failed: (heading: string) => `Erro: ${heading}`,
  refused: 'Não funcionou',
  withoutScript:
    'Dá para procurar pedras e marcá-las como encontradas sem JavaScript. As suas pedras e o mapa precisam dele.',
};
