// Pictures that text pages name by id (docs/reference/texts.md#pages).
import type { CallOutput } from '#src/contract/types.ts';
import { projectFolder } from '#src/server/platform/config.ts';
import { readDemoPictures, type DemoPicture } from '#src/server/platform/pictures/demo-pictures.ts';
import type { Services } from '#src/server/services.ts';
import { findPictures } from './queries.ts';

type ContentPicture = CallOutput<'content/page'>['data']['pictures'][number];

const NAMED = /^!\[(?<alt>[^\]]*)\]\((?<id>[a-z0-9][a-z0-9-]*)\)$/gm;

let drawings: Promise<ReadonlyMap<string, DemoPicture>> | undefined;

async function drawnPictures({ mode }: Services['config']): Promise<ReadonlyMap<string, DemoPicture>> {
  return mode === 'demo' ? (drawings ??= readDemoPictures(`${projectFolder}demo/pictures`)) : new Map();
}

export async function existingPictures(
  ids: readonly string[],
  { db, config }: Pick<Services, 'db' | 'config'>,
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const [stored, drawn] = await Promise.all([findPictures(db, ids), drawnPictures(config)]);
  return new Set([...stored.map(({ id }) => id), ...ids.filter((id) => drawn.has(id))]);
}

/** A picture missing in the store (and the demo) is omitted with its line. */
export async function picturesOf(
  body: string,
  { db, config }: Pick<Services, 'db' | 'config'>,
): Promise<ContentPicture[]> {
  const named = new Map([...body.matchAll(NAMED)].map(({ groups = {} }) => [groups['id'] ?? '', groups['alt'] ?? '']));
  if (named.size === 0) return [];
  const stored = await findPictures(db, [...named.keys()]);
  const drawn = await drawnPictures(config);
  return [...named].flatMap(([id, alt]): ContentPicture[] => {
    const existing = stored.find((picture) => picture.id === id);
    if (existing !== undefined) return [{ ...existing, alt, focal: null }];
    const found = drawn.get(id);
    if (found === undefined) return [];
    const { width, height, blur, dominant, focal } = found;
    return [{ id, alt: alt === '' ? found.alt : alt, width, height, blur, dominant, focal: [focal[0], focal[1]] }];
  });
}
