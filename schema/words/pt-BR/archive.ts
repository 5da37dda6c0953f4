// The words of en/archive.ts in Brazilian Portuguese.
import type { Words } from '../words.ts';
import { number } from './intl.ts';

export const archive: Words['archive'] = {
  photoOfRock: (name: string) => `a foto de ${name}`,
  profilePicture: 'a imagem do seu perfil',
  photoToPainter: (rock: string | null) => `a sua foto enviada a quem pintou ${rock ?? 'uma pedra'}`,
  readme: (productName: string, publicOrigin: string, supportEmail: string, missing: string) =>
    `Seus dados no ${productName}

Guarde este arquivo só para você. Os Rock IDs que estão nele são segredos, e os lugares exatos também.

rocks.json, journeys.json   As suas pedras com os Rock IDs delas, e cada passo das viagens assim como você as vê.
account.json                O seu perfil, as suas configurações, o seu plano e os seus pedidos.
community.json              O que você encontrou, escondeu, comentou, curtiu, seguiu e denunciou; as suas perguntas,
                            respostas e ofertas; as pedras que você deu; o que outros deram às suas pedras; os nomes
                            que o site mostra para os outros nas suas viagens.
photos/, photos.json        A foto de cada pedra, com o id da pedra como nome, e a imagem do seu perfil.
questions/                  As suas fotos enviadas a quem pintou e ainda não respondeu.
csv/                        Pedras, viagens, achados, pedras seguidas e notificações para uma planilha.
journeys.gpx, finds.gpx     Viagens e achados para um mapa ou um aplicativo de GPS.

Os arquivos JSON seguem ${publicOrigin}/export.schema.json. Os horários são em UTC.

O que fica de fora: os comentários de outros, os achados e os lugares deles em outras pedras, e o que só protege a
sua conta, como hashes de códigos e sessões.

Você pode trazer as suas pedras para outra conta com este arquivo: Perfil e configurações, Configurações, Seus dados.
Deixe o arquivo como está. Pedras, viagens e fotos vêm junto; curtidas, comentários e achados de pedras de outras
pessoas, não.
${missing}
Perguntas: ${supportEmail}
`,
  missing: (supportEmail: string, lost: readonly string[], more: number) => `
Falta: o site perdeu o que vem a seguir, por isso não está neste arquivo. photos.json lista as pedras em "missing".
Avise ${supportEmail}.
${lost.map((about) => `- ${about}\n`).join('')}${more > 0 ? `- e mais ${number(more)}\n` : ''}`,
};
