// Texts belong in catalogues (docs/reference/texts.md#languages), and none is read while a module loads.
import { reporterOf, type Node, type Rule, type Visitors } from './rule.ts';

type Report = ReturnType<typeof reporterOf>;

const hasLetter = (text: unknown) => typeof text === 'string' && /\p{L}/u.test(text);
const spoken = new Set(['aria-label', 'title', 'placeholder', 'alt', 'label', 'hint', 'note', 'caption']);

/** No text between elements or in an attribute that screen readers read. */
export const literalText: Rule = {
  createOnce(context) {
    let report: Report = null;
    return {
      before: () => (report = reporterOf('literal-text', context)) !== null,
      JSXText(node: Node) {
        if (hasLetter(node.value)) report?.(`"${String(node.value).trim()}" belongs into a catalogue`, node);
      },
      JSXAttribute({ name, value }: { name: { name?: string }; value: Node | null }) {
        if (spoken.has(name.name ?? '') && value?.type === 'Literal' && hasLetter(value.value))
          report?.(`"${String(value.value)}" belongs into a catalogue`, value);
      },
    };
  },
};

/** One function for entering or leaving several kinds of nodes. */
const each = (types: readonly string[], visit: (node: Node) => void, when: '' | ':exit' = '') =>
  Object.fromEntries(types.map((type) => [type + when, visit]));

const functions = ['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression', 'MethodDefinition'];
const says = new Set(['t', 'errorText', 'formErrorText', 'listingErrorText', 'payingErrorText', 'fieldText']);
const importsTexts = /\/(t|words|errors|listing|field)\.ts'/;

/** At module load no request or page has set a language. */
export const textAtImport: Rule = {
  createOnce(context) {
    let report: Report = null;
    let depth = 0;
    return {
      before() {
        depth = 0;
        report = importsTexts.test(context.sourceCode.text) ? reporterOf('text-at-import', context) : null;
        return report !== null;
      },
      ...each(functions, () => void (depth += 1)),
      ...each(functions, () => void (depth -= 1), ':exit'),
      CallExpression(node: Node) {
        if (depth === 0 && says.has(String(node.callee?.name)))
          report?.(`${String(node.arguments?.[0]?.value)} is read while the module loads, in no language`, node);
      },
    };
  },
};

const isSaid = (text: string) => /\p{L}{2,} \p{L}{2,}/u.test(text) || /^\p{Lu}\p{Ll}+[.!?]?$/u.test(text.trim());
const logs = new Set(['log', 'info', 'warn', 'error', 'debug', 'fatal']);
const isHtml = ({ tag }: Node) => tag?.name === 'html';

/** Errors, log lines and tagged templates (SQL) are not translated. */
function isForStaff(node: Node): boolean {
  if (node.type === 'NewExpression') return /(?:Error|Stop)$/.test(String(node.callee?.name ?? ''));
  if (node.type === 'CallExpression') return logs.has(String(node.callee?.property?.name));
  return node.type === 'TaggedTemplateExpression' ? !isHtml(node) : true;
}

const forStaff = ['TaggedTemplateExpression', 'ImportDeclaration', 'TSLiteralType', 'NewExpression', 'CallExpression'];

/** Texts of server and domain for guests and hosts belong in catalogues. */
export const serverText: Rule = {
  createOnce(context) {
    let report: Report = null;
    // Enclosing nodes whose texts are for the staff.
    let quiet = 0;
    const look = (text: unknown, node: Node) => {
      if (quiet === 0 && typeof text === 'string' && isSaid(text))
        report?.(`"${text.trim()}" belongs into a catalogue`, node);
    };
    const visitors: Visitors = {
      before() {
        quiet = 0;
        return (report = reporterOf('server-text', context)) !== null;
      },
      ...each(forStaff, (node) => {
        if (isForStaff(node)) quiet += 1;
        else if (isHtml(node)) for (const words of wordsOfHtml(node)) look(words, node);
      }),
      ...each(forStaff, (node) => void (quiet -= isForStaff(node) ? 1 : 0), ':exit'),
      Literal: (node: Node) => look(node.value, node),
      TemplateElement(node: Node) {
        // Templates inside an `html` template are checked with it.
        if (node.parent?.parent?.type !== 'TaggedTemplateExpression')
          look((node.value as { cooked?: string }).cooked, node);
      },
    };
    return visitors;
  },
};

/** Texts of an `html` template between its elements. */
function wordsOfHtml({ quasi }: Node): string[] {
  const text = quasi?.quasis.map(({ value }) => value.cooked).join('{}') ?? '';
  return text.split(/<[^>]*>/);
}
