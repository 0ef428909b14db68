// `npm run join -- [--most LINES] [--not PATTERN] [--why] FOLDER ...`: joins files into their only importer and updates
// imports, links and paths (CONTRIBUTING.md#moving-files). `npm run join -- --plan FILE` joins the files of each line:
// the whole, then its parts, even with other importers. Files stay apart when names collide or they are too long
// together.
import { execFileSync } from 'node:child_process';
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { posix } from 'node:path';
import { isTestFile } from '#scripts/tree/source-files.ts';
import { joined } from './joined.ts';
import { readModule, type Module } from './module.ts';
import { isText, relink, withImportsOnce } from './relink.ts';

const words = process.argv.slice(2);
const valueOf = (name: string) => (words.includes(name) ? words.splice(words.indexOf(name), 2)[1] : undefined);
const most = Number(valueOf('--most') ?? 250);
const not = new RegExp(valueOf('--not') ?? '^$');
const plan = valueOf('--plan');
const folders = words.filter((word) => !word.startsWith('--'));

const files = execFileSync('git', ['ls-files'], { encoding: 'utf8' }).split('\n').filter(Boolean);
const isCode = (file: string) => /^(?:src|sandbox|proofs|scripts|tests)\/.*\.tsx?$/.test(file);
const modules = new Map(files.filter(isCode).map((file) => [file, readModule(file, readFileSync(file, 'utf8'))]));

// Never joined: programs (they run when imported), entry points, catalogues.
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
const programs = new Set(Object.values(scripts).flatMap((line) => line.match(/[\w./-]+\.ts\b/g) ?? []));
// Files that another process runs, named by URL.
const started = new Set(
  [...modules.values()].flatMap(({ file, text }) =>
    [...text.matchAll(/new URL\('([\w./-]+\.ts)', import\.meta\.url\)/g)].map(([, name = '']) =>
      posix.join(posix.dirname(file), name),
    ),
  ),
);
const isApart = (file: string) =>
  programs.has(file) || started.has(file) || /(?:^|\/)(?:index|main|worker|entry-\w+)\.tsx?$|texts\.ts$/.test(file);
const isOpen = (file: string) =>
  folders.some((folder) => file.startsWith(folder)) && !not.test(file) && !isTestFile(file) && !isApart(file);

const folderOf = (file: string) => file.slice(0, file.lastIndexOf('/') + 1);
const isNear = (one: string, other: string) =>
  folderOf(one).startsWith(folderOf(other)) || folderOf(other).startsWith(folderOf(one));
/** SQL stays in files named for it. */
const holdsSql = (file: string) => file.endsWith('queries.ts');

/** Files with one importer, and that importer, shortest first. */
function pairs(): (readonly [part: string, whole: string])[] {
  const importers = new Map<string, Set<string>>();
  for (const [file, { imports, lazy }] of modules) {
    if (isTestFile(file)) continue;
    for (const target of [...imports.map(({ from }) => from), ...lazy])
      importers.set(target, (importers.get(target) ?? new Set()).add(file));
  }
  return [...modules.values()]
    .filter(({ file }) => isOpen(file))
    .sort((a, b) => a.lines - b.lines)
    .flatMap(({ file }) => {
      const [whole, more] = [...(importers.get(file) ?? [])];
      return whole !== undefined && more === undefined && whole !== file ? [[file, whole] as const] : [];
    })
    .filter(([part, whole]) => isOpen(whole) && isNear(part, whole) && holdsSql(part) === holdsSql(whole));
}

const moves = new Map<string, string>();
const reasons = new Map<string, string>();
/** Names that parts import from their whole. */
const takenByParts = new Set<string>();

/** Joins and updates importers; false when they stay apart. */
function join(part: string, whole: string): boolean {
  const [small, large] = [modules.get(part), modules.get(whole)];
  if (!small || !large) {
    reasons.set(part, `there is no ${small ? whole : part}`);
    return false;
  }
  const importers = [...modules.values()].filter(({ file, imports }) =>
    imports.some(({ from }) => from === part && file !== whole),
  );
  const isAllShared = importers.some(({ imports }) => isTakenWhole(imports, part));
  const shared = new Set(
    isAllShared ? small.declared.map(({ name }) => name) : importers.flatMap(({ imports }) => namesFrom(imports, part)),
  );
  const answer = joined(small, large, { most, shared });
  if (typeof answer === 'string') {
    reasons.set(part, answer);
    return false;
  }
  for (const name of namesFrom(small.imports, whole)) takenByParts.add(`${whole}#${name}`);
  modules.set(whole, answer);
  modules.delete(part);
  for (const one of importers) modules.set(one.file, withTarget(modules.get(one.file) ?? one, part, whole));
  for (const [from, to] of moves) if (to === part) moves.set(from, whole);
  moves.set(part, whole);
  return true;
}

