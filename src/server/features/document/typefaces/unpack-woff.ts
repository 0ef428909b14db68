// A WOFF file as the typeface inside it. The PDF library unpacks by itself, but in JavaScript and again for each sheet.
import { inflateSync } from 'node:zlib';
import { type FontTables, writeFont } from './sfnt.ts';

const headSize = 44;
const entrySize = 20;

/** Unpacks a WOFF 1.0 file (W3C, 2012): header and table directory are written again, each table is inflated. */
export function unpackWoff(woff: Buffer): Buffer {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new RangeError('not a WOFF file');
  const tables = Array.from({ length: woff.readUInt16BE(12) }, (_, index) =>
    readTable(woff, headSize + index * entrySize),
  );
  return writeFont({ flavor: woff.readUInt32BE(4), tables });
}

function readTable(woff: Buffer, at: number): FontTables['tables'][number] {
  const [offset, packed, length] = [4, 8, 12].map((more) => woff.readUInt32BE(at + more)) as [number, number, number];
  const bytes = woff.subarray(offset, offset + packed);
  return {
    tag: woff.toString('latin1', at, at + 4),
    // A table that did not get smaller is stored as it is.
    body: packed === length ? bytes : inflateSync(bytes),
  };
}
