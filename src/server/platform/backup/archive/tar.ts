// Reads and writes POSIX tar (ustar), limited to what archives need: plain files with short names.

export interface ArchiveEntry {
  /** Such as `tables/booking/000001.copy`: at most 100 ASCII characters. */
  readonly name: string;
  readonly bytes: Buffer;
}

/** The message tells what is wrong and where. */
export class ArchiveRefused extends Error {}

const block = 512;
const longestName = 100;
// Far above any entry, because tables are split.
const largestEntry = 2 ** 30;

const octal = (value: number, digits: number) => `${value.toString(8).padStart(digits, '0')}\0`;

// The header's checksum is computed with eight spaces in its own field.
function sumOf(head: Buffer): number {
  let sum = 8 * 32;
  for (const [index, byte] of head.entries()) if (index < 148 || index >= 156) sum += byte;
  return sum;
}

function headOf({ name, bytes }: ArchiveEntry): Buffer {
  if (!/^[\x21-\x7e]+$/.test(name) || name.length > longestName) throw new Error(`not a name for an archive: ${name}`);
  if (bytes.length > largestEntry) throw new Error(`too large for an archive: ${name}`);
  const head = Buffer.alloc(block);
  head.write(name, 0, 'latin1');
  head.write(octal(0o600, 7), 100, 'latin1');
  head.write(octal(0, 7), 108, 'latin1');
  head.write(octal(0, 7), 116, 'latin1');
  head.write(octal(bytes.length, 11), 124, 'latin1');
  head.write(octal(0, 11), 136, 'latin1');
  head.write('0', 156, 'latin1');
  head.write('ustar\x0000', 257, 'latin1');
  head.write(`${octal(sumOf(head), 6)} `, 148, 'latin1');
  return head;
}

const fill = (size: number) => Buffer.alloc((block - (size % block)) % block);

export async function* writeTar(entries: AsyncIterable<ArchiveEntry>): AsyncGenerator<Buffer> {
  for await (const entry of entries) {
    yield headOf(entry);
    yield entry.bytes;
    yield fill(entry.bytes.length);
  }
  yield Buffer.alloc(2 * block);
}

/** Null at the end. */
function createTaker(source: AsyncIterable<Buffer>) {
  const chunks = source[Symbol.asyncIterator]();
  let rest: Buffer = Buffer.alloc(0);
  return {
    async take(size: number): Promise<Buffer | null> {
      const parts = [rest];
      let length = rest.length;
      while (length < size) {
        const next = await chunks.next();
        if (next.done) return null;
        parts.push(next.value);
        length += next.value.length;
      }
      const all = parts.length === 1 ? rest : Buffer.concat(parts);
      rest = all.subarray(size);
      return all.subarray(0, size);
    },
    close: async () => void (await chunks.return?.()),
  };
}

function readHead(head: Buffer, after: string): { name: string; size: number } {
  const field = (from: number, to: number) => head.toString('latin1', from, to).replace(/[\0 ]+$/, '');
  const size = /^[0-7]{1,11}$/.test(field(124, 136)) ? Number.parseInt(field(124, 136), 8) : -1;
  const isOurs = field(257, 263) === 'ustar' && head.toString('latin1', 156, 157) === '0';
  if (!isOurs || size < 0 || size > largestEntry || Number.parseInt(field(148, 156), 8) !== sumOf(head))
    throw new ArchiveRefused(`What follows ${after} is damaged.`);
  return { name: field(0, longestName), size };
}

/** Throws ArchiveRefused, which names the damaged entry. */
export async function* readTar(source: AsyncIterable<Buffer>): AsyncGenerator<ArchiveEntry> {
  const { take, close } = createTaker(source);
  let after = 'the beginning';
  try {
    for (;;) {
      const head = await take(block);
      if (head === null) throw new ArchiveRefused(`The archive ends after ${after}: a part of it is missing.`);
      if (head.every((byte) => byte === 0)) break;
      const { name, size } = readHead(head, after);
      const bytes = await take(size);
      if (bytes === null || (await take(fill(size).length)) === null)
        throw new ArchiveRefused(`The archive ends within ${name}: a part of it is missing.`);
      yield { name, bytes };
      after = name;
    }
    // Reads to the end, where the source verifies its hash.
    while ((await take(1)) !== null);
  } finally {
    await close();
  }
}
