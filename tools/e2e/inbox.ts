// Reads letters from the local inbox, where the EMAIL binding puts them on this machine.

const inboxApi = '/cdn-cgi/local/explorer/api/local/email/sending';

interface Letter {
  messageId: string;
  to?: unknown;
  subject?: string;
  text?: string;
}

/** The explorer's own interface, which its schema describes. */
async function read<T>(origin: string, query: Record<string, string>): Promise<T> {
  const answer = await fetch(`${origin}${inboxApi}?${new URLSearchParams(query)}`);
  const { result } = (await answer.json()) as { result: T };
  return result;
}

/** Letters to an address, newest first, without their texts. */
async function lettersTo(origin: string, email: string): Promise<Letter[]> {
  const letters = await read<Letter[]>(origin, { per_page: '100' });
  return letters.filter(({ to }) => JSON.stringify(to).includes(email));
}

/** The six digits of the newest letter to an address; undefined while there is none. */
export async function newestCode(origin: string, email: string): Promise<string | undefined> {
  const [letter] = await lettersTo(origin, email);
  return /(\d{3})\s?(\d{3})/
    .exec(letter?.subject ?? '')
    ?.slice(1)
    .join('');
}

/** The newest link to a page of ours that was mailed to an address; undefined while there is none. */
export async function newestLink(origin: string, email: string, path: string): Promise<string | undefined> {
  for (const { messageId } of await lettersTo(origin, email)) {
    const { text = '' } = await read<Letter>(origin, { email_id: messageId });
    const link = text.split(/\s+/).find((word) => word.startsWith(`${origin}${path}?`));
    if (link !== undefined) return link;
  }
  return undefined;
}

/** Subjects of the letters to an address, newest first. */
export async function subjectsTo(origin: string, email: string): Promise<string[]> {
  return (await lettersTo(origin, email)).map(({ subject = '' }) => subject);
}

/** The text of the newest letter to an address whose subject begins like this; '' while there is none. */
export async function newestEmail(origin: string, email: string, subject: string): Promise<string> {
  const letter = (await lettersTo(origin, email)).find((one) => one.subject?.startsWith(subject));
  return letter ? ((await read<Letter>(origin, { email_id: letter.messageId })).text ?? '') : '';
}
