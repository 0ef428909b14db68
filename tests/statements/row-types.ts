// Reads the row type of each typed statement from the source: `sql<Row>` and `.query<Row>(…)`.
import { readFileSync, globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseSync } from 'vite';
import { pageProperties } from '#src/contract/shapes/listing-properties.ts';
import { answered, flat, isMissing, opaque, type RowType } from './type-shape.ts';

/** A node of the syntax tree, read by property name. */
export interface Node {
  type: string;
  start: number;
  [key: string]: unknown;
}

export interface TypedStatement {
  file: string;
  line: number;
  /** Null without a readable row type. */
  columns: Map<string, RowType> | null;
  /** `rows` declares the type of its rows; others are only parts. */
  kind: 'rows' | 'fragment';
  /** The constant parts of its text, between values and fragments; null when it is made elsewhere. */
  parts: string[] | null;
}

interface Module {
  path: string;
  text: string;
  body: Node[];
}

const modules = new Map<string, Module>();

function moduleOf(path: string): Module {
  const known = modules.get(path);
  if (known) return known;
  const text = readFileSync(path, 'utf8');
  const read = { path, text, body: parseSync(path, text).program.body as unknown as Node[] };
  modules.set(path, read);
  return read;
}

const nodes = (value: unknown) => (Array.isArray(value) ? (value as Node[]) : []);
const node = (value: unknown) => (value ?? null) as Node | null;
const nameOf = (value: unknown) => String(node(value)?.name ?? node(value)?.value ?? '');

/** Every node below `root`, with its function or module. */
function* walk(root: unknown): Generator<Node> {
  if (Array.isArray(root)) for (const one of root) yield* walk(one);
  else if (root !== null && typeof root === 'object') {
    if (typeof (root as Node).type === 'string') yield root as Node;
    for (const value of Object.values(root)) if (typeof value === 'object') yield* walk(value);
  }
}

