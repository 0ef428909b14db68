// Decodes UTF-8, or UTF-16 with BOM.
import { open, stat, type FileHandle } from 'node:fs/promises';
import type { Fault } from './faults.ts';

/** Larger files would fill the memory. */
export const mostBytes = 128 * 1024 * 1024;

type Read = { ok: true; text: string } | { ok: false; fault: Fault };

export async function readText(file: string): Promise<Read> {
  const refuse = (wrong: string, right: string): Read => ({
    ok: false,
    fault: { file, place: '', field: '', wrong, right },
  });
  const handle = await openFile(file).catch(() => null);
  if (!handle) return refuse('cannot be read', 'the path of a .json or .csv file');
  try {
    const { size } = await handle.stat();
    if (size > mostBytes) return refuse(`has ${size} bytes`, `at most ${mostBytes} bytes: split it into several files`);
    const text = decode(await handle.readFile());
    if (text === null) return refuse('is not text in UTF-8', 'UTF-8: in a spreadsheet program save it as "CSV UTF-8"');
    const at = text.indexOf('\0');
    if (at >= 0) return refuse(`holds a NUL character in line ${lineOf(text, at)}`, 'text without NUL, in UTF-8');
    return { ok: true, text };
  } catch (error) {
    return refuse(`cannot be read (${error instanceof Error ? error.message : String(error)})`, 'a readable file');
  } finally {
    await handle.close();
  }
}

/** Null for folders and pipes, which may block. */
export async function openFile(path: string): Promise<FileHandle | null> {
  return (await stat(path)).isFile() ? open(path, 'r') : null;
}

/** Without BOM; null for no text. */
export function decode(bytes: Buffer): string | null {
  const encoding =
    bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : 'utf-8';
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** Line numbers start at 1. */
export function lineOf(text: string, offset: number): number {
  let line = 1;
  for (let at = text.indexOf('\n'); at >= 0 && at < offset; at = text.indexOf('\n', at + 1)) line += 1;
  return line;
}
