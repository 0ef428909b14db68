import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parseAst } from 'vite';

const web = new URL('../', import.meta.url);
// Names of payment brands: they are drawn, not translated.
const drawn = new Set(['layout/PaymentMarks.tsx']);
const spoken = new Set(['aria-label', 'title', 'placeholder', 'alt', 'label', 'hint', 'note', 'caption']);

function textsIn(node: unknown, found: string[]): void {
  if (Array.isArray(node)) {
    for (const child of node) textsIn(child, found);
    return;
  }
  if (typeof node !== 'object' || node === null) return;
  const { type, value, name } = node as { type?: string; value?: unknown; name?: { name?: string } };
  if (type === 'JSXText' && typeof value === 'string' && /\p{L}/u.test(value)) found.push(value.trim());
  if (type === 'JSXAttribute' && spoken.has(name?.name ?? '')) {
    const literal = value as { type?: string; value?: unknown } | null;
    if (literal?.type === 'Literal' && /\p{L}/u.test(String(literal.value))) found.push(String(literal.value));
  }
  for (const child of Object.values(node)) textsIn(child, found);
}

function literals(source: string): string[] {
  const found: string[] = [];
  textsIn(parseAst(source, { lang: 'tsx' }), found);
  return found;
}

const files = readdirSync(web, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.tsx') && !file.includes('.test.') && !drawn.has(file),
);

const isFunction = /Function|Method/;
const says = new Set(['t', 'errorText', 'formErrorText', 'listingErrorText', 'payingErrorText', 'fieldText']);

/** Keys of `t(…)` that is called while the module loads: no request and no page has said a language then. */
function readAtImport(node: unknown, found: string[]): void {
  if (Array.isArray(node)) {
    for (const child of node) readAtImport(child, found);
    return;
  }
  if (typeof node !== 'object' || node === null) return;
  const { type, callee, arguments: given } = node as Record<'type' | 'callee' | 'arguments', unknown>;
  if (isFunction.test(String(type))) return;
  if (type === 'CallExpression' && says.has((callee as { name?: string }).name ?? '')) {
    found.push(String((given as { value?: unknown }[])[0]?.value));
  }
  for (const child of Object.values(node)) readAtImport(child, found);
}

function keysAtImport(source: string): string[] {
  const found: string[] = [];
  readAtImport(parseAst(source, { lang: 'tsx' }), found);
  return found;
}

const everyFile = ['web', 'server', 'contract'].flatMap((zone) =>
  readdirSync(new URL(`../${zone}`, web), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
    .map((file) => `${zone}/${file}`),
);

describe('the language of a text', () => {
  it('is found to be missing where a text is read while its module loads', () => {
    expect(keysAtImport("const a = { b: t('c') };\nexport const d = () => t('e');")).toEqual(['c']);
  });

  it('is known whenever a text is read', () => {
    const faults = everyFile.flatMap((file) => {
      const source = readFileSync(new URL(`../${file}`, web), 'utf8');
      return /\/(t|words|errors|listing|field)\.ts'/.test(source)
        ? keysAtImport(source).map((key) => `${file}: ${key}`)
        : [];
    });
    expect(faults).toEqual([]);
  });
});

describe('texts of the web', () => {
  it('finds a text that is written into a component', () => {
    expect(literals('const a = <p title="Hello">Some {x} text</p>;')).toEqual(['Hello', 'Some', 'text']);
    expect(literals('const a = <p className="grid">{t("a.b")} · </p>;')).toEqual([]);
  });

  it('knows the components', () => {
    expect(files.length).toBeGreaterThan(40);
  });

  it.each(files)('%s takes its texts from the catalogue', (file) => {
    expect(literals(readFileSync(new URL(file, web), 'utf8'))).toEqual([]);
  });
});
