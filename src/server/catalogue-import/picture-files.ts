// Pictures of a catalogue: files to store, and shipped ones.
import { realpath } from 'node:fs/promises';
import { isAbsolute, join, sep } from 'node:path';
import type { ImageGateway, StoredPicture } from '#src/server/platform/pictures/image-store.ts';
import type { DemoPicture } from '#src/server/platform/pictures/demo-pictures.ts';
import type { Catalogue } from './catalogue.ts';
import type { PictureEntry } from './entries.ts';
import { faultAt, type Entry, type Fault } from './faults.ts';
import { openFile } from './read-text.ts';

const mostBytes = 40 * 1024 * 1024;

/** As in `shapes/image.ts`. */
export interface ShownImage {
  readonly id: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
  readonly blur: string;
  readonly dominant: string;
  readonly focal: readonly [number, number] | null;
}

export interface Pictures {
  /** Only for checked entries. */
  imageOf(entry: PictureEntry, folder: string): ShownImage;
  /** Stored by this import. */
  readonly added: StoredPicture[];
  readonly stored: StoredPicture[];
  readonly faults: Fault[];
}

export interface PictureTools {
  /** Null: only shipped pictures. */
  readonly images: ImageGateway | null;
  readonly drawn: ReadonlyMap<string, DemoPicture>;
  /** False: only checks. */
  readonly keeps: boolean;
  readonly onFile: (done: number, total: number) => void;
}

/** Reads each file once. */
export async function readPictures(catalogue: Catalogue, tools: PictureTools): Promise<Pictures> {
  const named = picturesOf(catalogue);
  const files = new Map<string, Entry<PictureEntry>>();
  const faults: Fault[] = [];
  for (const entry of named) {
    const { at, value } = entry;
    if (typeof value !== 'string') files.set(join(at.folder, value.file), entry);
    else if (!tools.drawn.has(value))
      faults.push(
        faultAt(at, [], {
          wrong: `is ${JSON.stringify(value)}, which does not come with Banyan`,
          right: '{ "file", "alt" }',
        }),
      );
  }
  const stored = new Map<string, StoredPicture>();
  const added: StoredPicture[] = [];
  for (const [path, entry] of files) {
    const read = await readPicture(path, entry, tools);
    if ('wrong' in read) faults.push(faultAt(entry.at, [], read));
    else if (read.picture) {
      stored.set(path, read.picture);
      if (read.isNew) added.push(read.picture);
    }
    tools.onFile(stored.size + faults.length, files.size);
  }
  const imageOf: Pictures['imageOf'] = (entry, folder) => {
    if (typeof entry === 'string') return drawnImage(tools.drawn.get(entry), entry);
    const picture = stored.get(join(folder, entry.file));
    if (!picture) throw new Error(`${entry.file} was not read`);
    const { id, width, height, blur, dominant } = picture;
    return { id, alt: entry.alt, width, height, blur, dominant, focal: entry.focal ?? null };
  };
  return { imageOf, added, stored: [...stored.values()], faults };
}

function picturesOf({ cities, categories, hosts, listings, homePictures }: Catalogue): Entry<PictureEntry>[] {
  return [
    ...homePictures,
    ...cities.map(({ at, value }) => ({ at: { ...at, place: `${at.place} picture` }, value: value.picture })),
    ...[...categories, ...hosts].flatMap(({ at, value: { picture } }) =>
      picture === undefined ? [] : [{ at: { ...at, place: `${at.place} picture` }, value: picture }],
    ),
    ...listings.flatMap(({ at, value }) =>
      (value.pictures ?? []).map((picture, index) => ({
        at: { ...at, place: `${at.place} pictures[${index}]` },
        value: picture,
      })),
    ),
  ];
}

type Read = { picture?: StoredPicture; isNew?: boolean } | Pick<Fault, 'wrong' | 'right'>;

async function readPicture(
  path: string,
  { at, value }: Entry<PictureEntry>,
  { images, keeps }: PictureTools,
): Promise<Read> {
  const file = typeof value === 'string' ? value : value.file;
  const wrong = (what: string, right = 'a JPEG, PNG, WebP or AVIF') => ({
    wrong: `${JSON.stringify(file)} ${what}`,
    right,
  });
  const outside = wrong('lies outside the folder of the catalogue', 'a path from that folder, such as photos/lake.jpg');
  if (isAbsolute(file) || file.split(/[\\/]/).includes('..')) return outside;
  const real = await realpath(path).catch(() => null);
  if (real === null) return wrong('is not there', 'a path from the folder of the catalogue');
  if (!real.startsWith((await realpath(at.folder)) + sep)) return outside;
  if (!images) return wrong('is a file', 'the id of a drawn picture');
  const bytes = await readAtMost(real);
  if (!bytes) return wrong(`has more than ${mostBytes} bytes or cannot be read`);
  const refused = keeps ? await images.put(bytes) : await images.check(bytes);
  if (refused === null) return {};
  if (refused.ok) return { picture: refused.picture, isNew: refused.isNew };
  if (refused.code === 'photo-size') return wrong('has more than 40 million pixels', 'a smaller picture');
  if (refused.code === 'unavailable')
    return wrong(`could not be stored (${refused.detail})`, 'room and rights in BANYAN_UPLOAD_DIR');
  return wrong(`is no picture that can be read (${refused.detail})`);
}

async function readAtMost(path: string): Promise<Buffer | null> {
  const handle = await openFile(path).catch(() => null);
  try {
    const size = (await handle?.stat())?.size ?? Infinity;
    return handle && size <= mostBytes ? await handle.readFile() : null;
  } catch {
    return null;
  } finally {
    await handle?.close();
  }
}

function drawnImage(drawn: DemoPicture | undefined, id: string): ShownImage {
  if (!drawn) throw new Error(`There is no drawn picture ${id}`);
  const { alt, width, height, blur, dominant, focal } = drawn;
  return { id, alt, width, height, blur, dominant, focal };
}
