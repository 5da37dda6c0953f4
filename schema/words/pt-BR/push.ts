// The words of en/push.ts in Brazilian Portuguese.
import type { Words } from '../words.ts';

export const push: Words['push'] = {
  endpoint: 'Este não é o endereço de um serviço de avisos push que conhecemos',
  key: 'Esta não é a chave de um navegador',
  topic: 'Escolha do que quer ficar sabendo',
  unavailable: 'Não conseguimos enviar o aviso agora',
  hide: {
    offer: 'Avisar quando for encontrada',
    isOn: 'Este aparelho vai avisar quando ela for encontrada.',
  },
  rehide: { offer: 'Avisar aonde ela vai', isOn: 'Este aparelho vai avisar aonde ela vai depois.' },
  denied: 'O seu navegador não deixa este site enviar avisos.',
  howToAllow: {
    ios: 'Para mudar isso, abra Ajustes, Notificações, escolha este app e permita-as.',
    safari: 'Para mudar isso, abra o menu Safari, Ajustes, Sites, Notificações, e permita este site.',
    other: 'Para mudar isso, permita as notificações deste site nas configurações do navegador.',
  },
  failed: { title: 'Não funcionou', text: 'Nada foi ativado. Tente de novo.' },
};
