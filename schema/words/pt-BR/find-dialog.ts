// The words of en/find-dialog.ts in Brazilian Portuguese.
import type { Words } from '../words.ts';

export const findDialog: Words['findDialog'] = {
  title: 'Pedra encontrada',
  rockId: 'Rock ID',
  hint: 'Vire a pedra: o ID está na etiqueta ou pintado na parte de baixo.',
  find: 'Achei',
  finding: 'Salvando…',
  failed: 'Erro',
  seeRock: 'Ver esta pedra',
  register: 'Registrar pedra',
  visitorTitle: 'Achou uma pedra?',
  free: 'É 100% GRÁTIS',
  why: 'Participe para contar a quem pintou que você a encontrou, para escondê-la de novo e para ver aonde ela vai.',
  visitorHint: 'Digite o ID agora, e a pedra espera enquanto você cria a conta.',
  join: 'Participe GRÁTIS!',
  isMember: 'Já tem conta? O mesmo botão serve para entrar.',
};