/** The program's statements and their fragments, without tests and test helpers. */
export function findStatements(): TypedStatement[] {
  const files = globSync('src/**/*.ts').filter((path) => !/\.test\.ts$|\/testing\//.test(path));
  return files.sort().flatMap((path) => {
    const module = moduleOf(path);
    if (!/\bsql<|query</.test(module.text)) return [];
    return [...walk(module.body)].flatMap((found) => {
      const type = node(nodes(node(found.typeArguments)?.params)[0]);
      const parts = partsOf(found, module);
      if (parts === undefined || (type === null && found.type === 'CallExpression')) return [];
      const row = type === null ? null : resolve(type, module);
      const line = module.text.slice(0, found.start).split('\n').length;
      const kind = row === null || row.kind === 'plain' ? 'fragment' : 'rows';
      return [{ file: path, line, kind, columns: row?.kind === 'object' ? row.members : null, parts }];
    });
  });
}

/** Undefined when this is no statement. */
function partsOf(found: Node, module: Module): string[] | null | undefined {
  if (found.type === 'TaggedTemplateExpression' && nameOf(found.tag) === 'sql') return quasisOf(node(found.quasi));
  if (found.type !== 'CallExpression' || nameOf(node(found.callee)?.property) !== 'query') return undefined;
  return textOf(node(nodes(found.arguments)[0]), module, found.start);
}

function textOf(text: Node | null, module: Module, before: number): string[] | null {
  if (text === null) return null;
  if (text.type === 'Literal') return [String(text.value)];
  if (text.type === 'TemplateLiteral') return quasisOf(text);
  if (text.type === 'ObjectExpression') {
    const property = nodes(text.properties).find(({ key }) => nameOf(key) === 'text');
    return textOf(node(property?.value), module, before);
  }
  if (text.type !== 'Identifier' && text.type !== 'CallExpression') return null;
  const wanted = nameOf(text.type === 'CallExpression' ? text.callee : text);
  const places = [...walk(module.body)].filter(
    ({ type, id, start }) => type === 'VariableDeclarator' && nameOf(id) === wanted && start < before,
  );
  const value = node(places.at(-1)?.init);
  return textOf(value?.type === 'ArrowFunctionExpression' ? node(value.body) : value, module, before);
}

function quasisOf(template: Node | null): string[] {
  return nodes(template?.quasis).map(({ value }) => (value as { cooked: string }).cooked);
}

/** The value of `type`, resolved in `module`. */
function resolve(type: Node, module: Module): RowType {
  const inner = (value: unknown) => resolve(value as Node, module);
  switch (type.type) {
    case 'TSStringKeyword':
    case 'TSNumberKeyword':
    case 'TSBooleanKeyword':
    case 'TSNullKeyword':
    case 'TSUndefinedKeyword':
    case 'TSUnknownKeyword':
      return { kind: 'plain', name: type.type.slice(2, -7).toLowerCase() };
    case 'TSLiteralType':
      return literal(node(type.literal));
    case 'TSUnionType':
      return { kind: 'union', of: nodes(type.types).map(inner) };
    case 'TSIntersectionType':
      return merge(nodes(type.types).map(inner));
    case 'TSArrayType':
      return { kind: 'array', of: inner(type.elementType) };
    case 'TSTypeOperator':
    case 'TSParenthesizedType':
      return inner(type.typeAnnotation);
    case 'TSTypeLiteral':
      return members(nodes(type.members), module);
    case 'TSIndexedAccessType':
      return indexed(type, module);
    case 'TSTypeReference':
      return reference(type, module);
    default:
      return opaque;
  }
}

function literal(value: Node | null): RowType {
  if (typeof value?.value === 'string') return { kind: 'literal', value: value.value };
  return { kind: 'plain', name: value?.value === null ? 'null' : typeof value?.value };
}

function merge(types: RowType[]): RowType {
  if (types.some(({ kind }) => kind !== 'object')) return opaque;
  return {
    kind: 'object',
    members: new Map(types.flatMap((type) => (type.kind === 'object' ? [...type.members] : []))),
  };
}

function members(of: Node[], module: Module): RowType {
  return {
    kind: 'object',
    members: new Map(
      of.map((member) => {
        const type = resolve(node(node(member.typeAnnotation)?.typeAnnotation) as Node, module);
        const missing: RowType = { kind: 'plain', name: 'undefined' };
        return [nameOf(member.key), member.optional === true ? { kind: 'union', of: [type, missing] } : type];
      }),
    ),
  };
}

function indexed(type: Node, module: Module): RowType {
  const object = node(type.objectType) as Node;
  const list = object.type === 'TSParenthesizedType' ? node(object.typeAnnotation) : object;
  if (list?.type === 'TSTypeQuery') return listed(nameOf(list.exprName), module);
  const whole = resolve(object, module);
  const present = flat(whole).filter((part) => !isMissing(part));
  const of = present.length === 1 ? present[0]! : whole;
  if (of.kind === 'array') return of.of;
  const key = node(node(type.indexType)?.literal)?.value;
  return (of.kind === 'object' && of.members.get(String(key))) || opaque;
}

/** The values of `const name = ['a', 'b'] as const`. */
function listed(name: string, module: Module): RowType {
  const found = declared(name, module);
  if (found?.node.type !== 'VariableDeclarator') return opaque;
  const list = [...walk(found.node.init)].find(({ type }) => type === 'ArrayExpression');
  const values = nodes(list?.elements);
  return values.length > 0 && values.every(({ value }) => typeof value === 'string')
    ? { kind: 'union', of: values.map(literal) }
    : opaque;
}

function reference(type: Node, module: Module): RowType {
  const name = nameOf(type.typeName);
  // Derived from the table of properties, which the source does not spell out.
  if (name === 'PageProperty')
    return { kind: 'union', of: pageProperties.map((value) => ({ kind: 'literal', value })) };
  const given = nodes(node(type.typeArguments)?.params);
  const first = () => resolve(given[0] as Node, module);
  if (name === 'CallOutput') return answered(String(node(given[0]?.literal)?.value));
  if (name === 'NonNullable') {
    const parts = flat(first()).filter((part) => !isMissing(part));
    return parts.length === 1 ? parts[0]! : { kind: 'union', of: parts };
  }
  if (['Date', 'Buffer'].includes(name)) return { kind: 'plain', name };
  if (name === 'Array' || name === 'ReadonlyArray') return { kind: 'array', of: first() };
  if (name === 'Readonly') return first();
  if (name === 'Pick' || name === 'Omit') {
    const of = first();
    const keys = JSON.stringify([resolve(given[1] as Node, module)]);
    if (of.kind !== 'object') return opaque;
    const isKept = (key: string) => keys.includes(`"value":"${key}"`) === (name === 'Pick');
    return { kind: 'object', members: new Map([...of.members].filter(([key]) => isKept(key))) };
  }
  const found = declared(name, module);
  if (found?.node.type === 'TSTypeAliasDeclaration')
    return resolve(node(found.node.typeAnnotation) as Node, found.module);
  if (found?.node.type !== 'TSInterfaceDeclaration') return opaque;
  const bases = nodes(found.node.extends).map((base) => {
    return reference({ ...base, typeName: base.expression }, found.module);
  });
  return merge([...bases, members(nodes(node(found.node.body)?.body), found.module)]);
}

/** The declaration of `name` in `module`: local, imported or re-exported. */
function declared(name: string, module: Module): { node: Node; module: Module } | null {
  for (const statement of module.body) {
    const own = node(statement.declaration) ?? statement;
    if (nameOf(own.id) === name) return { node: own, module };
    const variable = nodes(own.declarations).find(({ id }) => nameOf(id) === name);
    if (variable) return { node: variable, module };
    const from = node(statement.source)?.value;
    if (typeof from !== 'string' || !/^[.#]/.test(from)) continue;
    const path = from.startsWith('#') ? from.slice(1) : join(dirname(module.path), from);
    const passed = nodes(statement.specifiers).find(({ local, exported }) => nameOf(exported ?? local) === name);
    const inner = passed ? nameOf(passed.imported ?? passed.local) : name;
    if (passed || statement.type === 'ExportAllDeclaration') {
      const found = declared(inner, moduleOf(path));
      if (found) return found;
    }
  }
  return null;
}
