// Finds in a served page what the build does not have: scripts, and on the app's page anything at all. It does not parse
// HTML as browsers do, which can be deceived: whatever is neither in the build nor written as the worker writes it is named.

/** What a build says about its pages. */
export interface BuiltPages {
  /** index.html, which the worker completes. */
  app: string;
  /** Addresses of its files. */
  addresses: ReadonlySet<string>;
}

/** Each tag with the text after it, without the '<' before it. */
const chunksOf = (html: string) =>
  html
    .split('<')
    .slice(1)
    .map((chunk) => chunk.trimEnd());

const attribute = String.raw`\s+[\w:-]+(?:="[^"<>]*")?`;
const tag = (names: string) => new RegExp(`^(?:${names})((?:${attribute})*)\\s*/?>\\s*$`);

const link = tag('link');
const script = tag('script');
/** Tags that the worker writes into the head of the app's page, and its flags. */
const ofWorker: readonly RegExp[] = [
  /^meta\s+(?:name|property)="[\w:.-]+"\s+content="[^"<>]*"\s*\/?>\s*$/,
  /^title>[^<>]*$/,
  /^div id="root"(?:\s+data-[\w-]+="")*>\s*$/,
];

const attributesOf = (text = '') =>
  new Map(
    [...text.matchAll(/([\w:-]+)(?:="([^"]*)")?/g)].map(([, name = '', value = '']) => [
      name.toLowerCase(),
      value,
    ]),
  );

/** Tags that run or load something, or change where addresses lead. */
const isActive = (chunk: string) =>
  /^(?:script|iframe|frame|object|embed|applet|base|link|portal|svg:script)\b/i.test(chunk) ||
  /^meta\b[^>]*http-equiv/i.test(chunk) ||
  /^[a-z][^>]*(?:[\s"'/]on\w+\s*=|javascript:)/i.test(chunk);

/** Data that no browser runs. */
const dataScript = /^script\s+type="application\/(?:ld\+)?json"(?:\s+id="[\w-]+")?>/;

/** The address that a script or a link loads, '' if it loads none; undefined if it may do more than that. */
function loadedBy(chunk: string): string | undefined {
  const attributes = attributesOf((script.exec(chunk) ?? link.exec(chunk))?.[1]);
  if (attributes.size === 0 || [...attributes.keys()].some((name) => name.startsWith('on'))) return undefined;
  const rel = attributes.get('rel');
  return attributes.get('src') ?? (rel === 'canonical' || rel === 'alternate' ? '' : attributes.get('href'));
}

/**
 * One sentence for each thing that is not of the build.
 * @param isApp whether the page is the app's, of which the worker changes little; of others only scripts are looked at
 */
export function foreignIn(
  page: string,
  html: string,
  isApp: boolean,
  { app, addresses }: BuiltPages,
): string[] {
  const built = new Set(chunksOf(app));
  return chunksOf(html).flatMap((chunk) => {
    if (built.has(chunk) || dataScript.test(chunk)) return [];
    const address = loadedBy(chunk);
    if (address === '' || (address !== undefined && addresses.has(address))) return [];
    if (address !== undefined) return [`${page}: loads ${address}, which is not in this build`];
    if (isActive(chunk)) return [`${page}: has a script that is not in this build: <${shortened(chunk)}`];
    if (!isApp || ofWorker.some((known) => known.test(chunk))) return [];
    return [`${page}: has what is not in this build: <${shortened(chunk)}`];
  });
}

const shortened = (text: string) => {
  const line = text.replaceAll(/\s+/g, ' ');
  return line.length > 100 ? `${line.slice(0, 100)}…` : line;
};
