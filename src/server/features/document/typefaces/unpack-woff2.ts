// A WOFF2 file as the typeface inside it: the packages of Chinese, Japanese and Korean have no other kind. The PDF library
// can show such a file, but it cannot cut letters out of it.
import { brotliDecompressSync } from 'node:zlib';
import { writeGlyphs } from './glyph-table.ts';
import { writeFont } from './sfnt.ts';
import { unpackGlyphs } from './unpack-glyphs.ts';

const headSize = 48;
// The tags that the format knows by number (WOFF 2.0, 4.1), four letters each; 63 stands for one that is written out.
const tags =
  'cmapheadhheahmtxmaxpnameOS/2postcvt fpgmglyflocaprepCFF VORGEBDTEBLCgasphdmxkernLTSHPCLTVDMXvheavmtxBASEGDEFGPOSGSUBEBSC' +
  'JSTFMATHCBDTCBLCCOLRCPALSVG sbixacntavarbdatblocbslncvarfdscfeatfmtxfvargvarhstyjustlcarmortmorxopbdproptrakZapfSilfGlat' +
  'GlocFeatSill';
const written = 63;

interface Entry {
  tag: string;
  isChanged: boolean;
  /** Bytes in the packed stream. */
  length: number;
}

/** Unpacks a WOFF 2.0 file (W3C, 2018) whose letters are outlines without parts, as all of ours are. */
export function unpackWoff2(woff: Buffer): Buffer {
  if (woff.toString('latin1', 0, 4) !== 'wOF2') throw new RangeError('not a WOFF2 file');
  const { entries, end } = readDirectory(woff, woff.readUInt16BE(12));
  const stream = brotliDecompressSync(woff.subarray(end, end + woff.readUInt32BE(20)));
  let at = 0;
  const packed = entries.map(({ length, ...entry }) => {
    at += length;
    return { ...entry, body: stream.subarray(at - length, at) };
  });
  const glyf = packed.find(({ tag, isChanged }) => tag === 'glyf' && isChanged);
  const changed: Record<string, Buffer> = glyf ? writeGlyphs(unpackGlyphs(glyf.body)) : {};
  const tables = packed.map(({ tag, isChanged, body }) => {
    if (isChanged && !changed[tag]) throw new RangeError(`cannot unpack the table ${tag}`);
    if (glyf && tag === 'head') return { tag, body: withLongPlaces(body) };
    return { tag, body: changed[tag] ?? body };
  });
  return writeFont({ flavor: woff.readUInt32BE(4), tables });
}

function readDirectory(woff: Buffer, count: number): { entries: Entry[]; end: number } {
  let at = headSize;
  const readLength = (): number => {
    let value = 0;
    for (;;) {
      const byte = woff.readUInt8(at);
      at += 1;
      value = value * 128 + (byte & 127);
      if (byte < 128) return value;
    }
  };
  const entries = Array.from({ length: count }, (): Entry => {
    const flags = woff.readUInt8(at);
    at += 1;
    const known = flags & 63;
    const tag = known === written ? woff.toString('latin1', at, at + 4) : tags.slice(known * 4, known * 4 + 4);
    if (known === written) at += 4;
    const form = flags >> 6;
    // Glyphs and their places are changed unless the form is 3, all other tables unless it is 0.
    const isChanged = tag === 'glyf' || tag === 'loca' ? form !== 3 : form !== 0;
    const plain = readLength();
    return { tag, isChanged, length: isChanged ? readLength() : plain };
  });
  return { entries, end: at };
}

/** The table `head` says how wide the places of glyphs are written: here in four bytes each. */
function withLongPlaces(head: Buffer): Buffer {
  const copy = Buffer.from(head);
  copy.writeInt16BE(1, 50);
  return copy;
}
