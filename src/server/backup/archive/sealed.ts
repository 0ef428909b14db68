// An archive that only its key opens: chunks of AES-256-GCM that can neither be changed, left out, moved nor cut off, in the
// manner of STREAM (Hoang, Reyhanitabar, Rogaway, Vizár 2015): each nonce is a count and says whether it is the last.
import { createCipheriv, createDecipheriv, randomBytes, scrypt } from 'node:crypto';
import { promisify } from 'node:util';
import { ArchiveRefused } from './tar.ts';

const magic = Buffer.from('banyan encrypted archive 1\n');
const saltBytes = 16;
const tagBytes = 16;
const chunkBytes = 64 * 1024;
const cost = { N: 2 ** 15, r: 8, p: 1, maxmem: 64 * 1024 * 1024 };

export const sealedHeadBytes = magic.length + saltBytes;

/** Whether a file that begins with these bytes asks for a key. */
export function isSealedArchive(start: Buffer): boolean {
  return start.subarray(0, magic.length).equals(magic);
}

// A key serves one archive, because its salt does: so may the counts of its nonces begin at 0 again.
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

/** Cuts a stream into pieces of `size` bytes; only the last one is shorter, or empty when there are no bytes at all. */
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

/** Encrypts a stream under `secret`. */
export async function* sealArchive(source: AsyncIterable<Buffer>, secret: string): AsyncGenerator<Buffer> {
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

/** Opens what `sealArchive` has made, `source` being what follows its head. Throws ArchiveRefused at the first byte that is not as it was. */
export async function* openArchive(
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
