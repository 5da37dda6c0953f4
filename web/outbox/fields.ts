// What a kept write says, and the same write with other words. Pages and the service worker share this.
import { normalizeCode } from '../../schema/codes.ts';
import type { KeptWrite } from './kept-write.ts';

/** Texts, numbers, and the photo of a new rock. */
export type Fields = Readonly<Record<string, unknown>>;

type Content = Pick<KeptWrite, 'body' | 'contentType'>;

/** Characters of a text that is shown in the outbox. */
const shown = 80;

const isForm = (contentType: string | null) => contentType?.startsWith('multipart/') === true;
const answerOf = ({ body, contentType }: Content) =>
  new Response(body, { headers: { 'Content-Type': contentType ?? '' } });

export const bytesOf = (text: string): ArrayBuffer => new TextEncoder().encode(text).buffer;

export async function fieldsOf(content: Content): Promise<Fields> {
  if (content.body.byteLength === 0) return {};
  const answer = answerOf(content);
  if (isForm(content.contentType)) return Object.fromEntries(await answer.formData());
  return (await answer.json()) as Fields; // the app sends objects
}

/** The content with other fields; one that is undefined is left out. The photo stays. */
export async function withFields(content: Content, changes: Fields): Promise<Content> {
  const fields = Object.entries({ ...(await fieldsOf(content)), ...changes }).filter(
    ([, value]) => value !== undefined,
  );
  if (!isForm(content.contentType)) {
    return { ...content, body: bytesOf(JSON.stringify(Object.fromEntries(fields))) };
  }
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value instanceof Blob ? value : String(value));
  const answer = new Response(form);
  return { contentType: answer.headers.get('Content-Type'), body: await answer.arrayBuffer() };
}

/** By what a person recognizes it, and of a text all of it. */
export function namesOf({
  laserEngraverId,
  name,
  locationName,
  content,
  line,
}: Fields): Pick<KeptWrite, 'about' | 'text'> {
  const code = typeof laserEngraverId === 'string' ? normalizeCode(laserEngraverId) : undefined;
  const texts = [name, code, locationName, content, line].filter((one) => typeof one === 'string');
  const about = [...(texts.find((one) => one !== '') ?? '')].slice(0, shown).join('');
  const text = [content, line].find((one) => typeof one === 'string');
  return { about, text: text ?? null };
}
