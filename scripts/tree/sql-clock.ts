// SQL reads one clock, banyan_now(), which tests move (ADR 017), and one zone table, the program's, not the server's
// (docs/operations/providers.md#time-zones).
import type { SourceFile } from './source-files.ts';

const otherClocks =
  /(?<![\w.])now\s*\(\)|\b(clock|statement|transaction)_timestamp\s*\(|\bcurrent_(timestamp|date|time)\b|\blocaltime(stamp)?\b/gi;

/** Only the definition of banyan_now() reads the machine's clock. */
const definition = /create (or replace )?function banyan_now\(\)[\s\S]*?\$\$;/gi;

/** `path:line: clock` per foreign clock in SQL files, and in server templates and query strings. */
export function findForeignClocks(files: readonly SourceFile[]): string[] {
  return files.flatMap((file) => {
    const blanked = file.text.replace(definition, (body) => body.replace(/[^\n]/g, ' '));
    const readable = file.path.endsWith('.sql') ? blanked.replace(/--.*$/gm, '') : textsOf(blanked);
    return [...readable.matchAll(otherClocks)].map((match) => {
      const line = readable.slice(0, match.index).split('\n').length;
      return `${file.path}:${line}: ${match[0]}`;
    });
  });
}

/** Constant zones may be named; others need local_time() and instant_of(). */
const otherZones = /\bat\s+time\s+zone\s+(?!'(?:UTC|Etc\/GMT[+-]?\d*)')[^\s`]+/gi;

/** `path:line: zone` per zone read from the database server. */
export function findForeignZones(files: readonly SourceFile[]): string[] {
  return files.flatMap((file) => {
    // A migration that replaces such names must contain them.
    const readable = file.path.endsWith('.sql')
      ? file.text.replace(/--.*$/gm, '').replace(/'(?:''|[^'])*'/g, keepZone)
      : textsOf(file.text);
    return [...readable.matchAll(otherZones)].map((match) => {
      const line = readable.slice(0, match.index).split('\n').length;
      return `${file.path}:${line}: ${match[0]}`;
    });
  });
}

/** Blanks other texts of a migration. */
function keepZone(text: string): string {
  return /^'[\w/+-]+'$/.test(text) ? text : text.replace(/[^\n]/g, ' ');
}

/** Only template literals and quotes; the rest is blanked to keep line numbers. */
function textsOf(source: string): string {
  let kept = '';
  let at = 0;
  for (const match of source.matchAll(
    /\/\/.*$|\/\*[\s\S]*?\*\/|`(?:\\[\s\S]|[^`\\])*`|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"/gm,
  )) {
    const blank = (text: string) => text.replace(/[^\n]/g, ' ');
    const isText = !match[0].startsWith('/');
    kept += blank(source.slice(at, match.index)) + (isText ? match[0] : blank(match[0]));
    at = match.index + match[0].length;
  }
  return kept;
}
