// A lint rule for layouts that know only one direction: what lies at the left in English lies at the right in Arabic.
import { relative, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');

/** Classes and declarations that stay, by file, and why. */
const allowed: Readonly<Record<string, readonly string[]>> = {
  // In the middle, which is the same from both sides.
  'web/ui/tooltip.tsx': ['left-1/2'],
  'web/shell/bottom-bar.tsx': ['left-1/2'],
  // On pictures of the world, which do not turn.
  'web/admin/finds-map.tsx': ['left-0'],
  'web/journey/trail-layer.tsx': ['-right-2'],
  'web/map/map.css': ['left'],
  // Numbers run from left to right in all languages.
  'web/styles/base.css': ['text-align: right'],
};

const sided =
  /^!?-?(?:(?:m|p|scroll-m|scroll-p)[lr]-|(?:left|right)-(?:\d|\[|\(|px|auto|full)|(?:text|float|clear)-(?:left|right)$|(?:border|rounded)-(?:[lr]|[tb][lr])(?:-|$)|(?:bg|origin|object)-(?:(?:top|bottom)-)?(?:left|right)(?:$|-)|bg-linear-to-(?:[tb]?[lr])$)/;

/** A class without its variants: 'sm:hover:-ml-2!' gives '-ml-2'. */
const utilityOf = (name: string): string =>
  name.replace(/^(?:(?:[\w@&*-]|\[[^\]]*\]|\([^)]*\)|\/)+:)+/, '').replaceAll(/^!|!$/g, '');

/** Classes for one side of the screen, such as 'ml-2', in a list of them. */
export const sidedClasses = (text: string): string[] =>
  text
    .split(/\s+/)
    .map(utilityOf)
    .filter((name) => sided.test(name));

const sidedKey =
  /^(?:(?:margin|padding|scrollMargin|scrollPadding)(?:Left|Right)|border(?:Top|Bottom)?(?:Left|Right).*|left|right)$/;

const declaration =
  /(?<=[{;\s])(?:(?:(?:scroll-)?(?:margin|padding)-|border-(?:top-|bottom-)?)?(?:left|right)(?:-(?:width|color|style|radius))?(?=\s*:)|(?:text-align|float|clear)\s*:\s*(?:left|right)\b)/g;

/** Declarations for one side of the screen in a style sheet. */
export const sidedDeclarations = (css: string, path = ''): string[] =>
  [...css.replaceAll(/\/\*.*?\*\//gs, '').matchAll(declaration)]
    .map(([text]) => text)
    .filter((text) => !allowed[path]?.includes(text));

interface Node {
  type: string;
  value?: unknown;
  name?: { name?: unknown };
  key?: { name?: unknown; value?: unknown };
  expression?: Node;
  properties?: Node[];
}

interface RuleContext {
  filename: string;
  report(finding: { node: unknown; message: string }): void;
}

const isTest = (path: string) => /\.(?:test|trial|e2e)\.tsx?$|(?:^|\/)(?:testing|e2e)\//.test(path);

const sides = {
  create(context: RuleContext) {
    const path = relative(root, context.filename);
    if (!/^(?:web|worker\/pages)\//.test(path) || isTest(path)) return {};
    const report = (node: unknown, found: string) => {
      if (allowed[path]?.includes(found)) return;
      context.report({ node, message: `${found}: say where lines begin and end, not left and right.` });
    };
    const classes = (node: Node, text: unknown) => {
      if (typeof text !== 'string') return;
      for (const found of sidedClasses(text)) report(node, found);
    };
    return {
      Literal: (node: Node) => classes(node, node.value),
      TemplateElement: (node: Node) => classes(node, (node.value as { cooked?: unknown }).cooked),
      JSXAttribute(node: Node) {
        if (node.name?.name !== 'style') return;
        const { properties = [] } = (node.value as Node | null)?.expression ?? {};
        for (const property of properties) {
          const key = String(property.key?.name ?? property.key?.value);
          if (sidedKey.test(key)) report(property, key);
        }
      },
    };
  },
};

export default { meta: { name: 'layout' }, rules: { sides } };
