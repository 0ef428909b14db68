// The outlines of a WOFF2 file, which stand there in streams of like numbers (WOFF 2.0, 5.1).
import { type Outline, type Point } from './glyph-table.ts';

/** Takes numbers off a run of bytes, one after the other. */
class Reader {
  private at = 0;
  private readonly bytes: Buffer;

  constructor(bytes: Buffer) {
    this.bytes = bytes;
  }

  byte(): number {
    this.at += 1;
    return this.bytes.readUInt8(this.at - 1);
  }

  word(): number {
    this.at += 2;
    return this.bytes.readUInt16BE(this.at - 2);
  }

  /** A number of one to three bytes (WOFF 2.0, 4.1: 255UInt16). */
  short(): number {
    const code = this.byte();
    if (code === 253) return this.word();
    if (code === 254) return 506 + this.byte();
    return code === 255 ? 253 + this.byte() : code;
  }
}

interface Streams {
  contours: Reader;
  points: Reader;
  flags: Reader;
  outlines: Reader;
}

/** The letters of the table, in its order. Throws when one is made of others: ours have none. */
export function unpackGlyphs(body: Buffer): Outline[] {
  let at = 36;
  const stream = (index: number): Reader => {
    const length = body.readUInt32BE(8 + index * 4);
    at += length;
    return new Reader(body.subarray(at - length, at));
  };
  const streams = { contours: stream(0), points: stream(1), flags: stream(2), outlines: stream(3) };
  return Array.from({ length: body.readUInt16BE(4) }, () => readGlyph(streams));
}

function readGlyph(streams: Streams): Outline {
  const contours = streams.contours.word();
  if (contours > 0x7fff) throw new RangeError('cannot unpack a glyph that is made of others');
  if (contours === 0) return [];
  const counts = Array.from({ length: contours }, () => streams.points.short());
  let [x, y] = [0, 0];
  const outline = counts.map((count) =>
    Array.from({ length: count }, () => {
      const step = readStep(streams);
      [x, y] = [x + step.x, y + step.y];
      return { x, y, isOnCurve: step.isOnCurve };
    }),
  );
  // How many instructions for coarse screens there are; they stand in a stream that nobody reads here.
  streams.outlines.short();
  return outline;
}

/** The way from the point before; its first byte says how many bytes follow and what they mean (WOFF 2.0, 5.2). */
function readStep({ flags, outlines }: Streams): Point {
  const flag = flags.byte();
  const code = flag & 127;
  const isOnCurve = flag < 128;
  const signed = (value: number, bit: number): number => ((code >> bit) & 1 ? value : -value);
  if (code < 10) return { isOnCurve, x: 0, y: signed(((code & 14) << 7) + outlines.byte(), 0) };
  if (code < 20) return { isOnCurve, x: signed((((code - 10) & 14) << 7) + outlines.byte(), 0), y: 0 };
  if (code < 84) {
    const [ways, both] = [code - 20, outlines.byte()];
    const [x, y] = [1 + (ways & 0x30) + (both >> 4), 1 + ((ways & 0x0c) << 2) + (both & 15)];
    return { isOnCurve, x: signed(x, 0), y: signed(y, 1) };
  }
  if (code < 120) {
    const ways = code - 84;
    const x = 1 + (Math.floor(ways / 12) << 8) + outlines.byte();
    const y = 1 + (((ways % 12) >> 2) << 8) + outlines.byte();
    return { isOnCurve, x: signed(x, 0), y: signed(y, 1) };
  }
  if (code < 124) {
    const [first, middle, last] = [outlines.byte(), outlines.byte(), outlines.byte()];
    return { isOnCurve, x: signed((first << 4) + (middle >> 4), 0), y: signed(((middle & 15) << 8) + last, 1) };
  }
  return { isOnCurve, x: signed(outlines.word(), 0), y: signed(outlines.word(), 1) };
}
