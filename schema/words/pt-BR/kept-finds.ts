// The words of en/kept-finds.ts in Brazilian Portuguese.
import type { Words } from '../words.ts';

export const keptFinds: Words['keptFinds'] = {
  hideAgain: 'Esconder de novo',
  change: 'Alterar',
  sendToMyself: 'Enviar para mim',
  title: 'Altere antes do envio',
  save: 'Salvar',
  cancel: 'Cancelar',
  rockName: 'Nome da pedra',
  rockId: 'Rock ID do código QR',
  description: 'Descrição',
  comment: 'Seu comentário',
  line: 'Seu recado',
  tooLong: (over: number, most: number) => `Caracteres a mais: ${over}. O máximo é ${most}.`,
  registered: <T>(moment: T) => ['Registrada: ', moment],
  found: <T>(moment: T) => ['Encontrada: ', moment],
  share: {
    title: 'Meu achado no Rockabout',
    copied: 'Link copiado: abra-o onde a sua sessão está aberta',
  },
  busy: {
    title: 'Está sendo enviado agora mesmo',
    description: 'Se não chegar, você pode alterar daqui a pouco.',
  },
  arrived: {
    title: 'Não está mais aqui',
    description: 'Foi enviado ou apagado antes da sua mudança.',
  },
  unreadable: {
    title: 'Não dá para alterar isto aqui',
    description: 'Recarregue a página, ou apague isto e faça de novo.',
  },
};
