// Collects prose: interface texts, descriptions in code, site pages, docs, comments.
import { parseSync } from 'vite';
import { readSourceFiles, type SourceFile } from '#scripts/tree/source-files.ts';
import type { Place } from './rules.ts';

/** A run of prose: its place, first line, and text without code and markup. */
export interface Passage {
  readonly place: Place;
  readonly path: string;
  readonly line: number;
  readonly text: string;
  /** The key of a text in its catalogue. */
  readonly key?: string;
}

type Node = { type: string; start: number; end: number } & Record<string, unknown>;

const lineAt = (text: string, at: number) => text.slice(0, at).split('\n').length;

/** The texts of a catalogue, in ICU MessageFormat, by key. */
export function textsOf({ path, text }: SourceFile): Passage[] {
  const passages: Passage[] = [];
  const collect = (node: Node): void => {
    for (const property of node.properties as Node[]) {
      const [key, value] = [property.key, property.value] as (Node | undefined)[];
      const written = value?.type === 'Literal' ? value.value : undefined;
      const name = String(key?.name ?? key?.value);
      if (typeof written === 'string')
        passages.push({ place: 'text', path, line: lineAt(text, property.start), text: written, key: name });
    }
  };
  for (const statement of parseSync(path, text).program.body as unknown as Node[]) {
    const declaration = statement.declaration as Node | null | undefined;
    for (const declared of (declaration?.declarations ?? []) as Node[]) {
      const init = declared.init as Node | null;
      const object = init?.type.startsWith('TS') ? (init.expression as Node) : init;
      if (object?.type === 'ObjectExpression') collect(object);
    }
  }
  return passages;
}

const described = ['summary', 'description', 'help', 'meaning', 'purpose', 'must'];

/** Descriptions in code that reference pages, OpenAPI and metrics show. */
export function descriptionsOf({ path, text }: SourceFile): Passage[] {
  const passages: Passage[] = [];
  const visit = (node: unknown): void => {
    if (node === null || typeof node !== 'object') return;
    const { type, key, value, start } = node as Node & { key?: Node; value?: Node };
    const isText = type === 'Property' && value?.type === 'Literal' && typeof value.value === 'string';
    if (isText && described.includes(String(key?.name)))
      passages.push({ place: 'doc', path, line: lineAt(text, start), text: String(value.value) });
    for (const child of Object.values(node)) visit(child);
  };
  visit(parseSync(path, text).program.body);
  return passages;
}

/** The prose of a Markdown page, line by line, without code, link targets and template language. */
export function proseOf({ path, text }: SourceFile, place: 'page' | 'doc'): Passage[] {
  const blank = (match: string) => match.replace(/[^\n]/g, ' ');
  return text
    .replace(/^(```|~~~)[\s\S]*?^\1/gm, blank)
    .replace(/<!--[\s\S]*?-->/g, blank)
    .replace(/`[^`\n]*`/g, 'X')
    .replace(/\]\([^)\n]*\)/g, ']')
    .replace(/\{[{%][^}]*[}%]\}/g, 'X')
    .split('\n')
    .flatMap((line, index) => (/\p{L}/u.test(line) ? [{ place, path, line: index + 1, text: line }] : []));
}

/** The comments of a file; adjacent `//` lines are one passage. */
export function commentsOf({ path, text }: SourceFile): Passage[] {
  const passages: (Passage & { end: number })[] = [];
  for (const { value, start, end } of parseSync(path, text).comments) {
    const line = lineAt(text, start);
    const prose = value
      .replace(/^\s*\*+ ?/gm, '')
      .replace(/`[^`\n]*`/g, 'X')
      .trim();
    const last = passages.at(-1);
    const isNext = last !== undefined && last.end + 1 === line && !value.includes('\n');
    const end_ = lineAt(text, end);
    if (isNext) passages[passages.length - 1] = { ...last, text: `${last.text} ${prose}`, end: end_ };
    else passages.push({ place: 'comment', path, line, text: prose, end: end_ });
  }
  return passages.map(({ end: _end, ...passage }) => passage);
}

/** All prose. `demo/art` is exempt: its comments describe positions of things. */
export function readPassages(): Passage[] {
  return [
    ...readSourceFiles('src/**/*texts.ts')
      .filter(({ path }) => !path.startsWith('src/texts/'))
      .flatMap(textsOf),
    ...readSourceFiles('src/{contract,domain/setting,server/platform}/**/*.ts')
      .filter(({ path }) => !path.endsWith('.test.ts'))
      .flatMap(descriptionsOf),
    ...readSourceFiles('content/*.md').flatMap((file) => proseOf(file, 'page')),
    ...readSourceFiles('{*.md,docs/**/*.md,deploy/**/*.md,sandbox/**/*.md,demo/**/*.md}').flatMap((file) =>
      proseOf(file, 'doc'),
    ),
    ...readSourceFiles('{src,sandbox,proofs,scripts,tests}/**/*.{ts,tsx}').flatMap(commentsOf),
  ];
}
