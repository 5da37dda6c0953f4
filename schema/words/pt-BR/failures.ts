// The words of en/failures.ts in Brazilian Portuguese.
import type { Words } from '../words.ts';

export const failures: Words['failures'] = {
  newer: {
    title: 'Recarregue a página',
    description:
      'Esta parte não chegou; talvez exista uma versão mais nova. O que você escreveu sobre pedras está guardado. Fotos e o que você escreveu em outros lugares, não: termine isso primeiro.',
  },
  partMissing: 'Esta parte da página não chegou.',
  partMissingOffline: 'Esta parte da página não chegou. Confira a sua conexão.',
  pageMissing: {
    title: 'Recarregue a página',
    text: 'Suas pedras estão a salvo. Esta página não chegou; talvez exista uma versão mais nova dela.',
  },
  pageMissingOffline: {
    title: 'Esta página precisa de conexão',
    text: 'Suas pedras estão a salvo. A página abre assim que a conexão voltar.',
  },
  failed: {
    title: 'Perdemos o caminho por um momento',
    text: 'Suas pedras estão a salvo. Esta página não pôde ser carregada agora; na segunda vez costuma funcionar.',
  },
};
