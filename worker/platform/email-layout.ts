// Composes our emails: what each of them says, once as HTML in one frame, and once as plain text.
import { sourceLanguage, type Language } from '../../schema/languages.ts';
import { formatsOf } from '../../schema/words/formats.ts';
import type { Config } from './config.ts';
import { isNamedIn, type Content, type EmailRock, type Part } from './email-content.ts';
import { emailFrame } from './email-frame.ts';
import type { Email } from './mail.ts';

interface Envelope {
  to: string;
  subject: string;
  /** Of all that it says; English without one. */
  language?: Language;
}

/** Adds the product's name and the support address at the end. */
export async function composeEmail(
  config: Config,
  { to, subject, language = sourceLanguage, ...content }: Envelope & Content,
): Promise<Email> {
  const signature = `${config.productName} · ${config.supportEmail}`;
  const html = await emailFrame(content, {
    language,
    subject,
    signature,
    productName: config.productName,
    logo: config.publicOrigin && `${config.publicOrigin}/email-logo.png`,
  });
  return {
    to,
    subject,
    html,
    text: asText(content, signature, language),
    headers: { 'Content-Language': language },
  };
}

/** A button to a page of ours; null if our own address is not configured. */
export const buttonTo = ({ publicOrigin }: Config, path: `/${string}`, label: string): Content['button'] =>
  publicOrigin ? { label, link: publicOrigin + path } : null;

/** The plain-text twin: the same in the same order. */
function asText(
  { heading, rock, parts, button, footnotes = [], links = [] }: Content,
  signature: string,
  language: Language,
): string {
  return [
    heading,
    ...(rock ? aboutRock(rock, heading, language) : []),
    ...parts.map(partAsText),
    ...(button ? [`${button.label}:\n${button.link}`] : []),
    ...footnotes,
    ...links.map(({ label, link }) => `${label}:\n${link}`),
    signature,
  ].join('\n\n');
}

function aboutRock(rock: EmailRock, heading: string, language: Language): string[] {
  const { comma } = formatsOf(language);
  const words = [isNamedIn(heading, rock) ? '' : rock.name, rock.town].filter(Boolean).join(comma);
  return words === '' ? [] : [words];
}

function partAsText(part: Part): string {
  if ('lead' in part) return `${`${part.lead} ${part.text}`.trim()}\n${part.link}`;
  if ('lines' in part) return part.lines.join('\n');
  if ('figures' in part)
    return [part.title, ...part.figures.map(([name, value]) => `  ${name}: ${value}`)].join('\n');
  return 'code' in part ? part.code : part.text;
}
