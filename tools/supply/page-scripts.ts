// Finds in a served page what neither the build has nor the worker writes, and what it lacks. Everything that is not
// listed here is a difference.
import { closedFlag, visitorFlag } from '../../schema/boot-flags.ts';
import { initialStateId } from '../../schema/initial-state-id.ts';
import { compare } from './lock.ts';
import { partsOf, shown, type Part } from './page-parts.ts';
import type { PageKind } from './served-pages.ts';

/** What a build says about its pages. */
export interface BuiltPages {
  /** index.html, which the worker completes. */
  app: string;
  /** Addresses of its files. */
  addresses: ReadonlySet<string>;
}

const words = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/));

/** Elements of pages that the worker renders, which load and run nothing by themselves. */
const plainElements =
  words(`html head body noscript main header footer nav section article aside div span p a h1 h2 h3
  h4 ul ol li dl dt dd details summary strong em b i small br hr time img form fieldset legend label input textarea
  select option button output`);
const plainShapes = words(
  'svg g path circle ellipse line rect polyline polygon title desc defs clipPath mask',
);

/** Attributes that hold no address, style or script. */
const plainAttributes =
  words(`class id role lang dir title hidden tabindex for alt width height loading decoding fetchpriority name
  type value placeholder maxlength minlength min max step pattern autocomplete autocapitalize autofocus spellcheck
  enterkeyhint inputmode required readonly disabled checked selected multiple rows cols novalidate method open datetime
  start charset viewBox preserveAspectRatio cx cy r rx ry x y x1 x2 y1 y2 d points fill stroke stroke-width
  stroke-linecap stroke-linejoin stroke-dasharray opacity transform fill-rule clip-rule`);
const isPlain = (name: string) => plainAttributes.has(name) || /^(?:aria|data)-[\w-]+$/.test(name);

const ofLink = words('rel href as type crossorigin fetchpriority');
const loading = words('stylesheet modulepreload preload');

const entryOf = ({ inside, name, attributes, text }: Part) =>
  JSON.stringify([inside, name, [...attributes].toSorted(([one], [other]) => compare(one, other)), text]);

/** Without what the worker changes in what the build has. */
function unchanged(part: Part): Part {
  const attributes = new Map(part.attributes);
  if (part.name === 'title') return { ...part, text: '' };
  if (part.name === 'script') attributes.delete('fetchpriority');
  if (isRoot(part))
    for (const flag of [visitorFlag, closedFlag]) if (attributes.get(flag) === '') attributes.delete(flag);
  if (part.name === 'meta' && attributes.get('name') === 'description') attributes.set('content', '');
  return { ...part, attributes };
}

const isRoot = ({ name, attributes }: Part) => name === 'div' && attributes.get('id') === 'root';
const isEntry = ({ name, attributes }: Part) => name === 'script' && attributes.has('src');
const isList = ({ name, attributes }: Part) =>
  name === 'meta' && attributes.get('name')?.endsWith('-parts') === true;

/** What a page must have of the build's index.html. */
const needed: Readonly<Record<PageKind, (part: Part) => boolean>> = {
  app: () => true,
  scan: (part) => isRoot(part) || isEntry(part),
  card: isRoot,
};

/** The address that an element loads by itself, if it does. */
const loadedBy = ({ name, attributes }: Part): string | undefined =>
  name === 'script' ? attributes.get('src') : name === 'link' ? attributes.get('href') : undefined;

/** A preview of the page's link. */
const isPreview = ({ name, inside, attributes }: Part) =>
  name === 'meta' &&
  inside === ' html head' &&
  attributes.size === 2 &&
  attributes.has('content') &&
  (/^og:[\w:]+$/.test(attributes.get('property') ?? '') || attributes.get('name') === 'twitter:card');

function loadsOwnFile({ name, isSvg, attributes }: Part, addresses: ReadonlySet<string>): boolean {
  return (
    name === 'link' &&
    !isSvg &&
    [...attributes.keys()].every((one) => ofLink.has(one)) &&
    loading.has(attributes.get('rel') ?? '') &&
    addresses.has(attributes.get('href') ?? '')
  );
}

/** Resolved as browsers do. */
function isOwn(address: string, ...others: readonly string[]): boolean {
  const own = 'https://own.invalid';
  const url = URL.parse(address, own);
  return url !== null && (url.href.startsWith(`${own}/`) || others.includes(url.protocol));
}

/** Whether the worker may render it, in a page that is not the app's. */
function isRendered(part: Part, kind: PageKind, addresses: ReadonlySet<string>): boolean {
  const { name, isSvg, attributes } = part;
  if (name === '#text') return true;
  if (name === 'script')
    return (
      kind === 'scan' &&
      !isSvg &&
      attributes.size === 2 &&
      attributes.get('type') === 'application/json' &&
      attributes.get('id') === initialStateId
    );
  // What styles load is for the content security policy to say.
  if (name === 'style') return !isSvg && [...attributes.keys()].every((one) => one === 'nonce');
  if (!(isSvg ? plainShapes : plainElements).has(name)) return false;
  return [...attributes].every(([attribute, value]) => {
    if (isPlain(attribute)) return true;
    if (isSvg) return false;
    if (name === 'a' && attribute === 'href') return isOwn(value, 'mailto:');
    if (name === 'form' && attribute === 'action') return isOwn(value);
    return name === 'img' && attribute === 'src' && (addresses.has(value) || value.startsWith('data:image/'));
  });
}

/** One sentence for each thing that is not of the build, and for each that the page lacks. */
export function foreignIn(page: string, html: string, kind: PageKind, built: BuiltPages): string[] {
  const found = [true, false].flatMap((hasScript) => foreignFor(hasScript, html, kind, built));
  return [...new Set(found)].map((words) => `${page}: ${words}`);
}

function foreignFor(hasScript: boolean, html: string, kind: PageKind, built: BuiltPages): string[] {
  const { parts, mistakes } = partsOf(html, hasScript);
  const ofBuild = partsOf(built.app, hasScript).parts.filter((part) => !isList(part));
  const left = new Map<string, number>();
  for (const part of ofBuild) {
    const entry = entryOf(unchanged(part));
    left.set(entry, (left.get(entry) ?? 0) + 1);
  }
  const foreign = parts.filter((part) => {
    const entry = entryOf(unchanged(part));
    const count = left.get(entry) ?? 0;
    if (count > 0) {
      left.set(entry, count - 1);
      return false;
    }
    if (isPreview(part) || loadsOwnFile(part, built.addresses)) return false;
    return kind === 'app' || !isRendered(part, kind, built.addresses);
  });
  const lacked = ofBuild.filter(
    (part) => needed[kind](part) && (left.get(entryOf(unchanged(part))) ?? 0) > 0,
  );
  return [
    ...foreign.map((part) => {
      const address = loadedBy(part);
      return address === undefined || built.addresses.has(address)
        ? `has what is not in this build: ${shown(part)}`
        : `loads ${address}, which is not in this build`;
    }),
    ...lacked.map((part) => `lacks what this build has: ${shown(part)}`),
    ...mistakes.map((mistake) => `is not HTML as this build writes it: ${mistake}`),
  ];
}
