// Changes of the tree, in memory until all fit. Finds files by content, because they may move.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isTestFile, projectRoot, readTypeScript } from '#scripts/tree/source-files.ts';

/** New and changed files by path, and what remains to do by hand. */
export class Draft {
  readonly texts = new Map<string, string>();
  readonly next: string[] = [];

  /** Adds a file to write. Throws when it exists. */
  add(path: string, text: string): void {
    if (existsSync(join(projectRoot, path))) throw new Error(`${path} exists already`);
    this.texts.set(path, text);
  }

  /** The one source or test with `marker`. Throws for none or several. */
  pathWith(marker: string, isWithin: (path: string) => boolean = (path) => !isTestFile(path)): string {
    const files = readTypeScript().filter(
      ({ path, text }) => !path.startsWith('scripts/') && isWithin(path) && this.textOf(path, text).includes(marker),
    );
    const [file] = files;
    if (file === undefined || files.length > 1)
      throw new Error(`${files.length} files hold “${marker}”: ${files.map(({ path }) => path).join(', ')}`);
    return file.path;
  }

  /** Before the first `marker`; `line` may be several. */
  insertBefore(path: string, marker: string, line: string): void {
    const text = this.textOf(path, textIn(path));
    const at = text.indexOf(marker);
    if (at < 0) throw new Error(`${path} has no “${marker.trim()}”`);
    this.texts.set(path, text.slice(0, at) + line + text.slice(at));
  }

  append(path: string, line: string): void {
    this.texts.set(path, `${this.textOf(path, textIn(path))}${line}\n`);
  }

  addImport(path: string, line: string): void {
    this.insertBefore(path, 'import ', `${line}\n`);
  }

  private textOf(path: string, text: string): string {
    return this.texts.get(path) ?? text;
  }

  /** Writes and formats everything; prints what remains. */
  write(): void {
    for (const [path, text] of this.texts) {
      mkdirSync(dirname(join(projectRoot, path)), { recursive: true });
      const isNew = !existsSync(join(projectRoot, path));
      writeFileSync(join(projectRoot, path), text);
      console.log(`${isNew ? 'new:    ' : 'changed:'} ${path}`);
    }
    spawnSync(join(projectRoot, 'node_modules/.bin/oxfmt'), [...this.texts.keys()], { cwd: projectRoot });
    for (const step of this.next) console.log(`next:    ${step}`);
  }
}

const textIn = (path: string): string => readTypeScript().find((file) => file.path === path)?.text ?? '';

/** `send-companion` becomes `sendCompanion`, `booking/send-companion` `bookingSendCompanion`. */
export const camel = (name: string): string => name.replace(/[/-](\w)/g, (_, letter: string) => letter.toUpperCase());

/** `host-late` becomes `Host late`. */
export const inWords = (name: string): string => {
  const words = name.replaceAll(/[-_]/g, ' ');
  return words.slice(0, 1).toUpperCase() + words.slice(1);
};

/** Throws for invalid names. */
export function checkNames(...names: readonly string[]): void {
  if (names.some((name) => !/^[a-z]+(-[a-z]+)*$/.test(name)))
    throw new Error('Names are lower case words joined by hyphens: send-companion');
}
