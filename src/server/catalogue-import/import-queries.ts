// Imports an operator's catalogue, all or nothing.
import { priceCurrency } from '#src/domain/money/own-currency.ts';
import { randomUUID } from 'node:crypto';
import type { Pool, PoolClient } from 'pg';
import type { ImageGateway } from '#src/server/platform/pictures/image-store.ts';
import type { DemoPicture } from '#src/server/platform/pictures/demo-pictures.ts';
import type { Catalogue, OnProgress } from './catalogue.ts';
import { checkCatalogue, type ImportRules } from './check.ts';
import type { Fault } from './faults.ts';
import { findExisting } from './existing-queries.ts';
import { loadCatalogue, type Loaded } from './load-queries.ts';
import { readPictures, type Pictures } from './picture-files.ts';
import { readFiles } from './read-files.ts';

export interface ImportTools {
  readonly pool: Pool;
  readonly images: ImageGateway;
  readonly drawn: ReadonlyMap<string, DemoPicture>;
  readonly rules: ImportRules;
  /** Only reports faults. */
  readonly isCheck: boolean;
  readonly onProgress: OnProgress;
}

export type Imported =
  | { readonly ok: true; readonly loaded: Loaded | null; readonly count: number }
  | { readonly ok: false; readonly faults: readonly Fault[]; readonly count: number };

/** Faults change nothing. Throws when the database fails. */
export async function importCatalogue(files: readonly string[], tools: ImportTools): Promise<Imported> {
  const { catalogue, faults: formFaults, count } = await readFiles(files);
  const client = await tools.pool.connect();
  let pictures: Pictures | null = null;
  try {
    const existing = await findExisting(client, catalogue);
    const faults = [...formFaults, ...checkCatalogue(catalogue, existing, tools.rules)];
    pictures = await readPictures(catalogue, {
      images: tools.images,
      drawn: tools.drawn,
      keeps: !tools.isCheck && faults.length === 0,
      onFile: (done, total) => tools.onProgress('pictures', done, total),
    });
    faults.push(...pictures.faults);
    if (faults.length > 0) {
      await forget(pictures, tools.images);
      return { ok: false, faults, count };
    }
    return { ok: true, loaded: tools.isCheck ? null : await load(client, catalogue, { pictures, tools }), count };
  } catch (error) {
    if (pictures) await forget(pictures, tools.images);
    throw error;
  } finally {
    client.release();
  }
}

async function load(
  client: PoolClient,
  catalogue: Catalogue,
  { pictures, tools }: { pictures: Pictures; tools: ImportTools },
): Promise<Loaded> {
  await client.query('begin');
  try {
    await holdCurrency(client);
    const loaded = await loadCatalogue({
      client,
      catalogue,
      pictures,
      isDemo: false,
      hostId: () => randomUUID(),
      onProgress: tools.onProgress,
    });
    await client.query('commit');
    return loaded;
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
}

/** Throws when the price currency changed; locks it until the end. */
export async function holdCurrency(client: PoolClient): Promise<void> {
  const { rows } = await client.query<{ value: string }>(`select value from setting where key = 'currency' for share`);
  const { code } = priceCurrency();
  if ((rows[0]?.value ?? code) !== code) throw new Error('the price currency has just changed: run the import again');
}

/** Deletes pictures that nothing uses. */
async function forget(pictures: Pictures, images: ImageGateway): Promise<void> {
  for (const { id } of pictures.added) await images.remove(id);
}
