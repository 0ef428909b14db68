// Imports, exports and declarations of a module, for `npm run move` and `npm run join`.
import { posix } from 'node:path';
import { parseSync } from 'vite';

export interface Name {
  readonly imported: string;
  readonly local: string;
  readonly isType: boolean;
}

export interface Entry {
  readonly kind: 'import' | 'export';
  /** A path from the project root, or a package specifier. */
  readonly from: string;
  /** Such as `?worker`. */
  readonly query: string;
  readonly names: readonly Name[];
  /** Names of `* as name` and default imports; empty for side effects. Null: only braces. */
  readonly others: readonly string[] | null;
  readonly start: number;
  readonly end: number;
}

export interface Declared {
  readonly name: string;
  /** Offset of `export `; null when not exported. */
  readonly exportAt: number | null;
  readonly statement: string;
  readonly start: number;
  readonly end: number;
}

export interface Module {
  readonly file: string;
  readonly text: string;
  readonly lines: number;
  readonly imports: readonly Entry[];
  /** Targets of `import()`. */
  readonly lazy: readonly string[];
  readonly declared: readonly Declared[];
  /** Only functions and types, which may come after their use. */
  readonly isHoisted: boolean;
  /** Why it cannot be joined, or null. */
  readonly fault: string | null;
  readonly hasMarkup: boolean;
}

type Node = { type: string; start: number; end: number } & Record<string, unknown>;

const ours = /^(?:src|tests|scripts|sandbox|proofs|demo)\//;

/** Is it a path from the project root? */
export const isOurs = (from: string): boolean => ours.test(from);

/** What a specifier in `file` names: a path from the project root, or a package. */
export function targetOf(specifier: string, file: string): string {
  const bare = specifier.replace(/\?.*$/, '');
  if (bare.startsWith('#') && isOurs(bare.slice(1))) return bare.slice(1);
  return bare.startsWith('.') ? posix.join(posix.dirname(file), bare) : specifier;
}

const nameIn = (node: unknown) => (node as { name?: string }).name ?? (node as { value: string }).value;

function entryOf(node: Node, kind: Entry['kind'], file: string): Entry {
  const specifier = (node['source'] as { value: string }).value;
  const kindKey = kind === 'import' ? 'importKind' : 'exportKind';
  const list = (node['specifiers'] ?? []) as Node[];
  const isBraced = ({ type }: Node) => type === 'ImportSpecifier' || type === 'ExportSpecifier';
  const others = list.filter((one) => !isBraced(one)).map((one) => nameIn(one['local'] ?? one['exported']));
  return {
    kind,
    from: targetOf(specifier, file),
    query: /\?.*$/.exec(specifier)?.[0] ?? '',
    names: list.filter(isBraced).map((one) => ({
      imported: nameIn(kind === 'import' ? one['imported'] : one['local']),
      local: nameIn(kind === 'import' ? one['local'] : one['exported']),
      isType: node[kindKey] === 'type' || one[kindKey] === 'type',
    })),
    others: others.length > 0 || list.length === 0 ? others : null,
    start: node.start,
    end: node.end,
  };
}

function namesOfPattern(node: Node): string[] {
  switch (node.type) {
    case 'Identifier':
      return [node['name'] as string];
    case 'ObjectPattern':
      return (node['properties'] as Node[]).flatMap((one) => namesOfPattern((one['value'] ?? one['argument']) as Node));
    case 'ArrayPattern':
      return (node['elements'] as (Node | null)[]).flatMap((one) => (one ? namesOfPattern(one) : []));
    case 'AssignmentPattern':
      return namesOfPattern(node['left'] as Node);
    case 'RestElement':
      return namesOfPattern(node['argument'] as Node);
    default:
      return [];
  }
}

function declaredBy(node: Node): string[] {
  if (node.type === 'VariableDeclaration')
    return (node['declarations'] as Node[]).flatMap((one) => namesOfPattern(one['id'] as Node));
  const id = node['id'] as Node | null | undefined;
  return id?.type === 'Identifier' ? [id['name'] as string] : [];
}

const hoisted = new Set([
  'TSDeclareFunction',
  'FunctionDeclaration',
  'TSTypeAliasDeclaration',
  'TSInterfaceDeclaration',
]);

function lazyOf(text: string, file: string): string[] {
  return [...text.matchAll(/\bimport\(\s*'([.#][^']*)'\s*\)/g)].map(([, specifier = '']) => targetOf(specifier, file));
}

/** Throws when unparseable. */
export function readModule(file: string, text: string): Module {
  const { program, errors } = parseSync(file, text);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  const imports: Entry[] = [];
  const declared: Declared[] = [];
  let isHoisted = true;
  let fault = text.includes('import.meta.') ? 'uses import.meta' : null;
  for (const node of program.body as unknown as Node[]) {
    if (node.type === 'ImportDeclaration') imports.push(entryOf(node, 'import', file));
    else if (node.type === 'ExportNamedDeclaration' && node['source']) imports.push(entryOf(node, 'export', file));
    else if (node.type.startsWith('Export') && !node['declaration']) fault ??= `has ${node.type}`;
    else {
      const isExported = node.type === 'ExportNamedDeclaration';
      const statement = isExported ? (node['declaration'] as Node) : node;
      const place = { statement: text.slice(statement.start, statement.end), start: node.start, end: node.end };
      for (const name of declaredBy(statement))
        declared.push({ name, exportAt: isExported ? node.start : null, ...place });
      isHoisted &&= hoisted.has(statement.type);
    }
  }
  const lines = text.split('\n').length - 1;
  const hasMarkup = file.endsWith('x');
  return { file, text, lines, imports, lazy: lazyOf(text, file), declared, isHoisted, fault, hasMarkup };
}
