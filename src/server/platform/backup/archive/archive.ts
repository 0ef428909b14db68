// An archive is a compressed tar that ends with the hashes of its entries (`sha256sum -c`), optionally encrypted (ADR
// 092).
import { createHash, createCipheriv, createDecipheriv, randomBytes, scrypt } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { ArchiveRefused, readTar, writeTar, type ArchiveEntry } from './tar.ts';
import { Readable } from 'node:stream';
import { createZstdCompress, createZstdDecompress } from 'node:zlib';
import { promisify } from 'node:util';

// Chunks of AES-256-GCM as in STREAM (Hoang, Reyhanitabar, Rogaway, Vizár 2015): the nonce has the chunk's number and
// marks the last.

const magic = Buffer.from('banyan encrypted archive 1\n');
const saltBytes = 16;
const tagBytes = 16;
const chunkBytes = 64 * 1024;
const cost = { N: 2 ** 15, r: 8, p: 1, maxmem: 64 * 1024 * 1024 };

const sealedHeadBytes = magic.length + saltBytes;

function isSealedArchive(start: Buffer): boolean {
  return start.subarray(0, magic.length).equals(magic);
}

// A salt gives each archive its own key, so nonces may start at 0.
async function keyOf(secret: string, salt: Buffer): Promise<Buffer> {
  const derive = promisify<string, Buffer, number, typeof cost, Buffer>(scrypt);
  return derive(secret.normalize('NFKC'), salt, 32, cost);
}

function nonceOf(count: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeUInt32BE(count, 7);
  nonce[11] = isLast ? 1 : 0;
  return nonce;
}

/** Only the last piece may be shorter, or empty. */
async function* inPieces(
  source: AsyncIterable<Buffer>,
  size: number,
): AsyncGenerator<{ piece: Buffer; isLast: boolean }> {
  let parts: Buffer[] = [];
  let length = 0;
  for await (const chunk of source) {
    parts.push(chunk);
    length += chunk.length;
    if (length <= size) continue;
    let rest = Buffer.concat(parts);
    for (; rest.length > size; rest = rest.subarray(size)) yield { piece: rest.subarray(0, size), isLast: false };
    parts = [rest];
    length = rest.length;
  }
  yield { piece: Buffer.concat(parts), isLast: true };
}

async function* sealArchive(source: AsyncIterable<Buffer>, secret: string): AsyncGenerator<Buffer> {
  const head = Buffer.concat([magic, randomBytes(saltBytes)]);
  const key = await keyOf(secret, head.subarray(magic.length));
  yield head;
  let count = 0;
  for await (const { piece, isLast } of inPieces(source, chunkBytes)) {
    const cipher = createCipheriv('aes-256-gcm', key, nonceOf(count, isLast));
    cipher.setAAD(head);
    const body = Buffer.concat([cipher.update(piece), cipher.final()]);
    yield Buffer.concat([body, cipher.getAuthTag()]);
    count += 1;
  }
}

/** `source` begins after the header. Throws ArchiveRefused at the first changed byte. */
async function* openArchive(
  source: AsyncIterable<Buffer>,
  { head, secret }: { head: Buffer; secret: string },
): AsyncGenerator<Buffer> {
  const key = await keyOf(secret, head.subarray(magic.length));
  let count = 0;
  for await (const { piece, isLast } of inPieces(source, chunkBytes + tagBytes)) {
    yield openPiece(piece, { key, head, count, isLast });
    count += 1;
  }
}

function openPiece(piece: Buffer, at: { key: Buffer; head: Buffer; count: number; isLast: boolean }): Buffer {
  const refused = new ArchiveRefused(
    at.count === 0
      ? 'The key is not the one of this archive, or its first bytes were changed.'
      : 'The archive was changed or cut off.',
  );
  if (piece.length < tagBytes) throw refused;
  const decipher = createDecipheriv('aes-256-gcm', at.key, nonceOf(at.count, at.isLast), { authTagLength: tagBytes });
  decipher.setAAD(at.head);
  decipher.setAuthTag(piece.subarray(-tagBytes));
  try {
    return Buffer.concat([decipher.update(piece.subarray(0, -tagBytes)), decipher.final()]);
  } catch {
    throw refused;
  }
}

// Zstandard with a final hash, in a frame that every `zstd` skips.

const skippable = Buffer.from([0x50, 0x2a, 0x4d, 0x18, 32, 0, 0, 0]);
const endBytes = skippable.length + 32;

async function* untouched(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  for await (const chunk of source) if (chunk.length > 0) yield chunk;
}

export async function* pack(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const hash = createHash('sha256');
  for await (const chunk of through(source, createZstdCompress())) {
    hash.update(chunk);
    yield chunk;
  }
  yield Buffer.concat([skippable, hash.digest()]);
}

/** Throws ArchiveRefused when bytes are missing or changed, after the last byte at the latest. */
async function* unpack(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const checked = { isWhole: false };
  try {
    yield* through(withoutEnd(source, checked), createZstdDecompress());
  } catch (error) {
    if (error instanceof ArchiveRefused || !isOfZstd(error)) throw error;
    throw new ArchiveRefused('Its compressed bytes are damaged or cut off.', { cause: error });
  }
  if (!checked.isWhole) throw new ArchiveRefused('Its last bytes are missing, or some byte was changed.');
}

