// SQL has one clock, banyan_now(): a statement that reads another cannot be moved in time by tests (ADR 017). And it has one table of
// zones, that of the program: `at time zone` reads the one of the database server (docs/operations/providers.md#time-zones).
import type { SourceFile } from './source-files.ts';

const otherClocks =
  /(?<![\w.])now\s*\(\)|\b(clock|statement|transaction)_timestamp\s*\(|\bcurrent_(timestamp|date|time)\b|\blocaltime(stamp)?\b/gi;

/** The only places that may read the machine's clock in SQL: the definition of banyan_now() itself. */
const definition = /create (or replace )?function banyan_now\(\)[\s\S]*?\$\$;/gi;

/** `path:line: clock` of each foreign clock in SQL files and in the `sql` templates and query strings of the server. */
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

/** Zones whose clocks never change may be named; all others are for local_time() and instant_of(). */
const otherZones = /\bat\s+time\s+zone\s+(?!'(?:UTC|Etc\/GMT[+-]?\d*)')[^\s`]+/gi;

/** `path:line: zone` of each zone that SQL looks up in the data of the database server. */
export function findForeignZones(files: readonly SourceFile[]): string[] {
  return files.flatMap((file) => {
    // A migration that replaces such words has to name them.
    const readable = file.path.endsWith('.sql')
      ? file.text.replace(/--.*$/gm, '').replace(/'(?:''|[^'])*'/g, keepZone)
      : textsOf(file.text);
    return [...readable.matchAll(otherZones)].map((match) => {
      const line = readable.slice(0, match.index).split('\n').length;
      return `${file.path}:${line}: ${match[0]}`;
    });
  });
}

/** Other texts of a migration than names of zones are blanked. */
function keepZone(text: string): string {
  return /^'[\w/+-]+'$/.test(text) ? text : text.replace(/[^\n]/g, ' ');
}

/** Only what stands in template literals and quotes, every other character blanked so that lines still count. */
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