const namesFrom = (imports: Module['imports'], file: string) =>
  imports.filter(({ from }) => from === file).flatMap(({ names }) => names.map(({ imported }) => imported));

/** Joins each file at most once; false when there was nothing to join. */
function joinOnce(): boolean {
  const touched = new Set<string>();
  for (const [part, whole] of pairs())
    if (!touched.has(part) && !touched.has(whole) && join(part, whole)) touched.add(part).add(whole);
  return touched.size > 0;
}

/** Names that only parts imported need no export. */
function withoutUnusedExports(file: string): void {
  const module = modules.get(file);
  const others = [...modules.values()].filter((one) => one.file !== file);
  if (!module || others.some(({ imports, lazy }) => lazy.includes(file) || isTakenWhole(imports, file))) return;
  const used = new Set(others.flatMap(({ imports }) => namesFrom(imports, file)));
  const ends = module.declared.flatMap(({ name, exportAt }) =>
    exportAt === null || used.has(name) || !takenByParts.has(`${file}#${name}`) ? [] : [exportAt],
  );
  const text = ends.reduceRight((rest, at) => rest.slice(0, at) + rest.slice(at + 'export '.length), module.text);
  modules.set(file, { ...readModule(file, text), hasMarkup: module.hasMarkup });
}

const isTakenWhole = (imports: Module['imports'], file: string) =>
  imports.some(({ from, others }) => from === file && others !== null);

const withTarget = (test: Module, part: string, whole: string): Module => ({
  ...test,
  imports: test.imports.map((entry) => (entry.from === part ? { ...entry, from: whole } : entry)),
});

/** Final paths: components need .tsx, and a part's tests follow it unless the whole has some. */
function finalPlaces(): Map<string, string> {
  const places = new Map<string, string>();
  const end = (file: string) => (modules.get(file)?.hasMarkup === true ? file.replace(/\.ts$/, '.tsx') : file);
  for (const whole of new Set(moves.values())) if (end(whole) !== whole) places.set(whole, end(whole));
  for (const [part, whole] of moves) {
    places.set(part, end(whole));
    const [from, to] = [part, whole].map((file) => file.replace(/\.tsx?$/, '')) as [string, string];
    for (const test of files.filter((file) => isTestFile(file) && file.startsWith(`${from}.`))) {
      const target = folderOf(to) + kebab(to.slice(folderOf(to).length)) + test.slice(from.length);
      if (!files.includes(target) && ![...places.values()].includes(target)) places.set(test, target);
    }
  }
  return places;
}

const kebab = (name: string) => name.replaceAll(/(?<=[a-z\d])(?=[A-Z])/g, '-').toLowerCase();

if (plan === undefined) while (joinOnce());
else
  for (const line of readFileSync(plan, 'utf8').split('\n').filter(Boolean)) {
    const [whole = '', ...parts] = line.split(/\s+/).filter(Boolean);
    for (const part of parts) join(part, whole);
    withoutUnusedExports(whole);
  }
const places = finalPlaces();
const moved = { files: new Set(files), to: (file: string) => places.get(file) ?? file, moves: places };
for (const file of files.filter((one) => isText(one) && !moves.has(one))) {
  const before = readFileSync(file, 'utf8');
  const own = [...moves.values()].includes(file) ? (modules.get(file)?.text ?? before) : before;
  const linked = relink(own, file, moved);
  const after = linked === before ? before : withImportsOnce(linked, file);
  if (after !== before) writeFileSync(file, after);
}
for (const [from, to] of places)
  if (moves.has(from)) rmSync(from);
  else renameSync(from, to);
if (words.includes('--why') || plan !== undefined)
  for (const [part, why] of reasons) if (!moves.has(part)) console.log(`${part}: ${why}`);
console.log(`${moves.size} files joined. Now: npm run format, npm run check.`);
