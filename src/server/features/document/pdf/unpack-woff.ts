// A WOFF file as the typeface inside it. The PDF library unpacks by itself, but in JavaScript and again for each sheet.
import { inflateSync } from 'node:zlib';

const headSize = 44;
const entrySize = 20;

/** Unpacks a WOFF 1.0 file (W3C, 2012): header and table directory are written anew, each table is inflated. */
export function unpackWoff(woff: Buffer): Buffer {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new RangeError('not a WOFF file');
  const count = woff.readUInt16BE(12);
  const tables = Array.from({ length: count }, (_, index) => readTable(woff, headSize + index * entrySize));
  const directory = Buffer.alloc(12 + 16 * count);
  const power = 2 ** Math.floor(Math.log2(count));
  woff.copy(directory, 0, 4, 8);
  directory.writeUInt16BE(count, 4);
  directory.writeUInt16BE(power * 16, 6);
  directory.writeUInt16BE(Math.log2(power), 8);
  directory.writeUInt16BE((count - power) * 16, 10);
  let at = directory.length;
  const bodies = tables.map(({ tag, checksum, body }, index) => {
    const entry = 12 + index * 16;
    directory.write(tag, entry, 'latin1');
    directory.writeUInt32BE(checksum, entry + 4);
    directory.writeUInt32BE(at, entry + 8);
    directory.writeUInt32BE(body.length, entry + 12);
    const padded = Buffer.concat([body, Buffer.alloc((4 - (body.length % 4)) % 4)]);
    at += padded.length;
    return padded;
  });
  return Buffer.concat([directory, ...bodies]);
}

function readTable(woff: Buffer, at: number): { tag: string; checksum: number; body: Buffer } {
  const [offset, packed, length] = [4, 8, 12].map((more) => woff.readUInt32BE(at + more)) as [number, number, number];
  const bytes = woff.subarray(offset, offset + packed);
  return {
    tag: woff.toString('latin1', at, at + 4),
    checksum: woff.readUInt32BE(at + 16),
    // A table that did not get smaller is stored as it is.
    body: packed === length ? bytes : inflateSync(bytes),
  };
}
