// The words of en/notification-settings.ts in Brazilian Portuguese.
import type { Words } from '../words.ts';

export const notificationSettings: Words['notificationSettings'] = {
  loadFailed: 'Não foi possível carregar as suas escolhas. Tente de novo daqui a pouco.',
  tryAgain: 'Tentar de novo',
  intro:
    'O sininho avisa de tudo. Aqui você escolhe sobre o que também escrevemos. Cada mudança é salva na hora.',
  otherDevices: 'Push, onde estiver marcado, vale para os seus outros aparelhos.',
  group: 'E-mails e avisos push',
  emails: { now: 'E-mail na hora', digest: 'No resumo', off: 'Sem e-mail' },
  push: 'Push',
  pushOf: (topic: string) => `Push: ${topic}`,
  when: 'Quando',
  digest: 'O resumo chega de manhã',
  digests: { daily: 'Todo dia', weekly: 'Às segundas' },
  quietFrom: 'Silêncio: início',
  quietUntil: 'Silêncio: fim',
  neverQuiet: 'Com a mesma hora nos dois campos, os avisos push chegam a qualquer hora.',
  waitWhileQuiet: 'Durante o silêncio, os avisos push esperam.',
  hours: 'As horas são as do fuso horário deste aparelho. Sobre pedidos, escrevemos sempre.',
  notSaved: 'Isso não foi salvo',
  tryInAMoment: 'Tente de novo daqui a pouco.',
  device: {
    on: 'Este aparelho mostra avisos push.',
    off: 'Este aparelho não mostra avisos push.',
    denied: 'Este navegador não deixa o site enviar avisos push.',
    turnOn: 'Ativar',
    turnOff: 'Desativar',
    failed: 'Não funcionou',
    failedHint: 'Nada mudou. Tente de novo.',
  },
};
