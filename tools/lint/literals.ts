// A lint rule for words in code: what a person reads stands in schema/words, where it is translated.
import { relative, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');

/** Attributes and props that people read or hear. */
const read = new Set([
  'alt',
  'aria-description',
  'aria-label',
  'aria-placeholder',
  'aria-roledescription',
  'aria-valuetext',
  'description',
  'error',
  'heading',
  'hint',
  'label',
  'placeholder',
  'title',
]);

/** Two letters in a row: a dot between words, or the x of a size, is no word. */
const hasWord = (text: string): boolean => /\p{L}{2}/u.test(text);

interface Node {
  type: string;
  value?: unknown;
  name?: { name?: unknown };
  expression?: Node;
  consequent?: Node;
  alternate?: Node;
  left?: Node;
  right?: Node;
  quasis?: { value: { cooked: string } }[];
}

/** Literals among what an expression can be. */
function literalsIn(node: Node | null | undefined): Node[] {
  if (!node) return [];
  switch (node.type) {
    case 'Literal':
      return typeof node.value === 'string' && hasWord(node.value) ? [node] : [];
    case 'TemplateLiteral':
      return (node.quasis ?? []).some(({ value }) => hasWord(value.cooked)) ? [node] : [];
    case 'JSXExpressionContainer':
      return literalsIn(node.expression);
    case 'ConditionalExpression':
      return [...literalsIn(node.consequent), ...literalsIn(node.alternate)];
    case 'LogicalExpression':
      return [...literalsIn(node.left), ...literalsIn(node.right)];
    default:
      return [];
  }
}

interface RuleContext {
  filename: string;
  report(finding: { node: unknown; message: string }): void;
}

const message = 'What people read stands in schema/words: see decision 85.';

const isTest = (path: string) => /\.(?:test|trial|e2e)\.tsx?$|(?:^|\/)(?:testing|e2e)\//.test(path);

const literals = {
  create(context: RuleContext) {
    if (isTest(relative(root, context.filename))) return {};
    const report = (nodes: readonly Node[]) => {
      for (const node of nodes) context.report({ node, message });
    };
    return {
      JSXText: (node: Node) => {
        if (hasWord(String(node.value))) report([node]);
      },
      JSXAttribute: (node: Node) => {
        if (read.has(String(node.name?.name))) report(literalsIn(node.value as Node | null));
      },
      JSXElement: ({ children }: Node & { children: Node[] }) => {
        report(children.filter(({ type }) => type === 'JSXExpressionContainer').flatMap(literalsIn));
      },
    };
  },
};

export default { meta: { name: 'words' }, rules: { literals } };
