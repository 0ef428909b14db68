// All checks of the written word in one list: pages, decision records, citations in code, dependencies.
import { readFileSync, existsSync, globSync } from 'node:fs';
import { join, posix } from 'node:path';
import { projectRoot, readSourceFiles, readTypeScript, type SourceFile } from './source-files.ts';
import type { Manifest } from './packages.ts';
import { readMarkdown, type MarkdownPage } from './markdown.ts';

// What comments and pages name as the place of a rule: a heading of a page in docs or a decision record, and nothing that a
// reader of the repository cannot open.

/** What can be cited. */
interface Sources {
  /** Numbers of the decision records, such as `001`. */
  decisions: ReadonlySet<string>;
  /** The anchors of each Markdown page, by its path from the root. */
  anchors: ReadonlyMap<string, readonly string[]>;
}

/** The anchors of the given pages. */
export function anchorsOf(pages: readonly SourceFile[]): Map<string, readonly string[]> {
  return new Map(pages.map(({ path, text }) => [path, readMarkdown(text).anchors]));
}

const decision = /\bADRs? (\d{3})\b/g;
const heading = /\bdocs\/[\w./-]*?\.md\b(?:#([\w-]+))?/g;
const unpublished =
  /\b(?:[Ss]pec(?:ification)?|[Pp]roduct|[Vv]isual(?: rules?)?|[Rr]eliability|payments)(?: section)? \d+(?:\.\d+)?\b/g;

/** Decision records, pages and headings cited in a text that do not exist. */
export function falseCitations(text: string, { decisions, anchors }: Sources): string[] {
  const records = [...text.matchAll(decision)].filter((match) => !decisions.has(match[1] ?? ''));
  const headings = [...text.matchAll(heading)].filter(([cited, anchor]) => {
    const known = anchors.get(cited.replace(/#.*$/, ''));
    return !known || (anchor !== undefined && !known.includes(anchor));
  });
  return [...records, ...headings].map(([cited]) => `no such source: ${cited}`);
}

/** Citations such as "spec" with a number: documents that are not in the repository, so that nobody can look there. */
export function unpublishedSources(text: string): string[] {
  return [...text.matchAll(unpublished)].map(([cited]) => `cites what is not in the repository: ${cited}`);
}

// Checks what Markdown pages claim about the tree: paths, links, scripts, settings, decisions, headings of other pages.

/** What the claims are compared with. */
export interface TreeFacts extends Sources {
  /** True when a path of the project, with `*` for any text within a name and `**` across folders, matches something. */
  has: (pattern: string) => boolean;
  scripts: ReadonlySet<string>;
  /** True when a setting of this name is read somewhere in the program, its scripts or its tests. */
  isSetting: (name: string) => boolean;
}

const pathStart = /^(\.?\/)?(src|sandbox|proofs|scripts|tests|docs|deploy|config|demo|\.ci|\.github)(\/|$)/;
// A name without a folder is checked only where it can mean nothing but a file of the root.
const rootFile = /^((README|CONTRIBUTING|AGENTS|CHANGELOG)\.md|LICENSE|(package|package-lock|tsconfig[\w.]*)\.json)$/;
const placeholder = /<[^>]*>|\{[^}]*\}|NNN|…|\.\.\./g;

/** One sentence for each claim that does not hold. */
export function findFalseClaims(pages: readonly SourceFile[], facts: TreeFacts): string[] {
  const read = new Map(pages.map((page) => [page.path, readMarkdown(page.text)]));
  return [...read].flatMap(([path, page]) =>
    [
      ...falsePaths(page, facts),
      ...falseLinks(path, read, facts),
      ...falseScripts(page, facts),
      ...falseSettings(page, facts),
      ...falseCitations(page.prose, facts),
      ...unpublishedSources(page.prose),
    ].map((fault) => `${path}: ${fault}`),
  );
}

function falsePaths(page: MarkdownPage, facts: TreeFacts): string[] {
  return page.spans
    .map((span) => span.replace(/[#:].*$/, '').replace(/^\.\//, ''))
    .filter((span) => !/\s/.test(span) && (pathStart.test(span) || rootFile.test(span)))
    .filter((span) => !facts.has(span.replace(placeholder, '*').replace(/\/$/, '')))
    .map((span) => `no such path: ${span}`);
}

function falseLinks(path: string, pages: ReadonlyMap<string, MarkdownPage>, facts: TreeFacts): string[] {
  return (pages.get(path)?.links ?? []).flatMap((link) => {
    if (/^[a-z]+:/.test(link)) return [];
    const [file = '', anchor] = link.split('#');
    const target = file === '' ? path : posix.join(posix.dirname(path), file);
    if (!facts.has(target.replace(/\/$/, ''))) return [`no such link target: ${link}`];
    const anchors = pages.get(target)?.anchors;
    return anchor && anchors && !anchors.includes(anchor) ? [`no such heading: ${link}`] : [];
  });
}

function falseScripts(page: MarkdownPage, facts: TreeFacts): string[] {
  const named = [...page.whole.matchAll(/\bnpm (?:run(?: -s)? )([\w:-]+)|\bnpm (start|test)\b/g)].map(
    (match) => match[1] ?? match[2] ?? '',
  );
  return [...new Set(named)].filter((name) => !facts.scripts.has(name)).map((name) => `no such npm script: ${name}`);
}

function falseSettings(page: MarkdownPage, facts: TreeFacts): string[] {
  return page.spans
    .map((span) => span.replace(/=.*$/, ''))
    .filter((span) => /^[A-Z][A-Z0-9]*(_[A-Z0-9]+)+$/.test(span) && !facts.isSetting(span))
    .map((name) => `no such setting: ${name}`);
}

// The shape of decision records and the links between them.

interface Decision {
  path: string;
  number: string;
  fields: Map<string, string>;
  headings: string[];
}

const fieldNames = ['Status', 'Date', 'Checked by', 'Revisit when'];
const sectionNames = ['Context', 'Decision', 'Consequences'];
const statuses = /^(proposed|accepted|superseded by \[ADR (\d{3})\]\([^)]+\))$/;

function readDecision({ path, text }: SourceFile): Decision {
  const fields = new Map<string, string>();
  for (const match of text.matchAll(/^\*\*([^*]+):\*\* (.+)$/gm)) fields.set(match[1] ?? '', match[2] ?? '');
  const headings = [...text.matchAll(/^#+ (.+)$/gm)].map((match) => match[1] ?? '');
  return { path, number: /(\d{3})-[a-z0-9-]+\.md$/.exec(path)?.[1] ?? '', fields, headings };
}

/** Every fault of the records: a missing field or section, a wrong number, a supersession named on one side only. */
export function findDecisionFaults(files: readonly SourceFile[]): string[] {
  const decisions = files.map(readDecision);
  const numbers = decisions.map((decision) => decision.number).sort();
  const gaps = numbers.filter((number, index) => Number(number) !== index + 1).slice(0, 1);
  return [
    ...gaps.map((number) => `numbers are not 001, 002, ... without a gap: look at ${number}`),
    ...decisions.flatMap((decision) => faultsOf(decision, decisions)),
  ];
}

function faultsOf({ path, number, fields, headings }: Decision, all: readonly Decision[]): string[] {
  const faults: string[] = [];
  if (!headings[0]?.startsWith(`ADR ${number}: `)) faults.push(`the title must begin with "ADR ${number}: "`);
  for (const name of fieldNames) if (!fields.has(name)) faults.push(`no line "**${name}:** ..."`);
  for (const name of sectionNames) if (!headings.includes(name)) faults.push(`no section "${name}"`);
  const status = statuses.exec(fields.get('Status') ?? '');
  if (!status) faults.push('the status must be proposed, accepted or superseded by [ADR NNN](file)');
  const next = status?.[2];
  if (next && !citesAs('Supersedes', next, number, all))
    faults.push(`ADR ${next} does not say that it supersedes this one`);
  const previous = /ADR (\d{3})/.exec(fields.get('Supersedes') ?? '')?.[1];
  if (previous && !citesAs('Status', previous, number, all))
    faults.push(`ADR ${previous} does not say that it is superseded by this one`);
  return faults.map((fault) => `${path}: ${fault}`);
}

function citesAs(field: string, of: string, number: string, all: readonly Decision[]): boolean {
  return all.some((other) => other.number === of && (other.fields.get(field) ?? '').includes(`ADR ${number}`));
}

// What the Markdown pages of the project are compared with, read from the project itself.

/** Names that belong to the machine or the runtime, not to the program. */
const foreignSettings = ['NODE_ENV', 'LD_LIBRARY_PATH', 'SOURCE_DATE_EPOCH'];

/** Reads the facts once; takes well under a second. */
function readTreeFacts(): TreeFacts {
  const manifest = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8')) as Manifest;
  const decisions = globSync('docs/decisions/[0-9]*.md', { cwd: projectRoot }).map(
    (path) => /(\d{3})-/.exec(path)?.[1] ?? '',
  );
  const sources = [...readTypeScript(), ...readSourceFiles('{.env.example,deploy/**/*.*}')];
  const words = new Set(sources.flatMap((file) => file.text.match(/\b[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+\b/g) ?? []));
  return {
    has: (pattern) =>
      pattern.includes('*')
        ? globSync(pattern, { cwd: projectRoot }).length > 0
        : existsSync(join(projectRoot, pattern)),
    scripts: new Set(Object.keys(manifest.scripts)),
    decisions: new Set(decisions),
    anchors: anchorsOf(readSourceFiles('docs/**/*.md')),
    isSetting: (name) => words.has(name) || foreignSettings.includes(name),
  };
}

// Databases keep the checksum of each migration they have run, so a comment in one is never touched again.
const migration = /\/migrations\/\d+-/;

/** One sentence for each fault, with the file it stands in. Empty when all is true. */
export function findDocFaults(): string[] {
  const facts = readTreeFacts();
  const pages = readSourceFiles(
    '{*,docs/**/*,deploy/**/*,sandbox/**/*,demo/**/*,proofs/**/*,scripts/**/*,tests/**/*}.md',
  );
  const records = pages.filter(({ path }) => /^docs\/decisions\/\d/.test(path));
  const index = pages.find(({ path }) => path === 'docs/decisions/README.md')?.text ?? '';
  const code = [...readTypeScript(), ...readSourceFiles('{src/**/*.css,db/**/*.sql}')].filter(
    ({ path }) => !migration.test(path),
  );
  const manifest = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
    optionalDependencies?: Record<string, string>;
  };
  const dependencies = Object.keys({ ...manifest.dependencies, ...manifest.optionalDependencies });
  return [
    ...findFalseClaims(pages, facts),
    ...findDecisionFaults(records),
    ...records
      .filter(({ path }) => !index.includes(path.split('/').at(-1) ?? path))
      .map(({ path }) => `docs/decisions/README.md: does not list ${path}`),
    ...code.flatMap(({ path, text }) =>
      [...falseCitations(text, facts), ...unpublishedSources(text)].map((fault) => `${path}: ${fault}`),
    ),
    ...findUnexplained(pages.find(({ path }) => path === 'docs/dependencies.md')?.text ?? '', dependencies),
  ];
}

// Every package the program runs on has a line that says why it and not another (ADR 001).

/** Names of the given packages without a table row in the page, and rows whose package is gone. */
export function findUnexplained(page: string, packages: readonly string[]): string[] {
  const rows = [...page.matchAll(/^\| `([^`]+)`/gm)].map((match) => match[1] ?? '');
  const explained = (name: string) =>
    rows.some((row) => row === name || (row.endsWith('*') && name.startsWith(row.slice(0, -1))));
  const used = (row: string) =>
    packages.some((name) => row === name || (row.endsWith('*') && name.startsWith(row.slice(0, -1))));
  return [
    ...packages.filter((name) => !explained(name)).map((name) => `docs/dependencies.md: no row for ${name}`),
    ...rows.filter((row) => !used(row)).map((row) => `docs/dependencies.md: ${row} is no dependency`),
  ];
}
