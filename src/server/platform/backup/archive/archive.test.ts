import fc from 'fast-check';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { zstdDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { archiveBytes, needsKey, readArchive, pack } from './archive.ts';
import { ArchiveRefused, type ArchiveEntry } from './tar.ts';

const secret = 'a key of a test, long enough';

describe('an archive', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'banyan-archive-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  async function* from(entries: readonly ArchiveEntry[]): AsyncGenerator<ArchiveEntry> {
    yield* entries;
  }
  const write = async (entries: readonly ArchiveEntry[], key: string | null): Promise<Buffer> => {
    const chunks: Buffer[] = [];
    for await (const chunk of archiveBytes(from(entries), key)) chunks.push(chunk);
    return Buffer.concat(chunks);
  };
  const read = async (bytes: Buffer, key: string | null): Promise<ArchiveEntry[]> => {
    const path = join(folder, 'archive');
    writeFileSync(path, bytes);
    const found: ArchiveEntry[] = [];
    for await (const entry of readArchive(path, { secret: key })) found.push(entry);
    return found;
  };
  const anyEntries = fc.uniqueArray(
    fc.record({
      name: fc.stringMatching(/^[a-z0-9/._-]{1,100}$/),
      bytes: fc.uint8Array({ maxLength: 2000 }).map((bytes) => Buffer.from(bytes)),
    }),
    { selector: ({ name }) => name, maxLength: 8 },
  );
  const few = [
    { name: 'manifest.json', bytes: Buffer.from('{}') },
    { name: 'tables/booking/000001.copy', bytes: Buffer.from('1\tfirst\n2\tsecond\n') },
  ];

  it('gives back the bytes that came in, with and without a key', async () => {
    await fc.assert(
      fc.asyncProperty(anyEntries, fc.constantFrom(null, secret), async (entries, key) => {
        expect(await read(await write(entries, key), key)).toEqual(entries);
      }),
      { numRuns: 25 },
    );
  });

  it('gives back entries that are larger than any buffer', async () => {
    const bytes = Buffer.alloc(3_000_001, 'banyan');
    for (const key of [null, secret]) {
      const [found] = await read(await write([{ name: 'large', bytes }], key), key);
      expect(found?.bytes.equals(bytes)).toBe(true);
    }
  });

  it('refuses every archive in which one byte was changed', async () => {
    const whole = await write(few, null);
    for (let at = 0; at < whole.length; at += 1) {
      const changed = Buffer.from(whole);
      changed[at] = (changed[at] ?? 0) ^ 0x10;
      await expect(read(changed, null), `byte ${at}`).rejects.toThrow(ArchiveRefused);
    }
  });

  it('refuses every archive that was cut off or goes on', async () => {
    const whole = await write(few, null);
    for (let length = 0; length < whole.length; length += 1)
      await expect(read(whole.subarray(0, length), null), `${length} bytes`).rejects.toThrow(ArchiveRefused);
    await expect(read(Buffer.concat([whole, Buffer.from('x')]), null)).rejects.toThrow(ArchiveRefused);
    await expect(read(Buffer.concat([whole, whole]), null)).rejects.toThrow(ArchiveRefused);
  });

  it('refuses an encrypted one of which a byte was changed or cut off, and another key', async () => {
    const whole = await write(few, secret);
    // Deriving a key is slow on purpose, so only the header, the first and last bytes and some between are changed.
    for (const at of [0, 26, 27, 42, 43, 100, whole.length - 17, whole.length - 1]) {
      const changed = Buffer.from(whole);
      changed[at] = (changed[at] ?? 0) ^ 1;
      await expect(read(changed, secret), `byte ${at}`).rejects.toThrow(ArchiveRefused);
    }
    for (const length of [10, 43, 60, whole.length - 1])
      await expect(read(whole.subarray(0, length), secret), `${length} bytes`).rejects.toThrow(ArchiveRefused);
    await expect(read(whole, `${secret}!`)).rejects.toThrow(/The key is not the one of this archive/);
    await expect(read(whole, null)).rejects.toThrow(/is encrypted: give its key/);
  });

  it('does not take the chunks of an encrypted one in another order, or without the last', async () => {
    // Bytes that do not compress, for several chunks.
    const noise = Buffer.from(Array.from({ length: 200_000 }, (_, index) => (index * index * 2654435761) >>> 13));
    const whole = await write([{ name: 'noise', bytes: noise }], secret);
    const [head, chunk] = [43, 64 * 1024 + 16];
    const first = whole.subarray(head, head + chunk);
    const second = whole.subarray(head + chunk, head + 2 * chunk);
    const swapped = Buffer.concat([whole.subarray(0, head), second, first, whole.subarray(head + 2 * chunk)]);
    await expect(read(swapped, secret)).rejects.toThrow(ArchiveRefused);
    await expect(read(whole.subarray(0, head + 2 * chunk), secret)).rejects.toThrow(/changed or cut off/);
  });

  it('names the entry that is not the one of the list', async () => {
    const path = join(folder, 'changed');
    const tar = zstdDecompressSync(await write(few, null));
    tar.write('3', tar.indexOf('2\tsecond'));
    const chunks: Buffer[] = [];
    for await (const chunk of pack(Readable.from([tar]))) chunks.push(chunk as Buffer);
    writeFileSync(path, Buffer.concat(chunks));
    expect(await needsKey(path)).toBe(false);
    await expect(read(Buffer.concat(chunks), null)).rejects.toThrow(
      /: tables\/booking\/000001\.copy is missing or was changed/,
    );
  });

  it('names the entry after which it is cut off', async () => {
    const noise = Buffer.from(Array.from({ length: 300_000 }, (_, index) => (index * index * 2654435761) >>> 13));
    const whole = await write([...few, { name: 'noise', bytes: noise }], null);
    const cut = read(whole.subarray(0, 200_000), null);
    await expect(cut).rejects.toThrow(/, after tables\/booking\/000001\.copy: /);
  });

  it('is an ordinary archive for tar, and its list one for sha256sum', async () => {
    const tar = join(folder, 'plain.tar');
    writeFileSync(tar, zstdDecompressSync(await write(few, null)));
    execFileSync('tar', ['-xf', tar, '-C', folder]);
    expect(readFileSync(join(folder, 'tables/booking/000001.copy'), 'utf8')).toBe('1\tfirst\n2\tsecond\n');
    const sums = readFileSync(join(folder, 'SHA256SUMS'), 'utf8');
    expect(sums).toMatch(/^[0-9a-f]{64} {2}manifest\.json\n[0-9a-f]{64} {2}tables\/booking\/000001\.copy\n$/);
  });

  it('says of another file that it is none', async () => {
    await expect(read(Buffer.from('a text of somebody, long enough to look at, and no archive'), null)).rejects.toThrow(
      /is no archive of Banyan/,
    );
  });
});
