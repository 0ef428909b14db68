// Targets of a file's imports, by the parser of the web bundle.
import { posix } from 'node:path';
import { parseSync } from 'vite';
import type { SourceFile } from './source-files.ts';

export interface ImportEdge {
  from: string;
  /** A path of the project, `npm:<package>` or `node:<module>`. */
  to: string;
  /** True when type stripping removes the import. */
  isType: boolean;
  /** Loaded on demand, by `import()`. */
  isLater: boolean;
}

/** With re-exports, `import()`, and types by `import('...')`. */
export function importsOf(file: SourceFile): ImportEdge[] {
  // Reading `program` builds objects, which is the slowest part: only when needed.
  const parsed = parseSync(file.path, file.text);
  const { module, errors } = parsed;
  if (errors.length > 0) throw new Error(`${file.path}: ${errors[0]?.message}`);
  const found: { specifier: string; isType: boolean; isLater?: boolean }[] = [];
  for (const entry of module.staticImports) {
    const isType = entry.entries.length > 0 && entry.entries.every((name) => name.isType);
    found.push({ specifier: entry.moduleRequest.value, isType });
  }
  for (const { entries } of module.staticExports) {
    for (const entry of entries) {
      if (entry.moduleRequest) found.push({ specifier: entry.moduleRequest.value, isType: entry.isType });
    }
  }
  for (const { moduleRequest } of module.dynamicImports) {
    // Computed targets cannot be followed.
    const literal = /^(['"])(.*)\1$/.exec(file.text.slice(moduleRequest.start, moduleRequest.end));
    if (literal) found.push({ specifier: literal[2] ?? '', isType: false, isLater: true });
  }
  if (/import\s*\(/.test(file.text))
    for (const specifier of importedTypes(parsed.program)) found.push({ specifier, isType: true });
  return found.map(({ specifier, isType, isLater = false }) => ({
    from: file.path,
    to: targetOf(file.path, specifier),
    isType,
    isLater,
  }));
}

/** `import('...').Name` inside types is missing in the parser's module record. */
function importedTypes(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(importedTypes);
  if (node === null || typeof node !== 'object') return [];
  const { type, source } = node as { type?: string; source?: { value?: string } };
  const own = type === 'TSImportType' && source?.value ? [source.value] : [];
  return [...own, ...Object.values(node).flatMap(importedTypes)];
}

function targetOf(from: string, specifier: string): string {
  const bare = specifier.replace(/\?.*$/, '');
  if (bare.startsWith('.')) return posix.join(posix.dirname(from), bare);
  if (bare.startsWith('#')) return bare.slice(1);
  if (bare.startsWith('node:')) return bare;
  const words = bare.split('/');
  return `npm:${words.slice(0, bare.startsWith('@') ? 2 : 1).join('/')}`;
}
