// Unpacks a tar archive of plain files and folders: a bare machine may lack tar.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

const block = 512;

/** Writes the archive's files below a folder, with their modes. Throws on a path that would leave the folder. */
export function unpackTar(archive: Buffer, folder: string): void {
  let at = 0;
  while (at + block <= archive.length && archive[at] !== 0) {
    const header = archive.subarray(at, at + block);
    const text = (start: number, length: number) =>
      header.toString('latin1', start, start + length).replace(/\0.*$/s, '');
    const prefix = text(345, 155);
    const name = normalize(prefix ? `${prefix}/${text(0, 100)}` : text(0, 100));
    if (name.startsWith('..') || name.startsWith('/')) throw new Error(`The archive holds a path outside: ${name}`);
    const size = Number.parseInt(text(124, 12).trim() || '0', 8);
    const kind = text(156, 1);
    const path = join(folder, name);
    if (kind === '5') mkdirSync(path, { recursive: true });
    if (kind === '0' || kind === '') {
      mkdirSync(dirname(path), { recursive: true });
      const mode = Number.parseInt(text(100, 8).trim(), 8);
      writeFileSync(path, archive.subarray(at + block, at + block + size), { mode });
    }
    at += block + Math.ceil(size / block) * block;
  }
}
