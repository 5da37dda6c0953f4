// What a QR code says: a rock of ours, or something else that is named kindly and never followed.
import { codeAlphabet, codeMaxLength, isMistyped, issuedLength, normalizeCode } from './codes.ts';

/** Kinds of codes that are known by how they begin. */
const beginnings = {
  wifi: /^WIFI:/i,
  contact: /^(?:BEGIN:VCARD|MECARD:|BIZCARD:)/i,
  date: /^BEGIN:(?:VEVENT|VCALENDAR)/i,
  phone: /^(?:TEL|FACETIME(?:-AUDIO)?):/i,
  message: /^(?:SMS|SMSTO|MMS|MMSTO):/i,
  email: /^(?:MAILTO|MATMSG|SMTP):/i,
  place: /^GEO:/i,
  secret: /^(?:OTPAUTH|OTPAUTH-MIGRATION|FIDO):/i,
  // Payment links of banks and coins, and the codes on European, Swiss and EMV bills.
  money:
    /^(?:(?:BITCOIN|LIGHTNING|ETHEREUM|LITECOIN|MONERO|UPI|SWISH|PAYTO|BANK|BEZAHLCODE|PAYPAL|VENMO|CASHAPP):|BCD\r?\n|SPC\r?\n|000201)/i,
} as const;

const parking =
  /\b(?:parking|parken|parkeren|parkschein|parkmeter|parkmobile|parknow|parkster|parkbee|parkwhiz|paybyphone|ringgo|easypark|justpark|flowbird|handyparken|ppprk)/i;
const paying =
  /^(?:[\w-]+\.)*(?:paypal\.(?:com|me)|venmo\.com|cash\.app|revolut\.me|buy\.stripe\.com|ko-fi\.com|buymeacoffee\.com|twint\.ch)$/i;

export type ForeignKind = keyof typeof beginnings | 'parking' | 'app';

export type Scanned =
  | { kind: 'rock'; code: string }
  /** An address of ours that is no label's. */
  | { kind: 'ours' }
  | { kind: 'site'; host: string }
  /** @property isShort whether it could be a Rock ID that somebody made up */
  | { kind: 'words'; text: string; isShort: boolean }
  | { kind: ForeignKind };

/**
 * @param text of a QR code, which anybody may have printed
 * @param origin of this site, such as https://rockabout.example
 */
export function meaningOf(text: string, origin: string): Scanned {
  const said = text.trim();
  if (isOurs(normalizeCode(said))) return { kind: 'rock', code: said };
  for (const [kind, beginning] of Object.entries(beginnings))
    if (beginning.test(said)) return { kind: kind as ForeignKind }; // a key of `beginnings`
  const url = addressIn(said);
  if (url) return meaningOfAddress(url, origin);
  if (/^[a-z][a-z0-9+.-]*:\S/i.test(said)) return { kind: 'app' };
  const isShort = said.length <= codeMaxLength && !/[\r\n\t]/.test(said);
  return { kind: 'words', text: said, isShort };
}

/** `isIssued` without its bytes in the first script of the Found Rock page. */
const isOurs = (code: string) =>
  code.length === issuedLength && [...code].every((sign) => codeAlphabet.includes(sign)) && !isMistyped(code);

/** Many codes leave out https://. */
function addressIn(said: string): URL | null {
  if (/\s/.test(said)) return null;
  const isBare =
    /^(?:[a-z0-9-]+\.)+[a-z]{2,}(?::\d+)?(?:[/?#]|$)/i.test(said) || /^localhost[:/]/i.test(said);
  const address = isBare ? `https://${said}` : said;
  return /^https?:\/\//i.test(address) && URL.canParse(address) ? new URL(address) : null;
}

function meaningOfAddress(url: URL, origin: string): Scanned {
  // Ports of http and https are left out, so that both are the same place.
  if (url.host !== new URL(origin).host) return foreign(url);
  const code = codeIn(url);
  return code === '' || code.length > codeMaxLength ? { kind: 'ours' } : { kind: 'rock', code };
}

/** The Rock ID in an address of ours; '' for none. */
function codeIn({ pathname, searchParams }: URL): string {
  const label = /^\/r\/([^/]+)\/*$/i.exec(pathname)?.[1];
  if (label !== undefined) return unescaped(label);
  if (!/^\/nfc-scan\/*$/i.test(pathname)) return '';
  return (searchParams.get('rockId') ?? searchParams.get('id') ?? '').trim();
}

function unescaped(segment: string): string {
  try {
    return decodeURIComponent(segment).trim();
  } catch {
    return '';
  }
}

function foreign({ host, hostname, pathname }: URL): Scanned {
  if (paying.test(hostname)) return { kind: 'money' };
  if (parking.test(hostname + pathname)) return { kind: 'parking' };
  return { kind: 'site', host };
}
