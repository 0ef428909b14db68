// An archive is compressed with Zstandard, and ends with the hash of all its bytes in a frame that every `zstd` skips.
import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { createZstdCompress, createZstdDecompress } from 'node:zlib';
import { ArchiveRefused } from './tar.ts';

const skippable = Buffer.from([0x50, 0x2a, 0x4d, 0x18, 32, 0, 0, 0]);
const endBytes = skippable.length + 32;

async function* untouched(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  for await (const chunk of source) if (chunk.length > 0) yield chunk;
}

/** Compresses a stream and ends it with its hash. */
export async function* pack(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const hash = createHash('sha256');
  for await (const chunk of through(source, createZstdCompress())) {
    hash.update(chunk);
    yield chunk;
  }
  yield Buffer.concat([skippable, hash.digest()]);
}

/** The stream that was packed. Throws ArchiveRefused, at the latest after its last byte, when any byte is missing or changed. */
export async function* unpack(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
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

// Nothing is taken from the source before somebody asks for what comes out.
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

// All but the last bytes, which are compared with the hash of those before. Nothing is thrown here: that would drop what is on its
// way through the decompression, and nobody would know which entries came through.
async function* withoutEnd(source: AsyncIterable<Buffer>, checked: { isWhole: boolean }): AsyncGenerator<Buffer> {
  const hash = createHash('sha256');
  let kept: Buffer = Buffer.alloc(0);
  for await (const chunk of source) {
    const all = Buffer.concat([kept, chunk]);
    const ready = all.subarray(0, Math.max(0, all.length - endBytes));
    kept = all.subarray(ready.length);
    if (ready.length === 0) continue;
    hash.update(ready);
    yield ready;
  }
  checked.isWhole = kept.equals(Buffer.concat([skippable, hash.digest()]));
}
