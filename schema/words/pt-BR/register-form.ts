// The words of en/register-form.ts in Brazilian Portuguese.
import type { Words } from '../words.ts';

export const registerForm: Words['registerForm'] = {
  heading: 'Registrar pedra',
  intro: 'Um nome e um ID, e a sua pedra pode começar a viagem.',
  photo: 'Foto da pedra',
  photoHow: 'Até 10 MB. Sem foto, nós pintamos uma imagem para a sua pedra.',
  removePhoto: 'Remover foto',
  yourPhoto: 'A sua foto',
  dropPhoto: 'Solte uma foto aqui',
  name: 'Nome da pedra',
  rockId: 'Rock ID do código QR',
  rockIdHow: 'O ID da sua etiqueta. Aqui, só você e quem está com a pedra podem vê-lo.',
  noLabel: 'Ainda não tenho etiqueta: quero um ID',
  issued: <T>(code: T) => [
    code,
    ' é seu. Pinte-o na parte de baixo da pedra antes de escondê-la, ou imprima a etiqueta em “Minhas pedras” depois de registrar: quem encontrar a pedra escaneia ou digita o ID aqui.',
  ],
  description: 'Descrição',
  descriptionHow: 'Opcional: a história dela, as cores, o que você pensou enquanto pintava.',
  hideNow: 'Esconder a pedra agora?',
  hideNowHow: 'Marque isto se a pedra já está no esconderijo, ou se você está ao lado dela.',
  cancel: 'Cancelar',
  register: 'Registrar pedra',
  registering: 'Registrando…',
  registered: 'Pedra registrada',
  success: 'A sua pedra foi registrada.',
  placeIsLost:
    'A sua pedra foi registrada. Só não foi possível salvar o lugar: esconda-a em “Minhas pedras”. O que você escreveu está guardado lá.',
  failed: 'Não foi possível registrar a pedra. Tente de novo.',
  typedIsKept: (why: string) => `${why} O que você escreveu está guardado.`,
  expired: { title: 'Sessão encerrada', description: 'Entre de novo. O que você escreveu está guardado.' },
  already: <T>(name: T) => ['Você já registrou esta pedra: ', name, '.'],
  alreadySafe: 'Ela está a salvo em “Minhas pedras”, como você a enviou da primeira vez.',
  showIt: 'Mostrar em “Minhas pedras”',
  hideRock: 'Esconder pedra',
  home: {
    title: 'Aqui é a sua casa?',
    blur: (way: string) => `Mostrar só com precisão de ${way}`,
    isPublic: 'É um lugar público',
    whoSees: <T>(town: T, way: string) => [
      'Este lugar fica perto de ',
      town,
      `, a cidade do seu perfil. Membros vão ver o lugar exato, e visitantes, com precisão de cerca de ${way}. Se você o deixar menos exato, membros também vão vê-lo com precisão de cerca de ${way}.`,
    ],
    answerStays: 'A sua resposta para este lugar fica nesta aba.',
  },
};
