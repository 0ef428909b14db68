// The folder through which clients reach the server's Unix socket. The socket lies in the data folder itself, which
// nobody else may enter; a path too long for a socket address is shortened by a link.
import { createHash } from 'node:crypto';
import { lstatSync, mkdirSync, readlinkSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { StartRefused } from '#src/server/platform/config/start-refused.ts';
import { ownUid } from './processes.ts';

export const socketPort = 5432;
// The kernel takes 104 (macOS) or 108 bytes for the whole address.
const longest = 100 - Buffer.byteLength(`/.s.PGSQL.${socketPort}`);

/** Removes the short folder that socketFolder made, if it made one. */
export function removeSocketFolder(folder: string): void {
  if (needsLink(folder)) rmSync(shortFolder(folder), { recursive: true, force: true });
}

/** `folder` itself, or a short folder of ours that links to it. */
export function socketFolder(folder: string): string {
  if (!needsLink(folder)) return folder;
  const short = shortFolder(folder);
  mkdirSync(short, { recursive: true, mode: 0o700 });
  const { uid, mode } = lstatSync(short);
  // Somebody else may have made the name first, to receive our connections.
  if (uid !== ownUid || (mode & 0o077) !== 0)
    throw new StartRefused(
      `BANYAN_DATA_DIR: the path is too long for a socket, and ${short} belongs to somebody else: choose a shorter path.`,
    );
  const link = join(short, 'db');
  if (lstatSync(link, { throwIfNoEntry: false })?.isSymbolicLink() && readlinkSync(link) === folder) return link;
  rmSync(link, { force: true });
  symlinkSync(folder, link);
  return link;
}

function needsLink(folder: string): boolean {
  return Buffer.byteLength(folder) > longest;
}

function shortFolder(folder: string): string {
  const hash = createHash('sha256').update(folder).digest('hex').slice(0, 16);
  return join(tmpdir(), `banyan-${hash}`);
}
