// Reads the SDK's type declarations, to compare responses with the provider's promises.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** One property of an interface: the text of its type, and whether it may be missing. */
export interface Property {
  readonly type: string;
  readonly optional: boolean;
}

/** A declared interface (`properties`) or alias (`alias`), with its namespaces. */
export interface Declaration {
  readonly file: string;
  readonly scope: readonly string[];
  readonly properties: ReadonlyMap<string, Property> | null;
  readonly alias: string | null;
}

interface ParsedFile {
  readonly declarations: Map<string, Declaration>;
  readonly imports: Map<string, string>;
}

const RESOURCES = join(dirname(fileURLToPath(import.meta.resolve('stripe'))), 'resources');
const parsed = new Map<string, ParsedFile>();

/** Finds the declaration of `name` as seen from `scope` in `file` (such as `PaymentIntents.d.ts`). */
export function findDeclaration(file: string, scope: readonly string[], name: string): Declaration | null {
  const path = join(RESOURCES, file);
  const { declarations, imports } = parse(path);
  for (let depth = scope.length; depth >= 0; depth -= 1) {
    const found = declarations.get([...scope.slice(0, depth), name].join('.'));
    if (found) return found;
  }
  const source = imports.get(name.split('.')[0] ?? '');
  if (source === undefined) return null;
  const target = join(dirname(file), source.replace(/\.js$/, '.d.ts'));
  return findDeclaration(target, [], name);
}

interface Reading {
  readonly path: string;
  readonly file: ParsedFile;
  readonly scope: string[];
  readonly open: { readonly kind: string; readonly properties: Map<string, Property> | null }[];
}

function parse(path: string): ParsedFile {
  const known = parsed.get(path);
  if (known) return known;
  const file: ParsedFile = { declarations: new Map(), imports: new Map() };
  parsed.set(path, file);
  const text = readFileSync(path, 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
  const reading: Reading = { path: path.slice(RESOURCES.length + 1), file, scope: [], open: [] };
  for (const line of text.split('\n')) readLine(reading, line.trim());
  return file;
}

function readLine(reading: Reading, line: string): void {
  const { file, scope, open } = reading;
  const imported = /^import (?:type )?\{ (.*) \} from '(.*)';$/.exec(line);
  for (const name of imported?.[1]?.split(', ') ?? []) file.imports.set(name, imported?.[2] ?? '');
  const block = /^(?:export )?(?:declare )?(interface|namespace|class) (\w+).*\{$/.exec(line);
  const alias = /^(?:export )?(?:declare )?type (\w+) = (.*);$/.exec(line);
  const property = /^(?:readonly )?'?([\w$]+)'?(\?)?: (.*);$/.exec(line);
  const inside = open.at(-1);
  if (block) openBlock(reading, block[1] ?? '', block[2] ?? '');
  else if (line === '}') {
    if (open.pop()?.kind === 'namespace') scope.pop();
  } else if (alias && inside?.kind !== 'class') {
    declare(reading, alias[1] ?? '', { properties: null, alias: alias[2] ?? '' });
  } else if (property && inside?.properties) {
    inside.properties.set(property[1] ?? '', { type: property[3] ?? '', optional: property[2] === '?' });
  }
}

function openBlock(reading: Reading, kind: string, name: string): void {
  const properties = kind === 'interface' ? new Map<string, Property>() : null;
  if (properties) declare(reading, name, { properties, alias: null });
  if (kind === 'namespace') reading.scope.push(name);
  reading.open.push({ kind, properties });
}

function declare(reading: Reading, name: string, what: Pick<Declaration, 'properties' | 'alias'>): void {
  const { path, file, scope } = reading;
  file.declarations.set([...scope, name].join('.'), { file: path, scope: [...scope], ...what });
}
