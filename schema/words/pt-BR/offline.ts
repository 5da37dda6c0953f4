// The words of en/offline.ts in Brazilian Portuguese.
import type { Words } from '../words.ts';

export const offline: Words['offline'] = {
  label: 'Conexão',
  noConnection: 'Sem conexão.',
  whatYouSee: 'Você vê o que este aparelho guardou.',
  tryAgain: 'Tentar de novo',
  asOf: (moment: string) => `Última atualização: ${moment}`,
  newVersion: {
    title: 'Há uma nova versão',
    description: 'Ela vem quando você recarregar esta página.',
    action: 'Carregar agora',
  },
};
