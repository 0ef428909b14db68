// Joins two modules: a file with another that only it imports.
import { isOurs, readModule, targetOf, type Declared, type Entry, type Module, type Name } from './module.ts';

interface Wish {
  /** Maximum lines together. */
  readonly most: number;
  /** Names of the part that others (also tests) import. */
  readonly shared: ReadonlySet<string>;
}

/** `whole` including `part`, or why they stay apart. */
export function joined(part: Module, whole: Module, wish: Wish): Module | string {
  const own = whole.imports.filter(({ from }) => from === part.file);
  const rest = whole.imports.filter(({ from }) => from !== part.file);
  const reason = reasonAgainst(part, whole, { own, rest, most: wish.most });
  if (reason !== null) return reason;
  const passedOn = own.filter(({ kind }) => kind === 'export').flatMap(({ names }) => names);
  const kept = new Set([...wish.shared, ...passedOn.filter(isPlain).map(({ imported }) => imported)]);
  const upper = bodyOf(whole, () => true, []);
  const lower = bodyOf(
    part,
    (name) => kept.has(name),
    part.declared.filter((one) => isSame(one, whole)),
  );
  const usesWhole = part.imports.some(({ from }) => from === whole.file);
  const added = [lower.head.trim(), lower.body.trim()].filter(Boolean).join('\n\n');
  const renamed = passedOn.filter((name) => !isPlain(name));
  const list = renamed.map(({ imported, local }) => `export { ${imported} as ${local} };`).join('\n');
  // Values come before their use.
  const order = part.isHoisted || usesWhole ? [upper.body.trim(), added] : [added, upper.body.trim()];
  const imports = mergedImports([
    ...rest.map((entry) => [entry, whole] as const),
    ...part.imports.filter(({ from }) => from !== whole.file).map((entry) => [entry, part] as const),
  ]);
  const text = `${upper.head}${imports.join('\n')}\n\n${[...order, list].filter(Boolean).join('\n\n')}\n`;
  const hasMarkup = part.hasMarkup || whole.hasMarkup;
  const file = hasMarkup ? whole.file.replace(/\.ts$/, '.tsx') : whole.file;
  return { ...readModule(file, text), file: whole.file, hasMarkup };
}

/** Equal private declarations, such as `type Trx = …`. */
const isSame = (one: Declared, { declared }: Module) =>
  one.exportAt === null && declared.some(({ exportAt, statement }) => exportAt === null && statement === one.statement);

const isPlain = ({ imported, local }: Name) => imported === local;

interface Meeting {
  readonly own: readonly Entry[];
  readonly rest: readonly Entry[];
  readonly most: number;
}

function reasonAgainst(part: Module, whole: Module, { own, rest, most }: Meeting): string | null {
  if (part.fault !== null) return part.fault;
  if (part.lines + whole.lines - part.imports.length > most) return 'too long together';
  const back = part.imports.filter(({ from }) => from === whole.file);
  // Functions and types may be anywhere, values only after what they use.
  if (back.length > 0 && own.length > 0 && !part.isHoisted) return 'they import each other';
  if (whole.lazy.includes(part.file)) return 'loads later';
  const isOdd = ({ kind, names, others }: Entry) => others !== null || (kind === 'import' && !names.every(isPlain));
  if ([...own, ...back].some(isOdd)) return 'imported by another name';
  const holders = new Map([...namesOf(rest), ...whole.declared.map(({ name }) => [name, whole.file] as const)]);
  const taken = [
    ...namesOf(part.imports.filter((one) => !back.includes(one))),
    ...part.declared.filter((one) => !isSame(one, whole)).map(({ name }) => [name, part.file] as const),
  ];
  const clash = taken.find(([name, holder]) => holders.has(name) && holders.get(name) !== holder);
  return clash ? `both have ${clash[0]}` : null;
}

