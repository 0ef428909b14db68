// Copies pictures from one place to another, in the order of their ids.
import type pg from 'pg';
import type { Originals } from '#src/server/platform/pictures/originals.ts';

export interface CopyOptions {
  readonly pool: Pick<pg.Pool, 'query'>;
  readonly from: Originals;
  readonly to: Originals;
  readonly onProgress?: (what: string, done: number, total: number) => void;
}

export interface Copied {
  readonly copied: number;
  /** They were there from an earlier run. */
  readonly known: number;
  /** Ids of those that are in neither place. */
  readonly missing: readonly string[];
}

const page = 200;
// A store elsewhere answers in tens of milliseconds: several at a time.
const atOnce = 8;

/** Copies all pictures that the database names and that came from outside. What is there is not sent again. */
export async function copyOriginals({ pool, from, to, onProgress }: CopyOptions): Promise<Copied> {
  const count = await pool.query<{ count: number }>('select count(*)::integer as count from picture where not is_demo');
  const total = count.rows[0]?.count ?? 0;
  const missing: string[] = [];
  let [copied, known, last] = [0, 0, ''];
  const copyOne = async (id: string) => {
    if (await to.has(id)) known += 1;
    else {
      const original = await from.read(id);
      if (original === null) missing.push(id);
      else {
        await to.write(id, original);
        copied += 1;
      }
    }
    onProgress?.('Pictures', copied + known + missing.length, total);
  };
  for (;;) {
    const { rows } = await pool.query<{ id: string }>(
      'select id from picture where not is_demo and id > $1 order by id limit $2',
      [last, page],
    );
    if (rows.length === 0) return { copied, known, missing };
    for (let start = 0; start < rows.length; start += atOnce)
      await Promise.all(rows.slice(start, start + atOnce).map(({ id }) => copyOne(id)));
    last = rows.at(-1)?.id ?? '';
  }
}
