// Reads a page as browsers do: its elements and texts, by the parser of the HTML standard.
import { type DefaultTreeAdapterTypes, html as standard, parse } from 'parse5';

/** An element or a text. */
export interface Part {
  /** '#text' for a text. */
  name: string;
  isSvg: boolean;
  /** Names of the elements around it, from the outermost one. */
  inside: string;
  /** Of a repeated attribute the first value, which alone counts. */
  attributes: ReadonlyMap<string, string>;
  /** Of a text, and of an element that has nothing but text. */
  text: string;
}

const onlyText = new Set(['script', 'style', 'title']);

/**
 * @param hasScript whether the browser runs scripts; one without also reads what is inside of `<noscript>`
 * @returns also the names of mistakes, as the standard calls them
 */
export function partsOf(page: string, hasScript: boolean): { parts: Part[]; mistakes: string[] } {
  const mistakes: string[] = [];
  const parts: Part[] = [];
  const document = parse(page, {
    scriptingEnabled: hasScript,
    onParseError: ({ code }) => void mistakes.push(code),
  });
  const add = (node: DefaultTreeAdapterTypes.Node, inside: string): void => {
    if ('value' in node) {
      const text = plain(node.value);
      if (text !== '') parts.push({ name: '#text', isSvg: false, inside, attributes: new Map(), text });
    } else if ('tagName' in node) {
      const { tagName: name, namespaceURI, attrs, childNodes } = node;
      const text = onlyText.has(name) ? childNodes.map((child) => ('value' in child ? child.value : '')) : [];
      parts.push({
        name,
        isSvg: namespaceURI === standard.NS.SVG,
        inside,
        attributes: new Map(attrs.map((one) => [one.name, one.value])),
        text: plain(text.join('')),
      });
      if ('content' in node) add(node.content, `${inside} ${name}`);
      for (const child of childNodes)
        if (!onlyText.has(name) || !('value' in child)) add(child, `${inside} ${name}`);
    } else if ('childNodes' in node) for (const child of node.childNodes) add(child, inside);
  };
  add(document, '');
  return { parts, mistakes };
}

const plain = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

/** As HTML that a person can read. */
export function shown({ name, attributes, text }: Part): string {
  const tag = [name, ...[...attributes].map(([key, value]) => (value === '' ? key : `${key}="${value}"`))];
  const line = name === '#text' ? text : `<${tag.join(' ')}>${text}`;
  return line.length > 100 ? `${line.slice(0, 100)}…` : line;
}