function isOfZstd(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return code.startsWith('ZSTD') || code.startsWith('ERR_ZLIB') || code.startsWith('Z_');
}

// Reads only when the consumer asks.
async function* through(
  source: AsyncIterable<Buffer>,
  transform: ReturnType<typeof createZstdCompress> | ReturnType<typeof createZstdDecompress>,
): AsyncGenerator<Buffer> {
  const input = Readable.from(untouched(source), { objectMode: false });
  input.on('error', (error) => transform.destroy(error));
  input.pipe(transform);
  try {
    for await (const chunk of transform) yield chunk as Buffer;
  } finally {
    input.destroy();
    transform.destroy();
  }
}

// Splits off the final hash. Never throws: an error would discard decompressed bytes, and hide which entries are
// intact.
async function* withoutEnd(source: AsyncIterable<Buffer>, checked: { isWhole: boolean }): AsyncGenerator<Buffer> {
  const hash = createHash('sha256');
  let pending: Buffer = Buffer.alloc(0);
  for await (const chunk of source) {
    const all = Buffer.concat([pending, chunk]);
    const ready = all.subarray(0, Math.max(0, all.length - endBytes));
    pending = all.subarray(ready.length);
    if (ready.length === 0) continue;
    hash.update(ready);
    yield ready;
  }
  checked.isWhole = pending.equals(Buffer.concat([skippable, hash.digest()]));
}

const sumsName = 'SHA256SUMS';
const sumOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

/** Encrypts when there is a secret. */
export function archiveBytes(entries: AsyncIterable<ArchiveEntry>, secret: string | null): AsyncIterable<Buffer> {
  const packed = pack(writeTar(withSums(entries)));
  return secret === null ? packed : sealArchive(packed, secret);
}

async function* withSums(entries: AsyncIterable<ArchiveEntry>): AsyncGenerator<ArchiveEntry> {
  const lines: string[] = [];
  for await (const entry of entries) {
    lines.push(`${sumOf(entry.bytes)}  ${entry.name}\n`);
    yield entry;
  }
  yield { name: sumsName, bytes: Buffer.from(lines.join('')) };
}

/** Is the archive encrypted? Throws ArchiveRefused for other files. */
export async function needsKey(path: string): Promise<boolean> {
  const start = await startOf(path);
  if (isSealedArchive(start)) return true;
  if (start.readUInt32LE() === 0xfd2fb528) return false;
  throw new ArchiveRefused(`${path} is no archive of Banyan.`);
}

async function startOf(path: string): Promise<Buffer> {
  const file = await open(path, 'r');
  try {
    const { buffer } = await file.read(Buffer.alloc(sealedHeadBytes), 0, sealedHeadBytes, 0);
    return buffer;
  } finally {
    await file.close();
  }
}

/**
 * Without the list of hashes. Entries are verified only at the end, so consumers must be able to undo. Throws
 * ArchiveRefused. `onRead`: bytes read and total.
 */
export async function* readArchive(
  path: string,
  { secret, onRead }: { secret: string | null; onRead?: ((bytes: number, all: number) => void) | undefined },
): AsyncGenerator<ArchiveEntry> {
  const isSealed = await needsKey(path);
  if (isSealed && secret === null)
    throw new ArchiveRefused(`${path} is encrypted: give its key by --key-file or BANYAN_BACKUP_KEY.`);
  const head = isSealed ? await startOf(path) : Buffer.alloc(0);
  const { size } = await stat(path);
  const file = bytesOf(path, head.length, (bytes) => onRead?.(bytes, size));
  const packed = isSealed && secret !== null ? openArchive(file, { head, secret }) : file;
  const sums: string[] = [];
  let list: string | null = null;
  let last = 'the beginning';
  try {
    for await (const entry of readTar(unpack(packed))) {
      if (list !== null) throw new ArchiveRefused(`${entry.name} follows the list of hashes.`);
      last = entry.name;
      if (entry.name === sumsName) list = entry.bytes.toString();
      else {
        sums.push(`${sumOf(entry.bytes)}  ${entry.name}`);
        yield entry;
      }
    }
  } catch (error) {
    if (error instanceof ArchiveRefused)
      throw new ArchiveRefused(`${path}, after ${last}: ${error.message}`, { cause: error });
    throw error;
  }
  checkSums(path, sums, list);
}

function checkSums(path: string, sums: readonly string[], list: string | null): void {
  if (list === null) throw new ArchiveRefused(`${path}: the list of hashes is missing.`);
  const names = list.split('\n').slice(0, -1);
  const wrong = names.find((line, index) => sums[index] !== line) ?? sums[names.length];
  if (wrong !== undefined) throw new ArchiveRefused(`${path}: ${wrong.slice(66)} is missing or was changed.`);
}

async function* bytesOf(path: string, start: number, onRead: (bytes: number) => void): AsyncGenerator<Buffer> {
  let done = start;
  for await (const chunk of createReadStream(path, { start, highWaterMark: 256 * 1024 })) {
    yield chunk as Buffer;
    done += (chunk as Buffer).length;
    onRead(done);
  }
}
