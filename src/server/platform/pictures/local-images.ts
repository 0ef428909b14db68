// Photos in a local folder (ADR 025).
import { join } from 'node:path';
import type { Encoder } from './encoder.ts';
import { checkPicture, forgetPicture, keepPicture, redrawPicture } from './keep-picture.ts';
import type { ImageGateway, FoundVariant } from './image-store.ts';
import { access } from 'node:fs/promises';
import type { EncoderResult } from './encoder-jobs.ts';
import { readDemoPictures, type DemoPicture } from './demo-pictures.ts';
import { newDraft, demoPlace, storedId, storedPlace } from './places.ts';
import { variants } from './variant.ts';

// Makes a size on first use; concurrent requests share the work.

const unknown: FoundVariant = { ok: false, reason: 'unknown', detail: 'no such picture or size' };

/** `demo`: the drawn pictures that ship with the program. */
function createVariantFinder(folders: { store: string; demo: string }, encoder: Encoder) {
  const making = new Map<string, Promise<EncoderResult>>();
  let drawings: Promise<ReadonlyMap<string, DemoPicture>> | undefined;

  return async (id: string, name: string): Promise<FoundVariant> => {
    const variant = variants.get(name);
    if (!variant) return unknown;
    const drawn = (await (drawings ??= readDemoPictures(folders.demo))).get(id);
    if (!drawn && !storedId.test(id)) return unknown;
    const place = drawn ? demoPlace(folders, drawn, variant) : storedPlace(folders.store, id, variant);
    const isImmutable = !drawn;
    for (const path of new Set([place.ready, place.target]))
      if (await isThere(path)) return { ok: true, path, isImmutable };
    if (!(await isThere(place.master))) return unknown;
    const { master, target } = place;
    const make = async () => {
      const draft = await newDraft(folders.store);
      return encoder.run({ kind: 'variant', master, target, draft, variant, focal: drawn?.focal ?? null });
    };
    const running = making.get(target) ?? make().finally(() => making.delete(target));
    making.set(target, running);
    const result = await running;
    return result.ok ? { ok: true, path: target, isImmutable } : result;
  };
}

function isThere(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}

export interface LocalImagesOptions {
  folder: string;
  demo: string;
  encoder: Encoder;
}

/** Creates folders on first use. */
export function createLocalImages({ folder, demo, encoder }: LocalImagesOptions): ImageGateway {
  const store = join(folder, 'pictures');
  const at = { store, encoder };
  return {
    put: (bytes, reader) => keepPicture(at, bytes, reader),
    redraw: (bytes) => redrawPicture(at, bytes),
    check: (bytes) => checkPicture(at, bytes),
    variant: createVariantFinder({ store, demo }, encoder),
    remove: (id) => forgetPicture(at, id),
    close: () => encoder.close(),
  };
}