function namesOf(entries: readonly Entry[]): (readonly [string, string])[] {
  return entries
    .filter(({ kind }) => kind === 'import')
    .flatMap(({ from, names, others }) => [
      ...names.map(({ local, imported }) => [local, `${from}#${imported}`] as const),
      ...(others ?? []).map((local) => [local, `${from}#*`] as const),
    ]);
}

function mergedImports(entries: readonly (readonly [Entry, Module])[]): string[] {
  const lines: (string | { kind: Entry['kind']; from: string; names: Name[] })[] = [];
  // `import Fastify, { type FastifyInstance }` is kept.
  const withOthers = new Set(
    entries.flatMap(([{ from, query, names, others }]) =>
      others === null ? [] : names.map(({ imported }) => `${from}${query}#${imported}`),
    ),
  );
  for (const [entry, { text }] of entries) {
    const from = entry.from + entry.query;
    if (entry.others !== null) {
      const written = text.slice(entry.start, entry.end);
      const line = isOurs(from) ? written.replace(/(['"])[^'"]*\1;?$/, `'#${from}';`) : written;
      const name = /^import (?:type )?(\w+|\* as \w+) from /.exec(line)?.[1];
      // A type import of something imported anyway.
      if (
        !lines.some(
          (one) =>
            one === line ||
            (name !== undefined && typeof one === 'string' && one.includes(` ${name}`) && one.endsWith(`'${from}';`)),
        )
      )
        lines.push(line);
      continue;
    }
    const names = entry.names.filter(({ imported }) => !withOthers.has(`${from}#${imported}`));
    if (names.length === 0) continue;
    const same = lines.find((one) => typeof one !== 'string' && one.kind === entry.kind && one.from === from);
    if (same === undefined || typeof same === 'string') lines.push({ kind: entry.kind, from, names });
    else same.names = mergedNames([...same.names, ...names]);
  }
  return lines.map((one) => (typeof one === 'string' ? one : lineOf(one)));
}

/** Each name once; a type only if both are. */
function mergedNames(names: readonly Name[]): Name[] {
  const groups = Map.groupBy(names, ({ imported, local }) => `${imported} ${local}`);
  return [...groups.values()].flatMap((same) => same.find(({ isType }) => !isType) ?? same.slice(0, 1));
}

function lineOf({ kind, from, names }: { kind: Entry['kind']; from: string; names: readonly Name[] }): string {
  const isType = names.every((one) => one.isType);
  const list = names.map(
    (one) => `${one.isType && !isType ? 'type ' : ''}${one.imported}${isPlain(one) ? '' : ` as ${one.local}`}`,
  );
  return `${kind}${isType ? ' type' : ''} { ${list.join(', ')} } from '${isOurs(from) ? '#' : ''}${from}';`;
}

/** Separates imports and head comment from the text. */
function bodyOf(
  { file, text, imports, declared }: Module,
  isExported: (name: string) => boolean,
  without: readonly Declared[],
): { head: string; body: string } {
  const exports = declared.flatMap(({ exportAt, name }) =>
    exportAt === null || isExported(name) ? [] : [[exportAt, exportAt + 'export '.length] as const],
  );
  const cuts = [...[...imports, ...without].map(({ start, end }) => [start, end] as const), ...exports].sort(
    ([a], [b]) => a - b,
  );
  let body = '';
  let at = 0;
  for (const [start, end] of cuts) {
    if (start < at) continue;
    body += text.slice(at, start);
    at = end;
  }
  body += text.slice(at);
  // Dynamic imports become absolute, because the text may move.
  body = body.replaceAll(
    /\bimport\(\s*'(\.[^']*)'/g,
    (_, specifier: string) => `import('#${targetOf(specifier, file)}'`,
  );
  const head = /^(?:\/\/[^\n]*\n)+/.exec(body)?.[0] ?? '';
  return { head, body: body.slice(head.length).replaceAll(/\n{3,}/g, '\n\n') };
}
