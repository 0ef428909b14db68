// Updates imports, links and paths of a file after moves.
import path from 'node:path';

export interface Moved {
  /** All tracked files before the move. */
  readonly files: ReadonlySet<string>;
  /** A file's path after the move. */
  readonly to: (file: string) => string;
  readonly moves: ReadonlyMap<string, string>;
}

// Not in templates of other code: `import { t } from './t.ts'`.
const imports = /((?:\bfrom|\bimport|\bimport\()\s*)(['"])([.#][^'"\n]*)\2(?![^\n]*`,?$)/gm;
const addresses = /(new URL\(\s*)(['"])(\.[^'"\n]*)\2/g;
const links = /(\]\()([^)\s#:]+)((?:#[^)\s]*)?\))/g;
const aliased = /^(?:src|tests|scripts|sandbox|proofs|demo)\//;

const texts =
  /\.(?:tsx?|js|mjs|json|jsonl|md|css|sql|ya?ml|service|timer|cfg|ini|html|sh)$|(?:^|\/)(?:Dockerfile|\.oxlintrc\.json|\.prettierignore|\.gitignore)$/;

/** Is it a tracked file that may name others? */
export const isText = (file: string): boolean =>
  texts.test(file) && !/^demo\/(?:pictures|cities)\//.test(file) && file !== 'package-lock.json';

/** The imported file from the project root; null for packages. */
function resolve(spec: string, from: string, files: ReadonlySet<string>): string | null {
  const bare = spec.replace(/\?.*$/, '');
  const named = bare.startsWith('#') ? bare.slice(1) : path.posix.join(path.posix.dirname(from), bare);
  return files.has(named) ? named : null;
}

/** './' below its own folder, otherwise the alias. */
function written(target: string, from: string): string {
  const near = path.posix.relative(path.posix.dirname(from), target);
  if (!near.startsWith('..')) return `./${near}`;
  return aliased.test(target) ? `#${target}` : near;
}

const relative = (target: string, from: string) => {
  const near = path.posix.relative(path.posix.dirname(from), target);
  return near.startsWith('.') ? near : `./${near}`;
};

/** `body` of the former `file`, with updated names. */
export function relink(body: string, file: string, moved: Moved): string {
  const own = moved.to(file);
  let text = body;
  if (/\.(?:tsx?|js|mjs)$/.test(file)) {
    text = text.replace(imports, (whole, before: string, quote: string, spec: string) => {
      const target = resolve(spec, file, moved.files);
      if (target === null) return whole;
      const query = /\?.*$/.exec(spec)?.[0] ?? '';
      return `${before}${quote}${written(moved.to(target), own)}${query}${quote}`;
    });
    text = text.replace(addresses, (_, before: string, quote: string, spec: string) => {
      const named = path.posix.join(path.posix.dirname(file), spec);
      const target = moved.files.has(named) ? moved.to(named) : folderTo(named, moved);
      const slash = spec.endsWith('/') ? '/' : '';
      const near = relative(target.replace(/\/$/, '') || '.', own).replace(/\/$/, '');
      return `${before}${quote}${/^\.\.?$/.test(near) || slash === '/' ? `${near}/` : near}${quote}`;
    });
  }
  if (file.endsWith('.md')) {
    text = text.replace(links, (whole, before: string, link: string, after: string) => {
      const named = path.posix.join(path.posix.dirname(file), link);
      if (!moved.files.has(named)) return whole;
      if (moved.to(named) === named && own === file) return whole;
      return `${before}${path.posix.relative(path.posix.dirname(own), moved.to(named))}${after}`;
    });
  }
  return renamePaths(text, moved);
}

/** A folder's new path if all its files move together. */
function folderTo(folder: string, { files, moves }: Moved): string {
  const bare = folder.replace(/\/$/, '');
  const inside = [...files].filter((one) => one.startsWith(`${bare}/`));
  const [first = ''] = inside;
  const target = moves.get(first);
  const tail = first.slice(bare.length);
  if (target === undefined || !target.endsWith(tail)) return bare;
  const to = target.slice(0, -tail.length);
  return inside.every((one) => moves.get(one) === to + one.slice(bare.length)) ? to : bare;
}

let known: { moves: ReadonlyMap<string, string>; finds: RegExp; to: Map<string, string> } | null = null;

/** Paths from the root in prose, comments and settings. */
function renamePaths(text: string, moved: Moved): string {
  known = known?.moves === moved.moves ? known : knownPaths(moved);
  const { finds, to } = known;
  if (to.size === 0) return text;
  return text.replace(finds, (path) => to.get(path) ?? path);
}

function knownPaths(moved: Moved) {
  const to = new Map(moved.moves);
  const folders = new Set<string>();
  for (const file of moved.moves.keys())
    for (let up = path.posix.dirname(file); up !== '.'; up = path.posix.dirname(up)) folders.add(up);
  for (const folder of folders) {
    const target = folderTo(folder, moved);
    if (target !== folder && folder.includes('/')) to.set(folder, target);
  }
  const names = [...to.keys()].sort((a, b) => b.length - a.length);
  const escaped = names.map((name) => name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
  return {
    moves: moved.moves,
    finds: new RegExp(`(?<![\\w/.#-])(?:${escaped.join('|')})(?![\\w-])(?!\\.\\w)`, 'g'),
    to,
  };
}

/** Merges imports of one module. */
export function withImportsOnce(text: string, file: string): string {
  if (!/\.tsx?$/.test(file)) return text;
  const found = [...text.matchAll(/^import (type )?\{([^}]*)\} from '([^']+)';\n/gm)];
  let after = text;
  for (const [from, several] of Map.groupBy(found, ([, , , source]) => source ?? '')) {
    if (several.length < 2) continue;
    const names = several.flatMap(([, isType, list = '']) =>
      namesIn(list).map((name) => (isType && !name.startsWith('type ') ? `type ${name}` : name)),
    );
    const [first = '', ...more] = several.map(([whole]) => whole);
    for (const whole of more) after = after.replace(whole, '');
    after = after.replace(first, `import { ${[...new Set(names)].join(', ')} } from '${from}';\n`);
  }
  return after;
}

const namesIn = (list: string) =>
  list
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);
