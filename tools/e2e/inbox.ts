// Reads emails from the local inbox, where the local EMAIL binding stores them.

const inboxApi = '/cdn-cgi/local/explorer/api/local/email/sending';

interface Email {
  messageId: string;
  to?: unknown;
  subject?: string;
  text?: string;
  headers?: Readonly<Record<string, string>>;
}

/** The API of the local explorer, which its schema describes. */
async function read<T>(origin: string, query: Record<string, string>): Promise<T> {
  const answer = await fetch(`${origin}${inboxApi}?${new URLSearchParams(query)}`);
  const { result } = (await answer.json()) as { result: T };
  return result;
}

/** Emails to an address, newest first, without their texts. */
async function emailsTo(origin: string, email: string): Promise<Email[]> {
  const emails = await read<Email[]>(origin, { per_page: '100' });
  return emails.filter(({ to }) => JSON.stringify(to).includes(email));
}

/** The six digits of the newest email to an address; undefined while there is none. */
export async function newestCode(origin: string, email: string): Promise<string | undefined> {
  const [newest] = await emailsTo(origin, email);
  return /(\d{3})\s?(\d{3})/
    .exec(newest?.subject ?? '')
    ?.slice(1)
    .join('');
}

/** The newest link to a page of ours that was mailed to an address; undefined while there is none. */
export async function newestLink(origin: string, email: string, path: string): Promise<string | undefined> {
  for (const { messageId } of await emailsTo(origin, email)) {
    const { text = '' } = await read<Email>(origin, { email_id: messageId });
    const link = text.split(/\s+/).find((word) => word.startsWith(`${origin}${path}?`));
    if (link !== undefined) return link;
  }
  return undefined;
}

/** Subjects of the emails to an address, newest first. */
export async function subjectsTo(origin: string, email: string): Promise<string[]> {
  return (await emailsTo(origin, email)).map(({ subject = '' }) => subject);
}

/** The text of the newest email to an address whose subject begins like this; '' while there is none. */
export async function newestEmail(origin: string, email: string, subject: string): Promise<string> {
  const found = (await emailsTo(origin, email)).find((one) => one.subject?.startsWith(subject));
  return found ? ((await read<Email>(origin, { email_id: found.messageId })).text ?? '') : '';
}

/** The headers of the newest email to an address whose subject begins like this; none while there is no such email. */
export async function newestHeaders(
  origin: string,
  email: string,
  subject: string,
): Promise<Readonly<Record<string, string>>> {
  const found = (await emailsTo(origin, email)).find((one) => one.subject?.startsWith(subject));
  return found?.headers ?? {};
}
