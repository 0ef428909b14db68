// A typeface as a plain file: a directory of tables, then the tables, each at a multiple of four bytes (OpenType, "otff").

export interface FontTables {
  /** The file's first word, which says how outlines are drawn. */
  flavor: number;
  tables: readonly { tag: string; body: Buffer }[];
}

/** Writes a typeface of these tables. Their sums stay empty: nobody who reads one here checks them. */
export function writeFont({ flavor, tables }: FontTables): Buffer {
  const count = tables.length;
  const directory = Buffer.alloc(12 + 16 * count);
  const power = 2 ** Math.floor(Math.log2(count));
  directory.writeUInt32BE(flavor, 0);
  directory.writeUInt16BE(count, 4);
  directory.writeUInt16BE(power * 16, 6);
  directory.writeUInt16BE(Math.log2(power), 8);
  directory.writeUInt16BE((count - power) * 16, 10);
  let at = directory.length;
  const bodies = tables.map(({ tag, body }, index) => {
    const entry = 12 + index * 16;
    directory.write(tag, entry, 'latin1');
    directory.writeUInt32BE(at, entry + 8);
    directory.writeUInt32BE(body.length, entry + 12);
    const padded = Buffer.concat([body, Buffer.alloc((4 - (body.length % 4)) % 4)]);
    at += padded.length;
    return padded;
  });
  return Buffer.concat([directory, ...bodies]);
}
