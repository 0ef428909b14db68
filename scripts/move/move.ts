// `npm run move -- FROM TO [FROM TO ...]`: moves files or folders and updates imports, links and paths
// (CONTRIBUTING.md#moving-files).
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isText, relink, type Moved } from './relink.ts';

const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });

/** New paths of tracked files that move. */
function movesOf(pairs: readonly string[], files: readonly string[]): Map<string, string> {
  const moves = new Map<string, string>();
  for (let at = 0; at < pairs.length; at += 2) {
    const from = (pairs[at] ?? '').replace(/\/$/, '');
    const to = (pairs[at + 1] ?? '').replace(/\/$/, '');
    const found = files.filter((file) => file === from || file.startsWith(`${from}/`));
    if (found.length === 0 || to === '') throw new Error(`${from}: no such tracked file, or no place to go`);
    for (const file of found) moves.set(file, to + file.slice(from.length));
  }
  return moves;
}

const files = git('ls-files').split('\n').filter(Boolean);
const args = process.argv.slice(2);
const pairs =
  args[0] === '--list'
    ? readFileSync(args[1] ?? '', 'utf8')
        .split(/\s+/)
        .filter(Boolean)
    : args;
const moves = movesOf(pairs, files);
for (const [from, to] of moves)
  if (existsSync(to) && !moves.has(to)) throw new Error(`${to} is there already; ${from} was not moved`);
const moved: Moved = { files: new Set(files), to: (file) => moves.get(file) ?? file, moves };
let changed = 0;
for (const file of files) {
  if (!isText(file)) continue;
  const before = readFileSync(file, 'utf8');
  const after = relink(before, file, moved);
  if (after === before) continue;
  writeFileSync(file, after);
  changed += 1;
}
for (const [from, to] of moves) {
  mkdirSync(path.dirname(to), { recursive: true });
  renameSync(from, to);
}
git('add', '-A', '--', ...new Set([...moves.keys(), ...moves.values()].map((file) => file.split('/')[0] ?? '.')));
console.log(`${moves.size} files moved, ${changed} files updated. Now: npm run format, npm run check.`);
